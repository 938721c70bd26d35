/** The page of Royal Palace. */
import type { GamePage } from "../../lib/plugin";
import Board from "./Board.svelte";
import CardsPanel from "./CardsPanel.svelte";
import Chip from "./Chip.svelte";
import Controls from "./Controls.svelte";
import { badge, locked, primary, prompt, rounds, rules, track, warning } from "./course";
import ForecastPanel from "./ForecastPanel.svelte";
import Hand from "./Hand.svelte";
import NoblesPanel from "./NoblesPanel.svelte";
import "./palace.css";
import { acts, finish, goesOn, regroup } from "./plan";
import { sayAct, tell } from "./spoken";
import Seat from "./Seat.svelte";

const page: GamePage = {
  Board,
  Hand,
  Controls,
  Seat,
  orders: ["mint", "done"],
  panels: [
    { id: "forecast", title: { id: "palace-page-panel-forecast" }, ended: { id: "palace-page-panel-ended" }, Panel: ForecastPanel },
    { id: "nobles", title: { id: "palace-page-panel-nobles" }, Panel: NoblesPanel },
    { id: "cards", title: { id: "palace-page-panel-cards" }, Panel: CardsPanel },
  ],
  track,
  prompt,
  primary,
  badge,
  warning,
  privateNodes: [],
  hiddenHands: true,
  acts,
  regroup,
  locked,
  finish,
  goesOn,
  Chip,
  sayAct,
  rounds,
  silent: ["done"],
  joins: {
    station: ["station"],
    muster: ["muster", "pull"],
    pull: ["muster", "pull"],
    walk: ["walk"],
    keep: ["drawn", "keep"],
    done: ["muster", "pull", "walk", "mint", "favour", "recruit", "drawn", "keep", "play", "slip", "done"],
  },
  tell,
  rules,
  sources: [
    { rules: ["RP-12.2"], title: { id: "palace-source-nobles" } },
    { rules: ["RP-12.3"], title: { id: "palace-source-cards" } },
    { rules: ["RP-12.4"], title: { id: "palace-source-hand" } },
    { rules: ["RP-12.5"], title: { id: "palace-source-edges" } },
  ],
};

export default page;
