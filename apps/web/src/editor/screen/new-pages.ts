import type { Page } from '@pagewright/components/models';
import { newPage, type PageLayoutId } from '@pagewright/design/page-layouts';
import { tokensOf } from '@pagewright/design/styles';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { opensSection } from '@pagewright/page/document-frame';
import type { EditorPage } from '../document/editor.ts';
import { pageFrameOf } from '../document/framed-pages.ts';

/** Designs pages of layouts in a document's style, to come behind one of its pages. */
export function newPagesAfter(
  { id, page }: EditorPage,
  pages: readonly EditorPage[],
  style: DocumentStyle,
): (layout: PageLayoutId) => Page {
  const { format, size, language } = page;
  const look = { format, style: tokensOf(style), ...(format === 'custom' ? { customSize: size } : {}) };
  const before = pages.slice(0, pages.findIndex((one) => one.id === id) + 1);
  const frame = pageFrameOf(pages, id);
  const place = {
    language,
    pageNumber: frame.number + 1,
    documentTitle: frame.title ?? '',
    sectionNumber: before.filter((one) => opensSection(one.page)).length + 1,
  };
  return (layout) => newPage(layout, look, place);
}
