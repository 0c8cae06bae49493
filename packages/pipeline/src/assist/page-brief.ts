import type { Outline, PageBrief } from '@pagewright/model/outline';
import { withBroughtIn } from '@pagewright/page/brought-in';
import type { AssistPage } from './assistant.ts';

/** What a page says as it was designed, with what was brought into it; undefined for pages that were made by hand. */
export function pageBriefOf({ kept, briefIndex }: AssistPage, outline: Outline | undefined): PageBrief | undefined {
  const { brief: own, entries = [] } = kept?.brought ?? {};
  const brief = own ?? outline?.pages[briefIndex ?? -1];
  return brief && withBroughtIn(brief, entries);
}
