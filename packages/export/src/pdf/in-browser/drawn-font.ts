import { create, type Font } from 'fontkit';
import { type GlyphOutline, outlineOf } from '../../true-type/outline.ts';
import { type FontMeasures, trueTypeFont } from '../../true-type/true-type-font.ts';
import { figure, hex4, type PdfFile, type PdfObject, pdfText } from './pdf-file.ts';

/** Reads a font's file by its path under the fonts' base path. */
export type ReadFont = (path: string) => Promise<Uint8Array>;

/** Of a character that no font has: it is drawn by other means, and stands in the file to be found and copied. */
const UNSEEN = '';

/**
 * The characters that a document shows of one face as one font of its PDF, whichever of the face's files they lie in. Glyphs
 * are numbered as they come.
 */
export class DrawnFont {
  /** Name of it among the resources. */
  readonly name: string;
  readonly object: PdfObject;
  readonly #postScriptName: string;
  /** By file and text. */
  readonly #ids = new Map<string, number>();
  readonly #glyphs: { readonly text: string; readonly path: string; readonly advance: number }[] = [
    { text: '', path: UNSEEN, advance: 0 },
  ];

  constructor(name: string, object: PdfObject, postScriptName: string) {
    this.name = name;
    this.object = object;
    this.#postScriptName = postScriptName;
  }

  /**
   * The number of a character.
   * @param path of the file that has it; empty where none does
   * @param advance thousandths of an em
   */
  glyph(text: string, path: string, advance: number): number {
    const key = `${path} ${text}`;
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#glyphs.length;
      this.#glyphs.push({ text, path, advance });
      this.#ids.set(key, id);
    }
    return id;
  }

  /** Writes the font with the outlines of what was asked for, one file after the other. */
  async write(file: PdfFile, read: ReadFont): Promise<void> {
    const outlines: GlyphOutline[] = this.#glyphs.map(() => ({ advance: 0, contours: [] }));
    const paths = new Set(this.#glyphs.map(({ path }) => path).filter((path) => path !== UNSEEN));
    let measures: FontMeasures = { unitsPerEm: 1000, ascent: 800, descent: -200 };
    for (const path of paths) {
      const font = create((await read(path)) as Buffer) as Font;
      measures = { unitsPerEm: font.unitsPerEm, ascent: font.ascent, descent: font.descent };
      for (const [id, glyph] of this.#glyphs.entries()) {
        if (glyph.path === path) outlines[id] = outlineOf(font, glyph.text.codePointAt(0) ?? 0);
      }
    }
    const name = `${subsetTag(this.#glyphs.length)}+${this.#postScriptName}`;
    const bytes = trueTypeFont(outlines, measures);
    const program = await file.stream(bytes, `/Length1 ${bytes.length}`);
    const thousandths = (units: number): string => figure((units / measures.unitsPerEm) * 1000);
    const descriptor = file.put(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-1000 -1000 2000 2000] /ItalicAngle 0 ` +
        `/Ascent ${thousandths(measures.ascent)} /Descent ${thousandths(measures.descent)} /CapHeight 700 /StemV 80 ` +
        `/FontFile2 ${program} 0 R >>`,
    );
    const widths = this.#glyphs.map(({ advance }) => figure(advance)).join(' ');
    const descendant = file.put(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDToGIDMap /Identity /DW 1000 /W [0 [${widths}]] ` +
        `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R >>`,
    );
    const unicode = await file.stream(new TextEncoder().encode(this.#unicodeMap()));
    file.put(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] ` +
        `/ToUnicode ${unicode} 0 R >>`,
      this.object,
    );
  }

  /** What each glyph says (ISO 32000-1, §9.10.3). */
  #unicodeMap(): string {
    const entries = this.#glyphs
      .slice(1)
      .map(({ text }, index) => `<${hex4(index + 1)}> ${pdfText(text).replace('FEFF', '')}`);
    const blocks: string[] = [];
    // A block holds a hundred entries at most.
    for (let at = 0; at < entries.length; at += 100) {
      const block = entries.slice(at, at + 100);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
    }
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <FFFF> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  }
}

/** Six letters in front of the name of a font that holds only some characters. */
function subsetTag(seed: number): string {
  let rest = seed * 7919 + 12345;
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (rest % 26));
    rest = Math.floor(rest / 26) + 31 * seed;
    return letter;
  }).join('');
}
