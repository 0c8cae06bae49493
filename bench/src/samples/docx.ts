import { zip } from '@pagewright/source/testing/zip';
import { sentences } from './words.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word file of about `bytes`, all text. */
export function sampleDocx(bytes: number): Uint8Array {
  const paragraphs: string[] = [];
  // Random words deflate to about this share of their length.
  const share = 0.42;
  for (let length = 0, number = 0; length * share < bytes; number += 1) {
    const heading = number % 12 === 0;
    const text = sentences(heading ? 1 : 6, number);
    const style = heading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
    paragraphs.push(`<w:p>${style}<w:r><w:t>${text}</w:t></w:r></w:p>`);
    length += text.length;
  }
  const xml = (body: string): Uint8Array =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`);
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  return zip({
    '[Content_Types].xml': xml(
      `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>` +
        `<Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': xml(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'word/styles.xml': xml(
      `<w:styles xmlns:w="${NAMESPACE}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ),
    'word/document.xml': xml(`<w:document xmlns:w="${NAMESPACE}"><w:body>${paragraphs.join('')}</w:body></w:document>`),
  });
}
