import { zip } from './zip.ts';

/** Small Word files for tests, made of the parts a test names. */

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
].join(' ');
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export interface DocxParts {
  /** Content of `w:body`. */
  readonly body: string;
  /** Content of `w:styles`. */
  readonly styles?: string;
  /** Content of `w:numbering`. */
  readonly numbering?: string;
  /** Content of `w:footnotes`. */
  readonly footnotes?: string;
  /** More relationships of the document part. */
  readonly relationships?: string;
  /** More entries of the archive by path. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

export function docx(parts: DocxParts): Uint8Array {
  const related = (['styles', 'numbering', 'footnotes'] as const).filter((part) => parts[part] !== undefined);
  const relations = related.map((part) => `<Relationship Id="${part}" Type="${OFFICE}/${part}" Target="${part}.xml"/>`);
  return zip({
    '[Content_Types].xml': xml(`<Types xmlns="${PACKAGE}/content-types"/>`),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}${parts.relationships ?? ''}</Relationships>`,
    ),
    'word/document.xml': xml(`<w:document ${NAMESPACES}><w:body>${parts.body}</w:body></w:document>`),
    ...Object.fromEntries(
      related.map((part) => [`word/${part}.xml`, xml(`<w:${part} ${NAMESPACES}>${parts[part]}</w:${part}>`)]),
    ),
    ...parts.files,
  });
}

/** A paragraph; `properties` stand in `w:pPr`, `run` in `w:rPr`. */
export function paragraph(text: string, properties = '', run = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function heading(text: string, level: number): string {
  return paragraph(text, `<w:pStyle w:val="Heading${level}"/>`);
}

/** The styles that `heading` names. */
export const HEADING_STYLES = [1, 2, 3]
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
  )
  .join('');

function xml(body: string): Uint8Array {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`);
}

export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

/** A picture in a paragraph of its own, 100 × 67 mm; `name` is that of its `pictureFiles`. */
export function picture(name: string, description: string): string {
  return `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="3600000" cy="2400000"/><wp:docPr id="1" name="${name}" descr="${description}"/><a:graphic><a:graphicData uri="${PICTURE}"><pic:pic xmlns:pic="${PICTURE}"><pic:blipFill><a:blip r:embed="${name}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';

/** The parts that `picture` needs of a PNG file. */
export function pictureFiles(name: string, png: Uint8Array): Pick<DocxParts, 'relationships' | 'files'> {
  return {
    relationships: `<Relationship Id="${name}" Type="${OFFICE}/image" Target="media/${name}.png"/>`,
    files: { [`word/media/${name}.png`]: png },
  };
}
