import { mayBeUnfilled } from '@pagewright/page/unfilled-page';
import { stillAskedOn } from '@pagewright/page/unfilled-place';
import type { TFunction } from 'i18next';
import { readablePage } from './parsed-page.ts';

/** Says what a page's places still ask for, beside the page: on it, an empty place may be taken for content. */
export function missingOn(text: string, t: TFunction): string | undefined {
  const page = mayBeUnfilled(text) ? readablePage(text) : undefined;
  const asked = page ? stillAskedOn(page) : [];
  return asked.length > 0 ? t('canvas.missing', { places: asked.join(' · ') }) : undefined;
}
