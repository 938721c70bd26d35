/** Made by tools/page_types.py from the server's protocol and the games' documents: do not edit. */
export interface components {
    schemas: {
        /** Ahead */
        Ahead: {
            actions: string[];
        };
        /** Called */
        Called: {
            /** @description At most 40 characters that can be seen, see core.names; empty: said in the reader's language. */
            name: string;
        };
        /** CarryCode */
        CarryCode: {
            code: string;
            seconds: number;
        };
        /** Chain */
        Chain: {
            version: number;
            seat: number;
            actions: string[];
        };
        /** Chances */
        Chances: {
            percents: (number[] | null)[];
        };
        /** Course */
        Course: {
            own: number[];
            left: number[];
            now: components["schemas"]["Position"];
            lines: components["schemas"]["LogLine"][];
            moments: components["schemas"]["Moment"][];
        };
        /** Credential */
        Credential: {
            credential: {
                [key: string]: unknown;
            };
        };
        /** DeviceInfo */
        DeviceInfo: {
            device: string;
            browser: string;
            system: string;
            created: string;
            seen: string;
            here: boolean;
        };
        /** Draw */
        Draw: {
            n: number;
            outcome: string;
            weights: [
                string,
                number
            ][];
        };
        /** Fill */
        Fill: {
            /** @enum {string} */
            kind: "person" | "open" | "random" | "greedy" | "novice" | "apprentice" | "courtier" | "minister" | "chancellor" | "master";
        };
        /** GameDetail */
        GameDetail: {
            name: string;
            title: components["schemas"]["Names"];
            players: number[];
            options: {
                [key: string]: (string | number)[];
            };
            components: string;
            reconstructed: boolean;
            component_data: {
                [key: string]: unknown;
            };
            patterns: {
                [key: string]: string;
            };
            kinds: {
                [key: string]: string[] | string;
            };
            aims: {
                [key: string]: string;
            };
            messages: {
                [key: string]: string;
            };
            blocks: {
                [key: string]: string;
            };
            place_kinds: string[];
            rulebook: components["schemas"]["Section"][];
            seats: components["schemas"]["SeatColour"][];
        };
        /** GameInfo */
        GameInfo: {
            name: string;
            title: components["schemas"]["Names"];
            players: number[];
            options: {
                [key: string]: (string | number)[];
            };
            components: string;
            reconstructed: boolean;
        };
        /** Gathering */
        Gathering: {
            table: string;
            game: string;
            players: number;
            options: {
                [key: string]: string | number;
            };
            seats: components["schemas"]["Sitting"][];
            /** @enum {string} */
            status: "waiting" | "running" | "over";
            public: boolean;
            /**
             * @description A table with open seats begins when the last is taken, or when its host says so.
             * @enum {string}
             */
            starts: "full" | "host";
            own: number[];
            host: boolean;
            link: string | null;
        };
        /** Hint */
        Hint: {
            actions: string[];
            percents: number[];
            points: number[];
            scored: number;
            sources: [
                string,
                number
            ][];
            others: [
                number,
                number
            ][];
            better: number;
        };
        /** Hints */
        Hints: {
            version: number;
            hints: components["schemas"]["Hint"][];
        };
        /** Joining */
        Joining: {
            name: string;
            same: boolean;
            tables: number;
            stays: boolean;
        };
        /** LaidDown */
        LaidDown: {
            actions: string[];
            refused: boolean;
            rule: string | null;
        };
        /** LogLine */
        LogLine: {
            n: number;
            seat: number | "chance";
            rows: [
                string,
                number,
                number,
                string
            ][];
            action?: string;
            hidden?: string;
            aside?: {
                [key: string]: unknown;
            };
            time?: string;
        };
        /** Made */
        Made: {
            table: string;
            seed_hash: string;
            /** @enum {string} */
            status: "waiting" | "running" | "over";
        };
        /** Me */
        Me: {
            /** @description At most 40 characters that can be seen, see core.names; empty: said in the reader's language. */
            name: string;
            sign_in: string | null;
            devices: components["schemas"]["DeviceInfo"][];
            passkeys: components["schemas"]["PasskeyInfo"][];
        };
        /** Message */
        Message: {
            /** @enum {string} */
            room: "seats" | "watchers";
            n: number;
            seat: number | null;
            name: string;
            text: string;
            /** @enum {null|string} */
            phrase: "hello" | "luck" | "turn" | "moment" | "back" | "return" | "nice" | "sorry" | "thanks" | "played" | "again" | "bye" | null;
            time: string;
            own: boolean;
            muted: boolean;
        };
        /** Moment */
        Moment: {
            at: number;
            actor: number | "chance" | null;
            node: string;
            view: {
                [key: string]: unknown;
            };
            board: [
                string,
                unknown[][]
            ][] | null;
        };
        /** Mute */
        Mute: {
            /** @enum {string} */
            room: "seats" | "watchers";
            n: number;
            muted: boolean;
            /** @default false */
            always?: boolean;
        };
        /** Names */
        Names: {
            en: string;
            hant: string;
            hans: string;
        };
        /** NewMessage */
        NewMessage: {
            /** @enum {string} */
            room: "seats" | "watchers";
            /** @default  */
            text?: string;
            /** @enum {null|string} */
            phrase?: "hello" | "luck" | "turn" | "moment" | "back" | "return" | "nice" | "sorry" | "thanks" | "played" | "again" | "bye" | null;
            seat?: number | null;
        };
        /** NewTable */
        NewTable: {
            game: string;
            players: number;
            seats: components["schemas"]["SeatInfo"][];
            options?: {
                [key: string]: unknown;
            };
            /** @default false */
            public?: boolean;
            /**
             * @description A table with open seats begins when the last is taken, or when its host says so.
             * @default full
             * @enum {string}
             */
            starts?: "full" | "host";
        };
        /** Notes */
        Notes: {
            text: string;
            version: number;
        };
        /** Paragraph */
        Paragraph: {
            id: string;
            tag: string;
            en: string;
            hant: string;
            hans: string;
        };
        /** PasskeyInfo */
        PasskeyInfo: {
            passkey: string;
            browser: string;
            system: string;
            created: string;
        };
        /** Position */
        Position: {
            table: string;
            game: string;
            players: number;
            options: {
                [key: string]: string | number;
            };
            version: number;
            since: number;
            at: number;
            /** @enum {string} */
            status: "waiting" | "running" | "over";
            seats: components["schemas"]["Sitting"][];
            viewer: number | null;
            actor: number | "chance" | null;
            asked: number[];
            laid: components["schemas"]["LaidDown"] | null;
            node: string;
            view: {
                [key: string]: unknown;
            };
            board: [
                string,
                unknown[][]
            ][] | null;
            legal: string[] | null;
            advice: {
                [key: string]: unknown;
            } | null;
            closed: {
                [key: string]: components["schemas"]["Reason"];
            } | null;
            draft: components["schemas"]["LogLine"][];
            seed: components["schemas"]["Seed"];
            result: components["schemas"]["Result"] | null;
            hints: boolean;
        };
        /** Problem */
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            rule?: string | null;
        };
        /** Reason */
        Reason: {
            rule: string;
            facts: {
                [key: string]: number | string;
            };
        };
        /** Result */
        Result: {
            scores: number[];
            winners: number[];
            ledger: [
                string,
                number,
                number,
                string
            ][];
        };
        /**
         * Said
         * @description How many messages there are in each room; null: a room that the reader may not enter.
         */
        Said: {
            seats: number | null;
            watchers: number | null;
        };
        /** SeatColour */
        SeatColour: {
            id: string;
            shape: string;
            hex: string;
            ink: string;
            en: string;
            hant: string;
            hans: string;
        };
        /** SeatInfo */
        SeatInfo: {
            /** @enum {string} */
            kind: "person" | "open" | "random" | "greedy" | "novice" | "apprentice" | "courtier" | "minister" | "chancellor" | "master";
            /** @description At most 40 characters that can be seen, see core.names; empty: said in the reader's language. */
            name: string;
        };
        /** Section */
        Section: {
            id: string;
            en: string;
            hant: string;
            hans: string;
            rules: components["schemas"]["Paragraph"][];
        };
        /** Seed */
        Seed: {
            hash: string;
            value: string | null;
        };
        /** SetPassword */
        SetPassword: {
            /** @description At most 40 characters that can be seen, see core.names; empty: said in the reader's language. */
            name: string;
            password: string;
        };
        /** Sitting */
        Sitting: {
            /** @enum {string} */
            kind: "person" | "open" | "random" | "greedy" | "novice" | "apprentice" | "courtier" | "minister" | "chancellor" | "master";
            /** @description At most 40 characters that can be seen, see core.names; empty: said in the reader's language. */
            name: string;
            /** @enum {null|string} */
            stand_in: "person" | "open" | "random" | "greedy" | "novice" | "apprentice" | "courtier" | "minister" | "chancellor" | "master" | null;
        };
        /** TableInfo */
        TableInfo: {
            table: string;
            game: string;
            players: number;
            seats: components["schemas"]["Sitting"][];
            /** @enum {string} */
            status: "waiting" | "running" | "over";
            version: number;
            asked: number[];
            created: string;
            moved: string;
            result: components["schemas"]["TableResult"] | null;
            own: number[];
            removable: boolean;
        };
        /** TableResult */
        TableResult: {
            scores: number[];
            winners: number[];
        };
        /** Take */
        Take: {
            /** @description At most 40 characters that can be seen, see core.names; empty: said in the reader's language. */
            name: string;
            /** @default  */
            link?: string;
        };
        /** Talk */
        Talk: {
            messages: components["schemas"]["Message"][];
            said: components["schemas"]["Said"];
            /** @enum {string} */
            room: "seats" | "watchers";
        };
        /** UseCode */
        UseCode: {
            /** @description Eight letters and digits; case and what is written between them make no difference. */
            code: string;
        };
        /** UsePassword */
        UsePassword: {
            /** @description At most 40 characters that can be seen, see core.names; empty: said in the reader's language. */
            name: string;
            password: string;
        };
        /**
         * TableNews
         * @description News of one of the tables that a browser follows on one stream.
         */
        TableNews: {
            version: number;
            /** @enum {unknown} */
            status: "over" | "running" | "waiting";
            thinking: number | null;
            seating: number;
            asked: number[];
            said: components["schemas"]["Said"];
            away: (string | null)[];
            table: string;
        };
        /**
         * Alive
         * @description Data of the event `alive`: the next one comes after so many seconds at most.
         */
        Alive: {
            every: number;
        };
        /**
         * Gone
         * @description Data of the event `gone`: a table that cannot be followed (any more).
         */
        Gone: {
            table: string;
        };
        /**
         * View
         * @description A position by the names of the component file. In every list per owner the neutral player of the game for two stands last.
         *
         *     `phase`: 0 set-up and neutral members, 1 to 5. `placing`: while members are placed. `spaces`: waiting members by province and seat.
         *     `cities`: by province, owner and district.
         */
        MingView: {
            cities: {
                [key: string]: number[][];
            };
            deck: {
                [key: string]: number;
            };
            discards: {
                [key: string]: number;
            };
            display: {
                [key: string]: string | null;
            };
            districts: {
                [key: string]: components["schemas"]["MingDistrictView"];
            };
            dragons: number;
            forecast: components["schemas"]["MingForecast"];
            phase: number;
            placing: components["schemas"]["MingPlacing"] | null;
            returns: (number | null)[];
            round_no: number;
            rounds: number;
            scored_province: string | null;
            scoring: boolean;
            seats: components["schemas"]["MingSeatView"][];
            spaces: {
                [key: string]: number[];
            };
            starter: number | null;
        };
        /**
         * DistrictView
         * @description Open members per owner, and the seat whose monk locks the district.
         */
        MingDistrictView: {
            monk: number | null;
            open: number[];
        };
        /**
         * Forecast
         * @description If it were scored now, with nobody returning but as far as known.
         */
        MingForecast: {
            cities: {
                [key: string]: components["schemas"]["MingCityForecast"];
            };
            districts: {
                [key: string]: components["schemas"]["MingDistrictForecast"];
            };
            seats: components["schemas"]["MingSeatForecast"][];
            value: components["schemas"]["MingScoringValue"];
        };
        /**
         * CityForecast
         * @description Members left in a city and their points, per seat; the rule of the majority.
         */
        MingCityForecast: {
            members: number[];
            points: number[];
            rule: string | null;
        };
        /**
         * DistrictForecast
         * @description Members that would enter the city, per owner.
         */
        MingDistrictForecast: {
            enter: number[];
        };
        /**
         * SeatForecast
         * @description Points of the next scoring by source.
         */
        MingSeatForecast: {
            majorities: number;
            members: number;
            monks: number;
            sets: number;
            tiles: number;
            total: number;
        };
        /**
         * ScoringValue
         * @description Points of the next scoring: a set of six, a member in a city, a majority.
         */
        MingScoringValue: {
            city_member: number;
            majority: number;
            six_set: number;
        };
        /**
         * Placing
         * @description Which of its placements the seat to act makes, and of how many.
         */
        MingPlacing: {
            number: number;
            of: number;
        };
        /**
         * SeatView
         * @description One seat; everything of it is public (MD-2.9, MD-4.1.9). `out`: members out of the game.
         */
        MingSeatView: {
            hand: {
                [key: string]: number;
            };
            hand_size: number;
            out: number;
            passed: boolean;
            points: number;
            prince: string | null;
            supply: number;
            tiles: {
                [key: string]: number;
            };
        };
        /**
         * Advice
         * @description Plans for the seat to act, by district: at its turn and on its way `routes` and `deploy`, before it deploys `deploy`.
         *
         *     `returns`: where a return number is chosen, what each number from 0 on leaves.
         */
        MingAdvice: {
            deploy?: {
                [key: string]: components["schemas"]["MingDeployment"];
            };
            returns?: components["schemas"]["MingStaying"][];
            routes?: {
                [key: string]: components["schemas"]["MingRoute"][];
            };
        };
        /**
         * Deployment
         * @description What could be deployed in a district: members at most; whether the own monk locks it; whether one may be a monk, and whose monk it would push out.
         */
        MingDeployment: {
            locked: boolean;
            monk: boolean;
            most: number;
            pushes: number | null;
        };
        /**
         * Staying
         * @description Points of those who stay in the city being scored, and for most members there, if nobody else goes home as far as known.
         */
        MingStaying: {
            majority: number;
            members: number;
        };
        /**
         * Route
         * @description A way of the prince: its actions, the cards they cost, and whether the move may end there.
         */
        MingRoute: {
            actions: string[];
            can_stop: boolean;
            cards: string[];
        };
        /**
         * View
         * @description A position by the names of the component file; lists are per seat, in seat order.
         */
        RoyalsView: {
            cities: {
                [key: string]: components["schemas"]["RoyalsCityView"];
            };
            countries: {
                [key: string]: components["schemas"]["RoyalsCountryView"];
            };
            deck_size: number;
            discard: components["schemas"]["RoyalsDiscardView"] | null;
            discards: {
                [key: string]: number;
            };
            display: {
                [key: string]: number;
            };
            draw: components["schemas"]["RoyalsDrawView"] | null;
            first_turn: boolean;
            forecast: components["schemas"]["RoyalsForecast"];
            houses: number[];
            intrigue_deck_size: number;
            intrigue_discards: {
                [key: string]: number;
            };
            payment: components["schemas"]["RoyalsPaymentView"] | null;
            period: number | null;
            seats: components["schemas"]["RoyalsSeatView"][];
            starter: number | null;
            titles: {
                [key: string]: number[];
            };
            turn: number;
        };
        /**
         * CityView
         * @description Holders of the portraits by title (None: vacant), buried cubes per seat, and whether the city marker lies there.
         */
        RoyalsCityView: {
            cathedral: number[];
            marker: boolean;
            portraits: {
                [key: string]: number | null;
            };
        };
        /**
         * CountryView
         * @description Markers that still lie at a country: country markers, and period markers by period (high and low; empty once scored).
         */
        RoyalsCountryView: {
            markers: number[];
            periods: number[][];
        };
        /**
         * DiscardView
         * @description The discard under way: cards named, and how many of each kind are still too many.
         */
        RoyalsDiscardView: {
            countries: number;
            intrigue: number;
            paid: {
                [key: string]: number;
            };
            spent: {
                [key: string]: number;
            };
        };
        /**
         * DrawView
         * @description The draw step: Country and Intrigue cards drawn so far, and how many can follow at most.
         */
        RoyalsDrawView: {
            countries: number;
            intrigue: number;
            left: number;
        };
        /**
         * Forecast
         * @description If the period, and then the game, were scored now. `period`: 1 to 3, None after the game.
         */
        RoyalsForecast: {
            countries: {
                [key: string]: components["schemas"]["RoyalsCountryForecast"];
            };
            period: number | null;
            seats: components["schemas"]["RoyalsSeatForecast"][];
            titles: {
                [key: string]: components["schemas"]["RoyalsTitleForecast"];
            };
        };
        /**
         * CountryForecast
         * @description Influence per seat, and who takes the markers of a period.
         */
        RoyalsCountryForecast: {
            high: components["schemas"]["RoyalsPeriodMarker"];
            influence: number[];
            low: components["schemas"]["RoyalsPeriodMarker"];
        };
        /**
         * PeriodMarker
         * @description One period marker: its taker, points, rule, and what sets the taker apart from the seat behind.
         */
        RoyalsPeriodMarker: {
            by: ("city" | "influence" | "title") | null;
            points: number;
            rule: string;
            seat: number | null;
        };
        /**
         * SeatForecast
         * @description Points of the period and of the titles.
         */
        RoyalsSeatForecast: {
            period: number;
            titles: number;
        };
        /**
         * TitleForecast
         * @description Seats that would score a title, points of each, rule.
         */
        RoyalsTitleForecast: {
            points: number;
            rule: string;
            seats: number[];
        };
        /**
         * PaymentView
         * @description The payment under way (RO-10.2): what is paid for, the replacements said, the cards named, and how many are left.
         */
        RoyalsPaymentView: {
            city: string;
            cost: number;
            left: number | null;
            owed: number;
            paid: {
                [key: string]: number;
            };
            plot: number | null;
            spent: {
                [key: string]: number;
            };
            title: string;
            victim: number | null;
            wild: number | null;
        };
        /**
         * SeatView
         * @description One seat. None where the viewer may not know it; `known`, `known_intrigue`: cards that must be in the hand, for all to know (RO-10.6).
         *
         *     `marker_count`: markers taken, whether or not they lie open.
         */
        RoyalsSeatView: {
            cities: {
                [key: string]: string[];
            };
            hand: {
                [key: string]: number;
            } | null;
            hand_size: number;
            intrigue: {
                [key: string]: number;
            } | null;
            intrigue_size: number;
            known: {
                [key: string]: number;
            };
            known_intrigue: {
                [key: string]: number;
            };
            marker_count: number;
            markers: components["schemas"]["RoyalsMarker"][] | null;
            points: number | null;
            supply: number;
            titles: string[];
        };
        /**
         * Marker
         * @description A marker of a seat: rule that gave it, place as in the ledger, points.
         */
        RoyalsMarker: {
            place: string;
            points: number;
            rule: string;
        };
        /**
         * Advice
         * @description Plans for the seat to act: drawing `odds` and `portraits`, playing `portraits` (by city and title), else `finish`: actions that complete the payment.
         */
        RoyalsAdvice: {
            finish?: string[];
            odds?: components["schemas"]["RoyalsOdds"];
            portraits?: {
                [key: string]: {
                    [key: string]: components["schemas"]["RoyalsPortraitAdvice"];
                };
            };
        };
        /**
         * Odds
         * @description Per deck, for how many of the cards that the seat has not located the next one can be of each kind.
         */
        RoyalsOdds: {
            country: {
                [key: string]: number;
            };
            intrigue: {
                [key: string]: number;
            };
        };
        /**
         * PortraitAdvice
         * @description One portrait: the rule that forbids it now (None: it can be taken), what it costs, what is missing, the ways to pay, and what it brings.
         */
        RoyalsPortraitAdvice: {
            cost: number;
            gains: components["schemas"]["RoyalsGains"] | null;
            owed: number;
            rule: string | null;
            short: components["schemas"]["RoyalsShort"];
            victim: number | null;
            ways: components["schemas"]["RoyalsWay"][];
        };
        /**
         * Gains
         * @description What an installation changes: markers and points taken at once; before and after it the country, the title, cities held there, titles held.
         */
        RoyalsGains: {
            cities: [
                number,
                number
            ];
            country: [
                components["schemas"]["RoyalsCountryForecast"],
                components["schemas"]["RoyalsCountryForecast"]
            ];
            markers: components["schemas"]["RoyalsMarker"][];
            points: number;
            title: [
                components["schemas"]["RoyalsTitleGain"],
                components["schemas"]["RoyalsTitleGain"]
            ];
            titles: [
                number,
                number
            ];
        };
        /**
         * TitleGain
         * @description The same with the cubes of the title per seat.
         */
        RoyalsTitleGain: {
            cubes: number[];
            points: number;
            rule: string;
            seats: number[];
        };
        /**
         * Short
         * @description Cards that are missing for a portrait.
         */
        RoyalsShort: {
            country: number;
            intrigue: number;
        };
        /**
         * Way
         * @description One payment for each number of replacements: its cards, how many different ones there are, and the installation with it in notation.
         */
        RoyalsWay: {
            actions: string[];
            cards: number;
            choices: number;
            pay: {
                [key: string]: number;
            };
            plot: number | null;
            spend: {
                [key: string]: number;
            };
            wild: number;
        };
        /**
         * View
         * @description A position by the names of the component file; lists per seat are in seat order. `layout`: rooms by slot (None: not laid out yet).
         */
        PalaceView: {
            box: string[];
            deck: number;
            discards: {
                [key: string]: number;
            };
            drawn: {
                [key: string]: number;
            } | null;
            drawn_size: number;
            draws_left: number;
            favoured: ("king" | "madame")[];
            forecast: components["schemas"]["PalaceForecast"];
            free_seals: components["schemas"]["PalaceFreeSeals"];
            intrigue: boolean;
            last_round: boolean;
            layout: (string | null)[];
            limit_left: number;
            minted: boolean;
            nobles_end: number;
            nobles_left: number;
            park: {
                [key: string]: components["schemas"]["PalaceSquareView"];
            };
            quiet: number;
            quiet_end: number;
            recruits_left: number;
            rooms: {
                [key: string]: components["schemas"]["PalaceRoomView"];
            };
            round_no: number;
            scribes: number;
            seat: number | null;
            seats: components["schemas"]["PalaceSeatView"][];
            starter: number | null;
            stations_left: number;
            step: ("backdoor" | "parade" | "recruit" | "stairs" | "third") | null;
            steps_left: number;
            unseen: {
                [key: string]: number;
            };
        };
        /**
         * Forecast
         * @description If the game were scored now.
         */
        PalaceForecast: {
            edges: {
                [key: string]: components["schemas"]["PalaceEdgeForecast"];
            };
            seats: components["schemas"]["PalaceSeatForecast"][];
            winners: number[];
        };
        /**
         * EdgeForecast
         * @description An edge of the park: what the servants of each seat count there, and its points.
         */
        PalaceEdgeForecast: {
            points: number[];
            totals: number[];
        };
        /**
         * SeatForecast
         * @description Points by source, if the game were scored now.
         */
        PalaceSeatForecast: {
            cards: number;
            edges: number;
            hand: number;
            nobles: number;
            total: number;
        };
        /**
         * FreeSeals
         * @description Free seals by patron.
         */
        PalaceFreeSeals: {
            king: number;
            madame: number;
        };
        /**
         * SquareView
         * @description A square of the park: a noble with its price, or a servant, or nothing.
         */
        PalaceSquareView: {
            noble: string | null;
            price: components["schemas"]["PalacePrice"] | null;
            servant: number | null;
        };
        /**
         * Price
         * @description Gold after the discount, seals, and the discount.
         */
        PalacePrice: {
            discount: number;
            gold: number;
            king: number;
            madame: number;
        };
        /**
         * RoomView
         * @description Servants per seat; the majority, None where nobody has it or it gives nothing.
         */
        PalaceRoomView: {
            majority: components["schemas"]["PalaceMajority"] | null;
            servants: number[];
        };
        /**
         * Majority
         * @description Who has the majority in a room, and by which rule.
         */
        PalaceMajority: {
            rule: string;
            seat: number;
        };
        /**
         * SeatView
         * @description One seat. `hand`: only the viewer's own; of everybody after the end. `points`: those that are sure.
         */
        PalaceSeatView: {
            edges: {
                [key: string]: number;
            };
            front: string[];
            gold: number;
            hand: {
                [key: string]: number;
            } | null;
            hand_size: number;
            nobles: string[];
            points: number;
            reserve: number;
            supply: number;
        };
        /**
         * Advice
         * @description Plans for the seat to act: by square what each noble lacks, by room what it would give now, and at the stairs shortest ways from room to room.
         */
        PalaceAdvice: {
            gives: {
                [key: string]: number;
            };
            nobles: {
                [key: string]: components["schemas"]["PalaceNobleAdvice"];
            };
            walks?: {
                [key: string]: {
                    [key: string]: string[];
                };
            };
        };
        /**
         * NobleAdvice
         * @description The same with the noble.
         */
        PalaceNobleAdvice: {
            lacks: components["schemas"]["PalaceLacks"];
            noble: string;
            rules: string[];
        };
        /**
         * Lacks
         * @description What is missing to pay a noble now.
         */
        PalaceLacks: {
            gold: number;
            king: number;
            madame: number;
            office: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
