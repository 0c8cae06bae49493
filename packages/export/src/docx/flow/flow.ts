import type {
  ChartPrimitive,
  DiagramPrimitive,
  ImagePrimitive,
  PrimitiveRun,
  TablePrimitive,
} from '@pagewright/components/primitives';

/** A document as it is read from its beginning to its end: what a text document is written from. */
export type FlowBlock = FlowText | FlowObject | PageStart | ContentsPlace | CoverEnd;

/** What a text is. Headings and lists have a level, 1 the highest. */
export type FlowStyle =
  | { readonly is: 'title' | 'subtitle' | 'meta' | 'body' | 'quote' | 'caption' | 'code' | 'contents-heading' }
  | { readonly is: 'heading'; readonly level: number }
  | { readonly is: 'item'; readonly level: number; readonly ordered: boolean; readonly list: string };

export interface FlowText {
  readonly type: 'text';
  readonly style: FlowStyle;
  /** What an entry is called by, in front of what it says. */
  readonly lead: readonly PrimitiveRun[];
  /** Several are lines of one paragraph. */
  readonly lines: readonly (readonly PrimitiveRun[])[];
}

/** An object, of a page (from 1). */
export interface FlowObject {
  readonly type: 'object';
  readonly page: number;
  readonly object: TablePrimitive | ChartPrimitive | ImagePrimitive | DiagramPrimitive;
}

/** Where what a page says begins, which others lead to. */
export interface PageStart {
  readonly type: 'page-start';
  /** From 1. */
  readonly page: number;
}

/** Where the table of contents stands. */
export interface ContentsPlace {
  readonly type: 'contents';
  /** Whether the pages have no heading for it. */
  readonly isAdded?: true;
}

/** Where the cover ends, and the text begins on a new page. */
export interface CoverEnd {
  readonly type: 'cover-end';
}

/** The words of runs, spaces as one. */
export function plainText(lines: readonly (readonly PrimitiveRun[])[]): string {
  return lines
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
