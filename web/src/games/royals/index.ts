/** The page of Royals. */
import type { Component } from "svelte";
import type { GamePage, Play } from "../../lib/plugin";
import Board from "./Board.svelte";
import CardsPanel from "./CardsPanel.svelte";
import Chip from "./Chip.svelte";
import Controls from "./Controls.svelte";
import { badge, primary, prompt, rounds, rules, track, warning } from "./course";
import Hand from "./Hand.svelte";
import NoblePanel from "./NoblePanel.svelte";
import { finish } from "./pay";
import PeriodPanel from "./PeriodPanel.svelte";
import { acts } from "./plan";
import "./royals.css";
import Seat from "./Seat.svelte";
import TitlesPanel from "./TitlesPanel.svelte";
import { locked } from "./turn";

type Part = Component<{ play: Play }>;

const page: GamePage = {
  Board: Board as Part,
  Hand: Hand as Part,
  Controls: Controls as Part,
  Seat: Seat as GamePage["Seat"],
  panels: [
    { id: "period", title: { id: "royals-page-panel-period" }, Panel: PeriodPanel as Part },
    { id: "titles", title: { id: "royals-page-panel-titles" }, Panel: TitlesPanel as Part },
    { id: "nobles", title: { id: "royals-page-panel-nobles" }, Panel: NoblePanel as Part },
    { id: "cards", title: { id: "royals-page-panel-cards" }, Panel: CardsPanel as Part },
  ],
  track,
  prompt,
  primary,
  badge,
  warning,
  privateNodes: [],
  hiddenHands: true,
  acts,
  locked,
  finish: finish as GamePage["finish"],
  Chip: Chip as GamePage["Chip"],
  rounds,
  rules,
  sources: [
    { rules: ["RO-6.1"], title: { id: "royals-source-cities" } },
    { rules: ["RO-6.2"], title: { id: "royals-source-countries" } },
    { rules: ["RO-6.3"], title: { id: "royals-source-houses" } },
    { rules: ["RO-8.5", "RO-8.6"], title: { id: "royals-source-periods" } },
    { rules: ["RO-9.2", "RO-9.3"], title: { id: "royals-source-titles" } },
  ],
};

export default page;
