import type { FaceNames } from '../../true-type/installable-font.ts';
import { joined, type Table } from '../../true-type/table.ts';

const VERSION = 0x00020001;
const MAGIC = 0x504c;
/** Of the header up to its names. */
const HEADER = 82;
/** Whatever characters a font has. */
const DEFAULT_CHARSET = 1;

/** Where things stand in the header, which has the smallest byte of a number first. */
const AT = {
  length: 0,
  fontLength: 4,
  version: 8,
  panose: 16,
  charset: 26,
  italic: 27,
  weight: 28,
  magic: 34,
  unicodeRanges: 36,
  codePages: 52,
  sum: 60,
} as const;

/** Where the same stands in the tables of a font, which have the largest first. */
const OS2 = { weight: 4, panose: 32, unicodeRanges: 42, selection: 62, codePages: 78 } as const;
const HEAD = { sum: 8 } as const;
const IS_ITALIC = 0x01;

/**
 * A TrueType font as presentations have it within: neither compressed nor encrypted, free to be installed (Embedded OpenType
 * 2.1, W3C submission of 2008), as programs other than PowerPoint write it.
 */
export function openTypeEmbedded(font: Table, { family, style, version, full }: FaceNames): Table {
  const header = new DataView(new ArrayBuffer(HEADER));
  const [os2, head] = [tableOf(font, 'OS/2'), tableOf(font, 'head')];
  // Behind the last name, an empty root: the font may be used wherever it is.
  const names = [family, style, version, full, ''].map((name, index, { length }) =>
    nameField(name, index < length - 1),
  );
  header.setUint32(AT.length, HEADER + joined(names).length + font.length, true);
  header.setUint32(AT.fontLength, font.length, true);
  header.setUint32(AT.version, VERSION, true);
  for (let at = 0; at < 10; at++) header.setUint8(AT.panose + at, os2.getUint8(OS2.panose + at));
  header.setUint8(AT.charset, DEFAULT_CHARSET);
  header.setUint8(AT.italic, os2.getUint16(OS2.selection) & IS_ITALIC);
  header.setUint32(AT.weight, os2.getUint16(OS2.weight), true);
  header.setUint16(AT.magic, MAGIC, true);
  for (let at = 0; at < 16; at += 4)
    header.setUint32(AT.unicodeRanges + at, os2.getUint32(OS2.unicodeRanges + at), true);
  for (let at = 0; at < 8; at += 4) header.setUint32(AT.codePages + at, os2.getUint32(OS2.codePages + at), true);
  header.setUint32(AT.sum, head.getUint32(HEAD.sum), true);
  return joined([new Uint8Array(header.buffer), ...names, font]);
}

/** Its length in bytes, itself, and what parts it from the next. */
function nameField(name: string, hasNext: boolean): Table {
  const field = new DataView(new ArrayBuffer(2 + 2 * name.length + (hasNext ? 2 : 0)));
  field.setUint16(0, 2 * name.length, true);
  for (let at = 0; at < name.length; at++) field.setUint16(2 + 2 * at, name.charCodeAt(at), true);
  return new Uint8Array(field.buffer);
}

/** @throws Error where the font has no such table */
function tableOf(font: Table, name: string): DataView {
  const view = new DataView(font.buffer, font.byteOffset, font.length);
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + 16 * index;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    if (tag === name)
      return new DataView(font.buffer, font.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12));
  }
  throw new Error(`the font has no ${name}`);
}
