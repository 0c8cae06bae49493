import type { Language } from '@pagewright/model/languages';
import { needsSpace, SPACING, type Spacing, spacingOf } from './autospace.ts';
import type { ParagraphGlyphs } from './break-lines.ts';
import { isInvisible } from './invisible.ts';
import { breakOpportunities } from './line-break.ts';
import { BREAK_CLASS, breakClassOf } from './line-break-class.ts';
import { SCRIPT, type Script, scriptOf } from './script-run.ts';
import { AUTOSPACE, TEXT_CSS } from './text-css.ts';
import { type Typeface, typeface } from './typeface.ts';

/** How a character is set. */
export interface GlyphStyle {
  readonly fontFamily: string;
  /** px. */
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly italic: boolean;
  /** px. */
  readonly letterSpacing: number;
}

const TAB = 0x09;
const SPACE = 0x20;

/** The arrays of the paragraph measured last are used again: measuring allocates nothing that grows with the text. */
let capacity = 512;
let advances = new Float64Array(capacity);
let joints = new Float64Array(capacity);
let breaks = new Uint8Array(capacity);
let clusters = new Uint8Array(capacity);

/**
 * Advances, joints and break places of a paragraph (no line feeds). The result is overwritten by the next call.
 * `styleAt` is asked for every character where `styled`, else once.
 */
export function paragraphGlyphs(
  text: string,
  language: Language,
  styleAt: (at: number) => GlyphStyle,
  styled: boolean,
): ParagraphGlyphs {
  const glyphs = lineGlyphs(text, language, styleAt, styled);
  breakOpportunities(text, breaks);
  return { ...glyphs, breaks };
}

/** The same without the places where lines may end, for a text that is one line whatever its width: they are half of the work. */
export function lineGlyphs(
  text: string,
  language: Language,
  styleAt: (at: number) => GlyphStyle,
  styled: boolean,
): Omit<ParagraphGlyphs, 'breaks'> {
  if (text.length > capacity) grow(text.length);
  let style = styleAt(0);
  let face = faceOf(style, language);
  const tabStop = TEXT_CSS.tabSize * (face.advance(SPACE) * style.fontSize + style.letterSpacing);
  const before: Before = { code: -1, end: -1, face, fontSize: 0, spacing: SPACING.none, script: SCRIPT.common };
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number;
    const units = code > 0xffff ? 2 : 1;
    if (styled) {
      style = styleAt(at);
      face = faceOf(style, language);
    }
    const mark = isMark(code);
    if (!mark) join(before, code, face, style.fontSize, language);
    setGlyph(at, units, mark, advanceOf(code, face, style, mark));
    before.end = at + units - 1;
    at += units;
  }
  return { advances, joints, clusters, tabStop };
}

function setGlyph(at: number, units: number, mark: boolean, advance: number): void {
  advances[at] = advance;
  joints[at] = 0;
  clusters[at] = mark ? 0 : 1;
  if (units === 1) return;
  advances[at + 1] = 0;
  joints[at + 1] = 0;
  clusters[at + 1] = 0;
}

/** The last character that was no mark, and where what stands on it ends. */
interface Before {
  code: number;
  end: number;
  face: Typeface;
  fontSize: number;
  spacing: Spacing;
  /** Script of the run that it belongs to. */
  script: Script;
}

/** Sets the joint between the character before and this one, and moves on to this one. */
function join(before: Before, code: number, face: Typeface, fontSize: number, language: Language): void {
  const spacing = spacingOf(code, language);
  const own = scriptOf(code);
  const sameRun = own === SCRIPT.common || before.script === SCRIPT.common || own === before.script;
  if (before.code >= 0) {
    let joint = 0;
    if (sameRun && face === before.face && fontSize === before.fontSize)
      joint = face.kerning(before.code, code) * fontSize;
    if (needsSpace(before.spacing, spacing)) joint += AUTOSPACE * before.fontSize;
    joints[before.end] = joint;
  }
  before.code = code;
  before.face = face;
  before.fontSize = fontSize;
  before.spacing = spacing;
  if (own !== SCRIPT.common) before.script = own;
}

/** Marks stand on the character before and are not parted from it. */
function isMark(code: number): boolean {
  if (code < 0x300) return false;
  const own = breakClassOf(code);
  return own === BREAK_CLASS.CM || own === BREAK_CLASS.ZWJ;
}

function advanceOf(code: number, face: Typeface, style: GlyphStyle, mark: boolean): number {
  if (code === TAB) return Number.NaN;
  if (mark || isInvisible(code)) return 0;
  return face.advance(code) * style.fontSize + style.letterSpacing;
}

let lastStyle: GlyphStyle | undefined;
let lastLanguage: Language | undefined;
let lastFace: Typeface | undefined;

/** The typeface of a style; the same as for the style before most of the time. */
function faceOf(style: GlyphStyle, language: Language): Typeface {
  const same =
    lastStyle !== undefined &&
    lastLanguage === language &&
    lastStyle.fontFamily === style.fontFamily &&
    lastStyle.fontWeight === style.fontWeight &&
    lastStyle.italic === style.italic;
  if (!same || !lastFace) {
    lastFace = typeface(style.fontFamily, style.fontWeight, style.italic, language);
    lastStyle = style;
    lastLanguage = language;
  }
  return lastFace;
}

function grow(needed: number): void {
  capacity = Math.max(needed, capacity * 2);
  advances = new Float64Array(capacity);
  joints = new Float64Array(capacity);
  breaks = new Uint8Array(capacity);
  clusters = new Uint8Array(capacity);
}
