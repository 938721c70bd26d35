/** The page of Ming Dynasty. */
import type { GamePage } from "../../lib/plugin";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import CityPanel from "./CityPanel.svelte";
import Controls from "./Controls.svelte";
import { badge, primary, prompt, rounds, rules, track, warning } from "./course";
import ForecastPanel from "./ForecastPanel.svelte";
import Hand from "./Hand.svelte";
import "./ming.css";
import { complete, ENDS } from "./plan";
import Seat from "./Seat.svelte";
import SupplyPanel from "./SupplyPanel.svelte";

const page: GamePage = {
  Board,
  Hand,
  Controls,
  Seat,
  panels: [
    { id: "forecast", title: { id: "ming-page-panel-forecast" }, ended: null, Panel: ForecastPanel },
    { id: "supply", title: { id: "ming-page-panel-supply" }, Panel: SupplyPanel },
    { id: "city", title: { id: "ming-page-panel-city" }, Panel: CityPanel },
  ],
  track,
  prompt,
  primary,
  badge,
  warning,
  privateNodes: ["return"],
  ends: complete,
  joins: { step: ["step"], deploy: ["step", "stay"], reveal: ["take", "dragon"] },
  turnEnds: ENDS,
  orders: ["pass", "take"],
  Chip,
  rounds,
  rules,
  sources: [
    { rules: ["MD-4.2.4"], title: { id: "ming-source-members" } },
    { rules: ["MD-4.2.5", "MD-4.2.6", "MD-4.2.7"], title: { id: "ming-source-majorities" } },
    { rules: ["MD-4.3.1"], title: { id: "ming-source-monks" } },
    { rules: ["MD-4.1.10"], title: { id: "ming-source-sets" } },
    { rules: ["MD-4.4.1", "MD-4.4.2"], title: { id: "ming-source-tiles" } },
  ],
};

export default page;
