import { PagewrightError } from '@pagewright/model/errors';
import { pageFormat } from '@pagewright/model/formats';
import { type Outline, PAGE_COUNT, type PageCount } from '@pagewright/model/outline';
import { composePages } from './compositions.ts';
import { Material } from './material.ts';
import { readPrompt } from './prompt.ts';
import type { ComposeRequest } from './request.ts';
import { composeSlides } from './slides.ts';

export type { ComposeRequest } from './request.ts';

/**
 * Documents → outline, without a key or a network. The same request gives the same pages.
 * @throws PagewrightError `compose/no-content`, `compose/page-count`
 */
export function composeLocal(request: ComposeRequest): Outline {
  checkCount(request.pageCount);
  const wishes = readPrompt(request.prompt);
  const material = new Material(request.documents, wishes);
  if (material.groups.length === 0) {
    throw new PagewrightError('compose/no-content', { file: request.documents.map(({ file }) => file).join(', ') });
  }
  const { medium } = pageFormat(request.format, request.customSize);
  const composed = medium === 'slide' ? composeSlides(material, request) : composePages(material, request, medium);
  if (request.prompt.trim() && wishes.followed.length + wishes.notFollowed.length === 0) {
    wishes.notFollowed.push({ code: 'prompt-not-understood', params: { prompt: request.prompt.trim().slice(0, 120) } });
  }
  return {
    version: 1,
    title: material.title,
    language: material.language,
    engine: 'local',
    mode: request.mode,
    format: request.format,
    pages: composed.pages,
    assets: Object.assign({}, ...request.documents.map(({ assets }) => assets)),
    unused: material.unused(composed.pages),
    countReason: composed.countReason,
    followed: wishes.followed,
    notFollowed: wishes.notFollowed,
  };
}

function checkCount(count: PageCount): void {
  if (count === 'auto') return;
  if (!Number.isInteger(count) || count < PAGE_COUNT.min || count > PAGE_COUNT.max) {
    throw new PagewrightError('compose/page-count', { ...PAGE_COUNT, count });
  }
}
