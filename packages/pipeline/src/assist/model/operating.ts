import type { Component, Page } from '@pagewright/components/models';
import { borneOut, type NumberedBlock } from '@pagewright/compose/changes';
import { printPage } from '@pagewright/page/source-text';
import type { AssistPage, AssistRequest } from '../assistant.ts';
import type { Shadow } from '../shadow.ts';
import type { OwnPicture } from './pictures.ts';

/** What the operations of one wish work with. */
export interface Operating {
  readonly shadow: Shadow;
  readonly request: AssistRequest;
  readonly blocks: readonly NumberedBlock[];
  readonly pictures: readonly OwnPicture[];
}

/** What came of an operation; `unsound`: words would not fit, cover something, or be hard to read. */
export type Outcome = 'done' | 'unable' | 'unsound';

export function outcomeOf(isDone: boolean): Outcome {
  return isDone ? 'done' : 'unable';
}

/** Puts a page of which one object was changed. Such changes can be accepted one by one. */
export function putObjects({ shadow }: Operating, page: AssistPage, after: Page): Outcome {
  shadow.put({ ...page, styledText: printPage(after) }, { byObject: true });
  return 'done';
}

interface Rest {
  readonly from: readonly string[];
  readonly component: Component | undefined;
  readonly before: string;
}

/** Where new words come from, and what of them nothing bears out. */
export function supportOf(
  { request, shadow, blocks }: Operating,
  page: AssistPage,
  text: string,
  { from, component, before }: Rest,
): Pick<Component, 'origin' | 'unsupported'> {
  const said = { prompt: request.wish.prompt, before };
  const named = { ids: from, origins: component?.origin ?? [] };
  const { origins, unsupported } = borneOut(text, said, named, blocks, shadow.languageOf(page));
  const doubts = [...new Set([...(component?.unsupported ?? []), ...unsupported])];
  return { origin: [...origins], unsupported: doubts.length > 0 ? doubts : undefined };
}
