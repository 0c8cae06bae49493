/** One line of the table. */
export interface Row {
  readonly work: string;
  readonly ours: string;
  /** What it is measured against, and how that did. */
  readonly other: string;
  /** Ours in proportion to the other, or to the bar itself. */
  readonly ratio: number;
  /** The ratio may be so much at most (design §6). */
  readonly bar: number;
  /** What the work is made of, where that is worth a line of its own. */
  readonly parts?: string;
}

/** Makes some rows of the table; `rounds` counts how often each work is repeated. */
export type Measure = (rounds: number) => Promise<Row[]>;

export function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}
