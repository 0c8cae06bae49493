import type { Beside } from '@pagewright/compose/assist';
import type { AssistPage } from '../assistant.ts';
import type { Doing } from '../doing.ts';

/** The pages that are meant, in their order; one that is named alone with the page that it goes together with. */
export function withPartner({ shadow, ids, request }: Doing, beside: Beside | undefined): AssistPage[] {
  const [only, ...others] = ids;
  if (only === undefined || others.length > 0) return shadow.pages.filter(({ id }) => ids.includes(id));
  const index = shadow.indexOf(only);
  const { pageIds, inView } = request.wish;
  const [named = inView] = pageIds;
  const partner = {
    next: shadow.pages[index + 1]?.id,
    previous: shadow.pages[index - 1]?.id,
    'in-view': named,
  }[beside ?? 'next'];
  return shadow.pages.filter(({ id }) => id === only || id === partner);
}
