import type { Page } from '@pagewright/components/models';
import type { PageTransition } from '@pagewright/model/page-transition';

/** The page as it comes with a transition, or without any. The page itself where that changes nothing. */
export function withTransition(page: Page, transition: PageTransition | undefined): Page {
  const { transition: before, ...rest } = page;
  if (!transition) return before ? rest : page;
  const isSame =
    before?.kind === transition.kind &&
    before.direction === transition.direction &&
    before.duration === transition.duration;
  return isSame ? page : { ...rest, transition };
}
