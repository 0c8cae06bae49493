import { CONTENT_TYPE, RELATION, WORD_NAMESPACES } from '../ooxml/names.ts';
import { characters, el, type Xml } from '../ooxml/xml.ts';
import { fieldEnd, fieldStart } from './contents.ts';
import { SHEET } from './sheet.ts';
import { STYLE } from './styles.ts';
import type { TextDocument } from './text-document.ts';

/** The document's title at the head of each sheet and its number at the foot. @returns what the section says of them */
export function addRunningHeads({ package: file, part, context }: TextDocument, hasCover: boolean): Xml {
  const header = file.add('word/header1.xml', CONTENT_TYPE.header);
  header.write(
    el(
      'w:hdr',
      WORD_NAMESPACES,
      paragraph(STYLE.header, 'right', el('w:r', {}, el('w:t', {}, characters(context.title)))),
    ),
  );
  const footer = file.add('word/footer1.xml', CONTENT_TYPE.footer);
  footer.write(
    el(
      'w:ftr',
      WORD_NAMESPACES,
      paragraph(
        STYLE.footer,
        'center',
        ...fieldStart(' PAGE '),
        el('w:r', {}, el('w:t', {}, characters('1'))),
        fieldEnd(),
      ),
    ),
  );
  return el(
    'w:sectPr',
    {},
    el('w:headerReference', { 'w:type': 'default', 'r:id': part.relate(RELATION.header, header) }),
    el('w:footerReference', { 'w:type': 'default', 'r:id': part.relate(RELATION.footer, footer) }),
    el('w:pgSz', { 'w:w': SHEET.width, 'w:h': SHEET.height }),
    el('w:pgMar', {
      'w:top': SHEET.margin,
      'w:right': SHEET.margin,
      'w:bottom': SHEET.margin,
      'w:left': SHEET.margin,
      'w:header': SHEET.edge,
      'w:footer': SHEET.edge,
      'w:gutter': 0,
    }),
    hasCover ? el('w:titlePg') : undefined,
  );
}

function paragraph(style: string, align: string, ...content: readonly Xml[]): Xml {
  return el('w:p', {}, el('w:pPr', {}, el('w:pStyle', { 'w:val': style }), el('w:jc', { 'w:val': align })), content);
}
