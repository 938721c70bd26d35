/** The page of Royals. */
import type { GamePage } from "../../lib/plugin";
import Board from "./Board.svelte";
import CardsPanel from "./CardsPanel.svelte";
import Chip from "./Chip.svelte";
import Controls from "./Controls.svelte";
import { badge, primary, prompt, rounds, rules, track, warning } from "./course";
import Hand from "./Hand.svelte";
import NoblePanel from "./NoblePanel.svelte";
import { finish } from "./pay";
import PeriodPanel from "./PeriodPanel.svelte";
import { acts, WITHIN } from "./plan";
import "./royals.css";
import Seat from "./Seat.svelte";
import { sayAct, tell } from "./spoken";
import TitlesPanel from "./TitlesPanel.svelte";
import { locked } from "./turn";

const page: GamePage = {
  Board,
  Hand,
  Controls,
  Seat,
  panels: [
    { id: "period", title: { id: "royals-page-panel-period" }, Panel: PeriodPanel },
    { id: "titles", title: { id: "royals-page-panel-titles" }, Panel: TitlesPanel },
    { id: "nobles", title: { id: "royals-page-panel-nobles" }, Panel: NoblePanel },
    { id: "cards", title: { id: "royals-page-panel-cards" }, Panel: CardsPanel },
  ],
  track,
  prompt,
  primary,
  badge,
  warning,
  privateNodes: [],
  hiddenHands: true,
  acts,
  asked: ["play"],
  orders: ["draw-deck", "draw-intrigue", "draw", "end"],
  locked,
  finish,
  Chip,
  sayAct,
  rounds,
  silent: ["end", "wild 0", "plot 0"],
  within: WITHIN,
  joins: {
    draw: ["draw", "drawn"],
    drawn: ["draw"],
    wild: ["install"],
    pay: ["wild", "pay"],
    plot: ["wild", "pay"],
    spend: ["plot", "spend"],
    discard: ["end", "discard"],
    reveal: ["end", "discard"],
  },
  tell,
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
