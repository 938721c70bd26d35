/** The page of Royal Palace. */
import type { Component } from "svelte";
import type { GamePage, Play } from "../../lib/plugin";
import Board from "./Board.svelte";
import CardsPanel from "./CardsPanel.svelte";
import Chip from "./Chip.svelte";
import Controls from "./Controls.svelte";
import { badge, locked, primary, prompt, rounds, rules, track, warning } from "./course";
import ForecastPanel from "./ForecastPanel.svelte";
import Hand from "./Hand.svelte";
import NoblesPanel from "./NoblesPanel.svelte";
import "./palace.css";
import { acts, finish, goesOn } from "./plan";
import Seat from "./Seat.svelte";

type Part = Component<{ play: Play }>;

const page: GamePage = {
  Board: Board as Part,
  Hand: Hand as Part,
  Controls: Controls as Part,
  Seat: Seat as GamePage["Seat"],
  panels: [
    { id: "forecast", title: { id: "palace-page-panel-forecast" }, Panel: ForecastPanel as Part },
    { id: "nobles", title: { id: "palace-page-panel-nobles" }, Panel: NoblesPanel as Part },
    { id: "cards", title: { id: "palace-page-panel-cards" }, Panel: CardsPanel as Part },
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
  goesOn: goesOn as GamePage["goesOn"],
  Chip: Chip as GamePage["Chip"],
  rounds,
  rules,
  sources: [
    { rules: ["RP-12.2"], title: { id: "palace-source-nobles" } },
    { rules: ["RP-12.3"], title: { id: "palace-source-cards" } },
    { rules: ["RP-12.4"], title: { id: "palace-source-hand" } },
    { rules: ["RP-12.5"], title: { id: "palace-source-edges" } },
  ],
};

export default page;
