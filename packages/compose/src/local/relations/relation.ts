import type { Origin } from '@pagewright/model/origin';
import type { Action, Item, Pair, Stat, Statement, Step, TimelineEvent } from '@pagewright/model/outline';
import type { CodeBlock, ImageBlock, QuoteBlock, TableBlock } from '@pagewright/model/source-document';
import type { Quantity } from '../spans/quantities.ts';
import type { RecordTable } from './records.ts';

/** What a document says, found over lines and sentences; every text in it is a stretch of its source. */
export type Relation = Timeline | Parts | Records | Figures | Steps | List | Actions | Pairs | Figure | Said | Exhibit;

interface Base {
  /** The words that lead to it: a line that ends in a colon, the name in front of an enumeration. */
  readonly head?: Statement | undefined;
}

export interface Timeline extends Base {
  readonly kind: 'timeline';
  /** Times of one day. */
  readonly isDay: boolean;
  readonly events: readonly TimelineEvent[];
}

/** Names with one figure each, or with several measures. */
export interface Parts extends Base {
  readonly kind: 'parts';
  /** What they add up to, where the source says it. */
  readonly total?: Stat | undefined;
  /** They make a whole: they come to the total or to a hundred per cent. */
  readonly isWhole: boolean;
  readonly items: readonly Part[];
  /** What the figures are called where they all are: `占比`. */
  readonly measure?: string | undefined;
  /** What else is said of each, in their order. */
  readonly details?: readonly Item[] | undefined;
  readonly origins: readonly Origin[];
}

export interface Part {
  readonly name: string;
  readonly quantity: Quantity;
  /** In brackets behind the figure: a second measure. */
  readonly aside?: string | undefined;
}

export interface Steps extends Base {
  readonly kind: 'steps';
  readonly steps: readonly Step[];
}

export interface List extends Base {
  readonly kind: 'list';
  readonly items: readonly Item[];
  /** What is said of each entry stands below it, and they are set side by side. */
  readonly areSides?: boolean;
  /** It is told of one of several things that stand side by side, each in a list of its own. */
  readonly areTold?: boolean;
}

export interface Actions extends Base {
  readonly kind: 'actions';
  readonly items: readonly Action[];
  /** What the only one of them says as it stands, where it is no more than what the writer takes on. */
  readonly whole?: Item;
}

export interface Pairs extends Base {
  readonly kind: 'pairs';
  readonly as: 'question-answer' | 'risk-measure' | 'term-meaning' | 'problem-solution' | undefined;
  readonly items: readonly Pair[];
}

/** Things built alike, as a table of their fields. */
export interface Records extends Base, RecordTable {
  readonly kind: 'records';
}

/** Several key figures under words that lead to them. */
export interface Figures extends Base {
  readonly kind: 'figures';
  readonly stats: readonly Stat[];
  /** Entries beside them that have no figure. */
  readonly rest?: readonly Item[] | undefined;
}

/** A key figure with what it measures, or what changed from one figure to another. */
export interface Figure {
  readonly kind: 'figure';
  readonly stat: Stat;
}

/** A statement that stands in no other relation. */
export interface Said {
  readonly kind: 'said';
  readonly item: Item;
}

/** A block that is shown as it is. */
export interface Exhibit {
  readonly kind: 'exhibit';
  readonly block: TableBlock | ImageBlock | QuoteBlock | CodeBlock;
}
