import type { Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import type { Rect } from '@pagewright/model/units';
import type { CanvasPage } from '../../canvas/CanvasView.tsx';
import type { FramedText } from '../pages/framed-canvas-page.ts';
import { readablePage } from '../pages/parsed-page.ts';
import type { ComparedPage, Difference } from './compare-pages.ts';
import {
  choosableOutlines,
  type DifferentObject,
  differentObjects,
  outlinesBetween,
  type PairOutlines,
} from './page-outlines.ts';

/** A page on one side of its row. */
export interface ComparedSide extends FramedText {
  readonly page: ComparedPage;
  /** From 1. */
  readonly number: number;
  /** px of the row. */
  readonly place: Rect;
}

/** What of a page's difference is accepted. */
export interface PairChoice {
  readonly isTaken: boolean;
  /** Where its objects can be accepted one by one: the page with all of them, and those that are left out. */
  readonly objects?: { readonly all: string; readonly left: ReadonlySet<string> };
}

/** A page then and now as one row of the canvas. */
export interface ComparedRow extends CanvasPage {
  readonly difference: Difference;
  readonly before: ComparedSide | undefined;
  readonly after: ComparedSide | undefined;
  /** Where a side has no page: the place that it would have. */
  readonly places: { readonly before: Rect; readonly after: Rect };
  /** Undefined where there is nothing to choose. */
  readonly choice: PairChoice | undefined;
}

/** What is known of a row once both of its pages have been read. */
export interface RowDetails {
  /** Nothing of a page that is on one side alone, or cannot be read: it says so itself. */
  readonly outlines: PairOutlines;
  /** Those that can be chosen, where there are several. */
  readonly objects: readonly DifferentObject[];
  /** Whether it says the same, and only looks otherwise. */
  readonly isLook: boolean;
  readonly hasOtherNotes: boolean;
}

const NOTHING: RowDetails = { outlines: { before: [], after: [] }, objects: [], isLook: false, hasOtherNotes: false };

const known = new WeakMap<ComparedRow, RowDetails>();

/** Reads the pages of a row, once. */
export function detailsOf(row: ComparedRow): RowDetails {
  const before = known.get(row);
  if (before) return before;
  const details = read(row);
  known.set(row, details);
  return details;
}

function read({ before, after, choice }: ComparedRow): RowDetails {
  const [then, now] = [before && readablePage(before.text), after && readablePage(choice?.objects?.all ?? after.text)];
  if (!then || !now) return NOTHING;
  const hasOtherNotes = then.notes !== now.notes;
  const objects = choice?.objects ? choosableObjects(then, now) : [];
  const outlines =
    choice && choice.objects && objects.length > 0
      ? choosableOutlines(then, now, choice.objects.left)
      : outlinesBetween(then, now);
  const isLook =
    before?.text !== after?.text &&
    !hasOtherNotes &&
    [...outlines.before, ...outlines.after].every(({ is }) => is === 'look' || is === 'moved');
  return { outlines, objects, isLook, hasOtherNotes };
}

/** The objects of a page that can be accepted one by one: a single one goes with its page. */
export function choosableObjects(before: Page, after: Page): DifferentObject[] {
  const objects = differentObjects(before, after);
  return objects.length < 2 ? [] : objects;
}

/** Whether two rows look the same. */
export function isSameRow(one: ComparedRow, other: ComparedRow): boolean {
  return (
    one.difference === other.difference &&
    one.note === other.note &&
    one.pageNumber === other.pageNumber &&
    one.size.width === other.size.width &&
    one.size.height === other.size.height &&
    isSameSide(one.before, other.before) &&
    isSameSide(one.after, other.after) &&
    one.choice?.isTaken === other.choice?.isTaken &&
    one.choice?.objects?.left === other.choice?.objects?.left
  );
}

function isSameSide(one: ComparedSide | undefined, other: ComparedSide | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.text === other.text &&
    one.frameKey === other.frameKey &&
    one.number === other.number &&
    one.page.hidden === other.page.hidden &&
    one.page.section === other.page.section &&
    isSameValue(one.place, other.place)
  );
}
