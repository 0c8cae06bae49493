import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import { showsFigures, withCells } from '@pagewright/design/bound-chart';
import { type BoundCells, type CellFigures, figuresOfCells } from '@pagewright/model/bound-cells';
import { followedCells, tableAt, tableOnSheet } from '@pagewright/model/followed-cells';
import { parseOrigin } from '@pagewright/model/origin';
import type { SourceDocument, TableBlock } from '@pagewright/model/source-document';
import type { SourceNews } from '@pagewright/model/source-news';
import { successorOf } from '@pagewright/model/successors';
import type { OlderSource } from './older-source.ts';

interface ToldOfChart {
  readonly as: keyof SourceNews;
  readonly text: string;
  readonly now?: string;
}

/** A page whose charts say what the cells that a person bound them to say in the newest version of their file. */
export interface FollowedPage {
  readonly page: Page;
  /** Charts that say something else than before. */
  readonly count: number;
  readonly told: readonly ToldOfChart[];
}

interface Sources {
  readonly documents: readonly SourceDocument[];
  readonly older: readonly OlderSource[];
}

type Followed =
  | { readonly component: Component }
  | { readonly told: Pick<ToldOfChart, 'as'> & { readonly now?: CellFigures } }
  | undefined;

export function withFollowedCells(page: Page, sources: Sources): FollowedPage {
  let count = 0;
  const told: ToldOfChart[] = [];
  const components = page.components.map((component) => {
    const followed = followedChart(component, page, sources);
    if (followed && 'component' in followed) {
      count += 1;
      return followed.component;
    }
    if (followed) {
      const { as, now } = followed.told;
      told.push({ as, text: nameOf(component, page), ...(now ? { now: inWords(now) } : {}) });
    }
    return component;
  });
  return { page: count > 0 ? { ...page, components } : page, count, told };
}

/** Undefined where it is bound to no cells of an older version, or these say what they said. */
function followedChart(component: Component, page: Page, sources: Sources): Followed {
  const { cells: face } = behaviourOf(component);
  const cells = face?.of(component);
  const tables = cells && tablesOf(cells, sources);
  if (!cells || !tables) return undefined;
  const { older, newer } = tables;
  const followed = followedCells(cells, older, newer);
  const before = figuresOfCells(older, cells);
  if (followed.is !== 'there') return { told: { as: followed.is === 'table' ? 'gone' : 'open' } };
  if (isSameValue(before, followed.figures)) return undefined;
  if (!before || !showsFigures(component, before)) return { told: { as: 'kept', now: followed.figures } };
  return { component: withCells(component, followed, page.language, before) };
}

function tablesOf(
  cells: BoundCells,
  { documents, older: versions }: Sources,
): { readonly older: TableBlock; readonly newer: TableBlock | undefined } | undefined {
  const { file, place = '' } = parseOrigin(cells.origin) ?? {};
  const version = versions.find(({ document }) => document.file === file);
  const newest = version && documents.find((document) => document.file === version.newest);
  const older = version && tableAt(version.document.blocks, cells.origin);
  if (!version || !newest || !older) return undefined;
  const now = successorOf(cells.origin, new Map([[version.document.file, version]]))?.origin;
  const newer = now ? tableAt(newest.blocks, now) : tableOnSheet(newest.blocks, place);
  return { older, newer };
}

/** What a chart is called to people who read what became of it. */
function nameOf(component: Component, page: Page): string {
  const caption = behaviourOf(component).cells?.shows(component)?.caption;
  return caption || component.name || page.title;
}

function inWords({ categories, series }: CellFigures): string {
  const lines = series.map(({ name, values }) => `${name}: ${values.map((own) => own ?? '–').join(', ')}`);
  return [categories.join(', '), ...lines].join('\n');
}
