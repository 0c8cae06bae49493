import { isPagewrightError } from '@pagewright/model/errors';
import type { Outline, PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { ComposeRequest } from '../engine.ts';
import type { NumberedBlock } from './numbered-blocks.ts';

/** How the local engine composes: whole, and at once. */
export type ComposeWhole = (documents: readonly SourceDocument[], request: ComposeRequest) => Outline;

/** A brief that shows a table or a picture of the sources, as the local engine reads it. */
export type Shown = Extract<SimpleBrief, { form: 'table' | 'chart' | 'image' }>;

const FRAME: ReadonlySet<PageBrief['form']> = new Set(['cover', 'agenda', 'closing']);

/** Whether a page says something of its own. */
export function isContent(brief: PageBrief): boolean {
  return !FRAME.has(brief.form);
}

/** A page of these blocks by the local engine; undefined where it finds nothing to say in them. */
export function localPage(
  compose: ComposeWhole,
  blocks: readonly NumberedBlock[],
  request: ComposeRequest,
): PageBrief | undefined {
  return composed(compose, blocks, { ...request, prompt: '', pageCount: 1 }).find(isContent);
}

/** A table or a picture as the local engine shows it; undefined where it shows none. */
export function localShown(
  compose: ComposeWhole,
  one: NumberedBlock,
  form: Shown['form'],
  request: ComposeRequest,
): Shown | undefined {
  const pages = composed(compose, [...one.above, one], { ...request, prompt: '', pageCount: 2, format: 'ppt-16-9' });
  const all = pages.flatMap((page): SimpleBrief[] => (page.form === 'composite' ? page.parts : [page]));
  const shown = all.filter(isShown);
  return shown.find((brief) => brief.form === form) ?? shown[0];
}

function isShown(brief: SimpleBrief): brief is Shown {
  return brief.form === 'table' || brief.form === 'chart' || brief.form === 'image';
}

function composed(
  compose: ComposeWhole,
  blocks: readonly NumberedBlock[],
  request: ComposeRequest,
): readonly PageBrief[] {
  const documents = [...Map.groupBy(blocks, ({ document }) => document)].map(([document, own]) => ({
    ...document,
    blocks: own.map(({ block }) => block),
  }));
  try {
    return compose(documents, request).pages;
  } catch (error) {
    if (isPagewrightError(error) && error.code === 'compose/no-content') return [];
    throw error;
  }
}
