import type { GenerationSettings } from '@pagewright/contract/projects';
import type { DocumentLook } from '@pagewright/design/document-look';
import type { StoredPage } from '@pagewright/design/redesign';
import type { EarlierPage } from '@pagewright/design/regenerate';
import type { Outline } from '@pagewright/model/outline';
import type { PageRow } from '../pages/policy.ts';
import { shownText } from '../pages/shown-text.ts';

/** The pages of a project as the design takes them: each with its brief in one outline, and what is kept beside it. */

export function lookOf({ style, format, customSize }: GenerationSettings): DocumentLook {
  return { style, format, ...(customSize ? { customSize } : {}) };
}

/** What the pages were designed from as one outline in their order, and where in it each of them stands. */
export interface DesignedFrom {
  readonly outline: Outline;
  readonly indexes: ReadonlyMap<number, number>;
  /** Where the briefs stood in the outlines as they were composed. */
  readonly places: ReadonlyMap<number, number>;
}

/** @param outlines by what a page names: the briefs of its pages are looked up there */
export function designedFrom(
  outlines: ReadonlyMap<number, Outline>,
  rows: readonly PageRow[],
  nameOf: (row: PageRow) => number | null,
): DesignedFrom | undefined {
  const all = [...outlines.values()];
  const newest = all.at(-1);
  const designed = rows.flatMap((row) => {
    const { pages = [] } = outlines.get(nameOf(row) ?? -1) ?? {};
    const place = pages.findIndex(({ id }) => id === row.briefId);
    const brief = pages[place];
    return brief ? [{ row, brief, place }] : [];
  });
  if (!newest || designed.length === 0) return undefined;
  return {
    outline: {
      ...newest,
      assets: Object.assign({}, ...all.map(({ assets }) => assets)) as Outline['assets'],
      pages: designed.map(({ brief, row }) => ({ ...brief, id: `${row.id}` })),
    },
    indexes: new Map(designed.map(({ row }, index) => [row.id, index])),
    places: new Map(designed.map(({ row, place }) => [row.id, place])),
  };
}

/** A page that is designed from what it was designed from before. */
export function storedPage(row: PageRow, from: DesignedFrom | undefined): StoredPage {
  return { briefIndex: from?.indexes.get(row.id), sameBrief: true, ...textsOf(row) };
}

export function earlierPage(row: PageRow, from: DesignedFrom | undefined): EarlierPage {
  return {
    briefId: from?.indexes.has(row.id) ? `${row.id}` : null,
    place: from?.places.get(row.id) ?? null,
    ...textsOf(row),
  };
}

/** A page keeps the style that it has for itself. */
function textsOf(row: PageRow) {
  const style = row.style ? { style: { from: row.style, to: row.style } } : {};
  return { generatedText: row.generatedText, styledText: shownText(row), kept: row.kept ?? undefined, ...style };
}
