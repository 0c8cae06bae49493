import { raisedFigures } from '../../structure/raised-figures.ts';
import { tidyLine } from '../../tidy.ts';
import { isMonoFont, type Style, type Styles } from './styles.ts';
import { type Attributes, attribute, isOn } from './xml.ts';

/** A stretch of text of one look. */
export interface Run {
  text: string;
  bold: boolean;
  underlined: boolean;
  mono: boolean;
  hidden: boolean;
  /** Set above the line. */
  raised: boolean;
  /** Set below it. */
  lowered: boolean;
  /** Half points. */
  size: number;
  /** Where it leads, as the file has it. */
  link?: string | undefined;
}

export function newRun(style: Style): Run {
  return {
    text: '',
    bold: style.bold ?? false,
    underlined: false,
    mono: style.mono ?? false,
    hidden: false,
    raised: false,
    lowered: false,
    size: style.size ?? 20,
  };
}

/** A property of a run (`w:rPr`). */
export function setRunProperty(run: Run, name: string, attributes: Attributes, styles: Styles): void {
  if (name === 'b') run.bold = isOn(attributes);
  else if (name === 'u') run.underlined = isOn(attributes);
  else if (name === 'vanish' || name === 'webHidden') run.hidden = isOn(attributes);
  else if (name === 'sz') run.size = Number(attribute(attributes, 'val')) || run.size;
  else if (name === 'rFonts') run.mono = isMonoFont(attribute(attributes, 'ascii')) || run.mono;
  else if (name === 'vertAlign') {
    run.raised = attribute(attributes, 'val') === 'superscript';
    run.lowered = attribute(attributes, 'val') === 'subscript';
  } else if (name === 'rStyle') {
    const style = styles.get(attribute(attributes, 'val'));
    if (style.bold) run.bold = true;
    if (style.mono) run.mono = true;
    if (style.raised) run.raised = true;
    if (style.lowered) run.lowered = true;
  }
}

/** Characters of symbol fonts that stand for check boxes and arrows, by their place in the private use area. */
const SYMBOLS: Readonly<Record<string, string>> = {
  F0FE: '☑',
  F0FD: '☒',
  F0A8: '☐',
  F06F: '☐',
  F0FC: '✓',
  F0FB: '✗',
  F0E0: '→',
  F0E8: '→',
};

export function symbolOf(attributes: Attributes): string {
  const code = (attribute(attributes, 'char') ?? '').toUpperCase();
  return SYMBOLS[code] ?? (code.startsWith('F0') ? '•' : String.fromCodePoint(Number.parseInt(code || '20', 16) || 32));
}

/** Raised figures as such letters: `km²`. Programs part what was written at several times: `[5]` may be three runs. */
export function withRaisedFigures(runs: readonly Run[]): Run[] {
  const written: Run[] = [];
  for (let start = 0; start < runs.length; ) {
    let end = start + 1;
    while (runs[start]?.raised && runs[end]?.raised) end += 1;
    const stretch = runs.slice(start, end);
    const text = textOf(stretch);
    const figures = stretch[0]?.raised ? raisedFigures(text) : text;
    written.push(
      ...(figures === text ? stretch : stretch.slice(0, 1).map((run) => ({ ...run, text: figures, raised: false }))),
    );
    start = end;
  }
  return written;
}

/** The lines of a paragraph's text. */
export function linesOf(runs: readonly Run[]): string[] {
  return textOf(runs).split('\n').map(tidyLine).filter(Boolean);
}

export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Parts that are bold while others are not. */
export function emphasisOf(runs: readonly Run[]): string[] {
  const parts: string[] = [];
  let open = false;
  for (const { text, bold } of runs) {
    if (bold && open) parts[parts.length - 1] += text;
    else if (bold && text.trim()) parts.push(text);
    open = bold && (open || text.trim() !== '');
  }
  return parts.map(tidyLine).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Share of a paragraph's letters of which something holds. */
export function shareOf(runs: readonly Run[], holds: (run: Run) => boolean): number {
  const letters = (run: Run): number => run.text.replace(/[^\p{L}\p{N}]/gu, '').length;
  const all = runs.reduce((sum, run) => sum + letters(run), 0);
  return all === 0 ? 0 : runs.reduce((sum, run) => sum + (holds(run) ? letters(run) : 0), 0) / all;
}

/** The size that most letters have. */
export function mainSize(runs: readonly Run[]): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of runs) sizes.set(size, (sizes.get(size) ?? 0) + text.trim().length);
  return [...sizes].reduce((best, next) => (next[1] > best[1] ? next : best), [20, 0] as const)[0];
}
