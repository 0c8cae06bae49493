import { PagewrightError } from '@pagewright/model/errors';
import { pageFormat } from '@pagewright/model/formats';
import { type ComposeNote, type Outline, PAGE_COUNT, type PageBrief, type PageCount } from '@pagewright/model/outline';
import { composePoster } from './documents/posters.ts';
import { composeReport } from './documents/reports.ts';
import { composeSlides } from './documents/slides.ts';
import { atomsOfGroup } from './material/groups.ts';
import { type Material, materialOf } from './material/material.ts';
import { readPrompt } from './prompt/wishes.ts';
import type { Composed, ComposeRequest } from './request.ts';
import { withTitleOrigins } from './titles/origins.ts';
import { unusedOf } from './unused/unused.ts';

export type { ComposeRequest } from './request.ts';

/**
 * Documents → outline, without a key or a network. The same request gives the same pages.
 * @throws PagewrightError `compose/no-content`, `compose/page-count`
 */
export function composeLocal(request: ComposeRequest): Outline {
  checkCount(request.pageCount);
  const wishes = readPrompt(request.prompt);
  const material = materialOf(request.documents, wishes, request.mode === 'preserve');
  if (material.groups.length === 0) {
    throw new PagewrightError('compose/no-content', { file: request.documents.map(({ file }) => file).join(', ') });
  }
  const composed = composeFor(material, request);
  const pages = withTitleOrigins(composed.pages, material.readings);
  if (wishes.text && wishes.followed.length + wishes.notFollowed.length === 0 && wishes.pages === undefined) {
    wishes.notFollowed.push({ code: 'prompt-not-understood', params: { prompt: wishes.text.slice(0, 120) } });
  }
  if (saysTooLittle(material)) wishes.notFollowed.push({ code: 'source-too-little', params: {} });
  return {
    version: 2,
    title: material.title,
    language: material.language,
    engine: 'local',
    mode: request.mode,
    format: request.format,
    pages,
    assets: assetsOn(pages, request),
    unused: unusedOf(material, pages),
    countReason: composed.countReason,
    followed: withoutRepeats(wishes.followed),
    notFollowed: withoutRepeats(wishes.notFollowed),
  };
}

/** Statements, and reading load, that make no document: mostly a wish for one, which nothing here can write. */
const TOO_LITTLE = { atoms: 2, load: 240 } as const;

function saysTooLittle({ groups }: Material): boolean {
  const load = groups.reduce((sum, group) => sum + group.load, 0);
  return groups.flatMap(atomsOfGroup).length <= TOO_LITTLE.atoms && load <= TOO_LITTLE.load;
}

function composeFor(material: Material, request: ComposeRequest): Composed {
  const { medium } = pageFormat(request.format, request.customSize);
  if (medium === 'slide') return composeSlides(material, request);
  return medium === 'document' ? composeReport(material, request) : composePoster(material, request, medium);
}

function withoutRepeats(notes: readonly ComposeNote[]): ComposeNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

/** The pictures that pages show. */
function assetsOn(pages: readonly PageBrief[], { documents }: ComposeRequest): Outline['assets'] {
  const keys = new Set(
    pages
      .flatMap((page) => (page.form === 'composite' ? page.parts : [page]))
      .flatMap((part) => (part.form === 'image' ? [part.image.asset] : [])),
  );
  const all = documents.flatMap(({ assets }) => Object.entries(assets));
  return Object.fromEntries(all.filter(([key]) => keys.has(key)));
}

function checkCount(count: PageCount): void {
  if (count === 'auto') return;
  if (!Number.isInteger(count) || count < PAGE_COUNT.min || count > PAGE_COUNT.max) {
    throw new PagewrightError('compose/page-count', { ...PAGE_COUNT, count });
  }
}
