/** Small PDF files for tests: text set line by line in Helvetica or in a Chinese font that is not in the file, drawings, or a picture and nothing else. */

/** A line of text: its place in pt from the lower left corner, and its size. */
export interface PdfLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly bold?: boolean;
  /** In a font whose codes only a table of Adobe's explains, as many Chinese programs name it. */
  readonly han?: boolean;
  /** In a face whose signs are notes of music. */
  readonly music?: boolean;
}

/** An area that leads somewhere: its lower left corner and its size in pt. */
export interface PdfLink {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly to: string;
}

/** A4, pt. */
export const PDF_PAGE = { width: 595, height: 842 } as const;

/**
 * A PDF with a page for each list of lines.
 * @param drawn operators that draw what lies behind the text of each page
 * @param links of each page
 */
export function pdf(pages: readonly (readonly PdfLine[])[], drawn = '', links: readonly PdfLink[] = []): Uint8Array {
  const annotations = links.map(
    ({ x, y, width, height, to }) =>
      `<< /Type /Annot /Subtype /Link /Rect [${x} ${y} ${x + width} ${y + height}] /A << /S /URI /URI (${to}) >> >>`,
  );
  return write(
    pages.map((lines) => [drawn, ...lines.map(setLine)].join('\n')),
    annotations,
  );
}

/** Operators that fill a box: the place of its lower left corner and its size in pt, and how light it is, 0 to 1. */
export function filledBox(x: number, y: number, width: number, height: number, light = 0): string {
  return `${light} g ${x} ${y} ${width} ${height} re f 0 g`;
}

/** A PDF whose pages show a picture each and have no text, as scanners make them. */
export function scannedPdf(pages: number): Uint8Array {
  return write(Array.from({ length: pages }, () => `q ${PDF_PAGE.width} 0 0 ${PDF_PAGE.height} 0 0 cm /Im1 Do Q`));
}

function setLine({ x, y, size, text, bold, han, music }: PdfLine): string {
  if (han) {
    const codes = Buffer.from(text, 'utf16le').swap16().toString('hex');
    return `BT /F3 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${codes}> Tj ET`;
  }
  const escaped = text.replace(/[\\()]/g, '\\$&');
  return `BT /${music ? 'F4' : bold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET`;
}

/** Objects: 1 catalogue, 2 page tree, 3 and 4 fonts, 5 picture, 6 and 7 the Chinese font, then a page and its content in turn. */
function write(contents: readonly string[], annotations: readonly string[] = []): Uint8Array {
  const kids = contents.map((_, index) => `${8 + index * 2} 0 R`);
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids.join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    stream('/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', '\x80'),
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [7 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PDF_PAGE.width} ${PDF_PAGE.height}] /Contents ${9 + index * 2} 0 R /Annots [${annotations.join(' ')}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 6 0 R /F4 ${font('OpusStd')} >> /XObject << /Im1 5 0 R >> >> >>`,
      stream('', content),
    ]),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

function stream(dictionary: string, content: string): string {
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
