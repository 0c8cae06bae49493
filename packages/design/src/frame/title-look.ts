import { balancedWidth, cutWords } from '../box/text.ts';
import { longestWordWidth, measure } from '../measuring.ts';
import { look, type Setting } from '../setting.ts';
import type { TextLook } from '../text-look.ts';
import { type TextRole, withLook } from '../theme.ts';

/** Sizes that a title is tried at, as shares of the usual one. */
const STEPS = [1, 0.92, 0.85, 0.78, 0.7, 0.62, 0.54, 0.46, 0.38] as const;

/** Up to three steps smaller where that keeps phrases together; as small as need be where it keeps a word from being torn. */
function wholeWords(share: number, cost: (share: number) => number, isTorn: (share: number) => boolean): number {
  const start = STEPS.indexOf(share as (typeof STEPS)[number]);
  const tried = STEPS.slice(start, start + 4);
  return tried.find((candidate) => cost(candidate) === 0) ?? STEPS.slice(start).find((step) => !isTorn(step)) ?? share;
}

export interface TitleLines {
  /** Lines that a title may take at its larger sizes; smaller ones may take one more. */
  readonly lines: number;
  /** Where more height is not to be had, px. */
  readonly height?: number;
}

/** The largest look in which a title stands on few lines: one line a little smaller rather than two. */
export function titleLook(setting: Setting, role: TextRole, text: string, width: number, limits: TitleLines): TextLook {
  const base = { ...look(setting, role), keepsPhrases: true };
  const at = (share: number) => withLook(base, { fontSize: Math.max(12, Math.round(base.fontSize * share)) });
  const lineCount = (share: number) => measure(text, at(share), Math.floor(width)).lines.length;
  const fits = (share: number, lines: number) => {
    const count = lineCount(share);
    const own = at(share);
    return count <= lines && (!limits.height || count * own.fontSize * own.lineHeight <= limits.height);
  };
  const single = role === 'display' ? 0.92 : 0.78;
  const oneLine = STEPS.find((share) => share >= single && fits(share, 1));
  if (oneLine) return at(oneLine);
  const within = STEPS.find((share) => fits(share, share >= 0.62 ? limits.lines : limits.lines + 1));
  if (within === undefined) return at(STEPS.at(-1) as number);
  return at(
    wholeWords(
      within,
      (share) => cutWords(text, at(share), balancedWidth(text, at(share), Math.floor(width))),
      (share) => longestWordWidth(text, at(share)) > width,
    ),
  );
}
