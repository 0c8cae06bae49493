import { redesign } from '@pagewright/design/redesign';
import type { FormatId } from '@pagewright/model/formats';
import type { StyleId } from '@pagewright/model/styles';
import type { Proposal } from '../assistant.ts';
import type { Doing } from '../doing.ts';

/** Pages in another style: of the document where all are meant, else of their own. */
export function restyle(
  { shadow, ids }: Pick<Doing, 'shadow' | 'ids'>,
  style: StyleId,
  isAll: boolean,
): Proposal['look'] {
  const { outline, look } = shadow;
  const own = isAll || style === look.style ? undefined : style;
  const to = isAll ? { ...look, style } : look;
  for (const id of ids) {
    const page = shadow.page(id);
    if (!page) continue;
    const styles = { from: page.style?.to, to: own };
    const [made] = redesign({
      outline,
      from: look,
      to,
      pages: [{ ...page, style: styles, pageNumber: shadow.indexOf(id) + 1 }],
    });
    if (!made) continue;
    const { generatedText, styledText, kept } = made;
    shadow.put({ ...page, generatedText, styledText, kept, style: { from: own, to: own } });
  }
  shadow.note('style', ids);
  shadow.look = to;
  return isAll ? { style } : {};
}

/** All pages in another format: pages of one document have one. */
export function reformat({ shadow }: Doing, format: FormatId): Proposal['look'] {
  const { customSize: _size, ...look } = shadow.look;
  const to = { ...look, format };
  const pages = shadow.pages.map((page, index) => ({ ...page, pageNumber: index + 1 }));
  const made = redesign({ outline: shadow.outline, from: shadow.look, to, pages });
  for (const [index, page] of shadow.pages.entries()) {
    const { generatedText, styledText, kept } = made[index] ?? page;
    shadow.put({ ...page, generatedText, styledText, kept });
  }
  shadow.note('format', []);
  shadow.look = to;
  return { format };
}
