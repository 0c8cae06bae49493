import { imageModel } from '@pagewright/components/kinds/image';
import type { Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import { LOGO_REPEAT, withLogo, withoutLogo } from '../frame/logo.ts';
import { themeOf } from '../theme.ts';
import { type DocumentLook, pageLookOf } from './document-look.ts';

/**
 * A page that was made by hand with the logo of its new style: in the place of the one before, where the person put it;
 * none where they had taken that away.
 */
export function withRestyledLogo(page: Page, from: DocumentLook, to: DocumentLook): Page {
  const [before, after] = [pageLookOf(from), pageLookOf(to)];
  const [was, logo] = [before.style.logo, after.style.logo];
  if (isSameValue(was, logo)) return page;
  const has = page.components.some(({ repeat }) => repeat === LOGO_REPEAT);
  if (was && !has) return page;
  if (!logo) return withoutLogo(page);
  if (!has) return withLogo(page, themeOf(after, page.language));
  const { imageUrl, alt } = logo;
  return {
    ...page,
    components: page.components.map((one) =>
      one.repeat === LOGO_REPEAT && one.type === imageModel.kind
        ? { ...one, props: { ...one.props, imageUrl, alt } }
        : one,
    ),
  };
}
