// What the charts draw: how things stood at the end of each round, counted by the server.

import type { Replay } from "./api";

export interface Series {
  rounds: number[];
  points: number[][]; // by round, then by seat
  holdings: number[][]; // as the door says: gold, or the cards owned
}

export function seriesOf({ rounds = [] }: Replay): Series {
  return {
    rounds: rounds.map(([round]) => round),
    points: rounds.map(([, totals]) => totals),
    holdings: rounds.map(([, , holdings]) => holdings),
  };
}
