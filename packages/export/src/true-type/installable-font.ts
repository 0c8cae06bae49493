import type { FontFamily } from '@pagewright/typography/catalogue';
import type { Font, Os2Table } from 'fontkit';
import {
  characterMap,
  type FontSlot,
  type KernedPair,
  kerningTable,
  nameTable,
  postscriptTable,
  STYLE_NAMES,
  smoothing,
} from './font-tables.ts';
import { type GlyphOutline, lackingOutline } from './outline.ts';
import { type Table, table } from './table.ts';
import { trueTypeFont } from './true-type-font.ts';

/** A character of a font in the making. */
export interface FontCharacter {
  readonly code: number;
  readonly outline: GlyphOutline;
}

/** What is added between two characters, in units of the font. */
export interface CharacterPair {
  readonly left: number;
  readonly right: number;
  readonly by: number;
}

export interface InstallableFont {
  /** As programs call it. */
  readonly family: string;
  readonly slot: FontSlot;
  /** Of Chinese and Japanese families. */
  readonly script: FontFamily['cjk'];
  /** The files that its characters come from; the first one's heights are the font's. */
  readonly sources: readonly [Font, ...Font[]];
  /** In the order of their codes. */
  readonly characters: readonly FontCharacter[];
  readonly kerning: readonly CharacterPair[];
}

/** Numbers of texts about a font (OpenType, `name`). */
const NAME = {
  copyright: 0,
  family: 1,
  style: 2,
  id: 3,
  full: 4,
  version: 5,
  postScript: 6,
  license: 13,
  licenseUrl: 14,
} as const;

/** `fsSelection` */
const SELECTED = { italic: 0x01, bold: 0x20, regular: 0x40, typographicHeights: 0x80 } as const;
const WEIGHT = { regular: 400, bold: 700 } as const;

/**
 * Bits of the first `ulCodePageRange`. Programs of Windows write ideographs only in fonts that are for them by this; files
 * with a part of a family's characters do not all say it.
 */
const CODE_PAGE = { 'ja-JP': 1 << 17, 'zh-CN': 1 << 18, 'zh-TW': 1 << 20 } as const;

/**
 * A TrueType font of some characters of a family, as programs install it under a name: a family of up to four faces, which
 * is all that office programs know. Its weight is that of its place in the family, whatever it looks like: from a family
 * of one semibold face, programs ask for the regular one.
 */
export function installableFont({ family, slot, script, sources, characters, kerning }: InstallableFont): Table {
  const [source] = sources;
  const glyphs = characters.map(({ code }, index) => [code, index + 1] as const);
  const glyphOf = new Map(glyphs);
  const pairs: KernedPair[] = kerning.flatMap(({ left, right, by }) => {
    const [first, second] = [glyphOf.get(left), glyphOf.get(right)];
    return first === undefined || second === undefined ? [] : [{ left: first, right: second, by }];
  });
  const bold = slot === 'bold' || slot === 'boldItalic';
  const italic = slot === 'italic' || slot === 'boldItalic';
  const { ascent, descent, unitsPerEm, italicAngle, underlinePosition, underlineThickness } = source;
  return trueTypeFont(
    [lackingOutline(source), ...characters.map(({ outline }) => outline)],
    { unitsPerEm, ascent, descent },
    {
      bold,
      italic,
      tables: {
        'OS/2': selectionTable(sources, characters, { bold, italic, script }),
        cmap: characterMap(glyphs),
        gasp: smoothing(),
        ...(pairs.length > 0 ? { kern: kerningTable(pairs) } : {}),
        name: nameTable(namesOf(source, faceNames(family, slot))),
        post: postscriptTable(italicAngle, { position: underlinePosition, thickness: underlineThickness }),
      },
    },
  );
}

/** What a face of a family is called. */
export interface FaceNames {
  readonly family: string;
  readonly style: string;
  readonly full: string;
  readonly version: string;
}

export function faceNames(family: string, slot: FontSlot): FaceNames {
  const style = STYLE_NAMES[slot];
  return { family, style, full: slot === 'regular' ? family : `${family} ${style}`, version: 'Version 1.0' };
}

function namesOf(source: Font, { family, style, full, version }: FaceNames): Record<number, string> {
  const postScript = `${family.replaceAll(' ', '')}-${style.replaceAll(' ', '')}`;
  return {
    [NAME.copyright]: source.copyright ?? '',
    [NAME.family]: family,
    [NAME.style]: style,
    [NAME.id]: `Pagewright: ${full}`,
    [NAME.full]: full,
    [NAME.version]: version,
    [NAME.postScript]: postScript,
    // Every family of the catalogue is under it, and its notice goes with each copy.
    [NAME.license]: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
    [NAME.licenseUrl]: 'https://openfontlicense.org',
  };
}

/** What programs choose and place a font by (`OS/2`, version 4); it may be installed, and embedded, without limits. */
function selectionTable(
  sources: InstallableFont['sources'],
  characters: readonly FontCharacter[],
  { bold, italic, script }: { readonly bold: boolean; readonly italic: boolean } & Pick<InstallableFont, 'script'>,
): Table {
  const os2 = sources[0]['OS/2'];
  const all = (of: (table: Os2Table) => readonly number[] | undefined, at: number): number =>
    sources.reduce((bits, source) => bits | (of(source['OS/2'])?.[at] ?? 0), 0) >>> 0;
  const inked = characters.filter(({ outline }) => outline.advance > 0);
  const average = inked.reduce((sum, { outline }) => sum + outline.advance, 0) / Math.max(1, inked.length);
  const selected =
    (italic ? SELECTED.italic : 0) |
    (bold ? SELECTED.bold : 0) |
    (bold || italic ? 0 : SELECTED.regular) |
    (os2.fsSelection.useTypoMetrics ? SELECTED.typographicHeights : 0);
  return table(({ u8, u16, u32, i16, text }) => {
    u16(4);
    i16(average);
    u16(bold ? WEIGHT.bold : WEIGHT.regular);
    u16(os2.usWidthClass);
    u16(0);
    for (const script of ['Subscript', 'Superscript'] as const) {
      i16(os2[`y${script}XSize`]);
      i16(os2[`y${script}YSize`]);
      i16(os2[`y${script}XOffset`]);
      i16(os2[`y${script}YOffset`]);
    }
    i16(os2.yStrikeoutSize);
    i16(os2.yStrikeoutPosition);
    i16(os2.sFamilyClass);
    for (let at = 0; at < 10; at++) u8(os2.panose[at] ?? 0);
    for (let at = 0; at < 4; at++) u32(all(({ ulCharRange }) => ulCharRange, at));
    text(os2.vendorID.slice(0, 4).padEnd(4));
    u16(selected);
    u16(Math.min(0xffff, characters[0]?.code ?? 0));
    u16(Math.min(0xffff, characters.at(-1)?.code ?? 0));
    i16(os2.typoAscender);
    i16(os2.typoDescender);
    i16(os2.typoLineGap);
    u16(os2.winAscent);
    u16(os2.winDescent);
    u32(all(({ codePageRange }) => codePageRange, 0) | (script ? CODE_PAGE[script] : 0));
    u32(all(({ codePageRange }) => codePageRange, 1));
    i16(os2.xHeight ?? 0);
    i16(os2.capHeight ?? 0);
    u16(0);
    u16(0x20);
    u16(1);
  });
}
