/** Any game without a board: what is legal as a list of sentences. */
import type { GamePage } from "../../lib/plugin";
import { words } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";
import Seat from "./Seat.svelte";

const plain: GamePage = {
  Board,
  Hand: Nothing,
  Controls: Nothing,
  Seat,
  panels: [],
  track: (play) => [{ message: { id: "page-plain-node", args: { no: play.position.at } }, state: "now" }],
  prompt: (play) => {
    const id = `${play.detail.name}-node-${play.position.node}`;
    if (play.draft.length && play.position.actor !== play.committed.viewer) return { id: "page-plain-complete" };
    return { id: words.has(id) ? id : "page-plain-choose" };
  },
  primary: () => ({ id: "page-commit" }),
  badge: () => null,
  warning: () => null,
  privateNodes: [],
  hiddenHands: true,
  rules: () => [],
  sources: [],
};

export default plain;
