import type { Page } from '@pagewright/components/models';
import { leftOut, saidIn } from '@pagewright/compose/left-out';
import { promptOf } from '@pagewright/compose/templates';
import type { LeftOut } from '@pagewright/model/left-out';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { shownOn } from '@pagewright/page/shown';
import type { PipelineRequest, PipelineResult } from './request.ts';

/** Everything that the documents of a run say and none of its pages shows. */
export function leftOutOf(
  { documents, outline, pages }: PipelineResult,
  { prompt, template }: Pick<PipelineRequest, 'prompt' | 'template'>,
): LeftOut {
  const shown = pages.flatMap((page: Page) => shownOn(page));
  return leftOut({
    documents,
    shown,
    designed: shown,
    briefed: outline.pages.flatMap((brief) => saidIn(brief)),
    prompt: typeof template === 'number' ? promptOf(prompt, template, outline.language) : prompt,
    keepAll: keepsAll(outline),
  });
}

/** Everything that documents say and no page of an outline does. */
export function leftOutOfBriefs(documents: readonly SourceDocument[], outline: Outline, prompt: string): LeftOut {
  const said = outline.pages.flatMap((brief) => saidIn(brief));
  return leftOut({ documents, shown: said, designed: said, briefed: said, prompt, keepAll: keepsAll(outline) });
}

/** Whether every word was to be kept. */
export function keepsAll({ mode }: Outline): boolean {
  return mode === 'preserve';
}
