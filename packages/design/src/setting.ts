import type { TextLook } from './text-look.ts';
import { type TextRole, type Theme, textLook } from './theme.ts';
import type { Tone } from './tone.ts';

/** Where words are set: on which ground, at how many times the usual size, and what had to be left out. */
export interface Setting {
  readonly theme: Theme;
  readonly tone: Tone;
  /** Multiple of the usual text sizes that the fit has chosen. */
  readonly scale: number;
  /** Slots of statements that found no room. */
  readonly dropped: ReadonlySet<string>;
  /** Longest statement, UTF-16 units; longer ones keep their first sentences. */
  readonly longest: number;
}

const NOTHING: ReadonlySet<string> = new Set();

export function settingOf(theme: Theme, tone: Tone = theme.page, scale = 1): Setting {
  return { theme, tone, scale, dropped: NOTHING, longest: Number.POSITIVE_INFINITY };
}

type Ink = 'ink' | 'soft' | 'accent';

/** The look of a role in one of the ground's text colours. */
export function look(setting: Setting, role: TextRole, ink: Ink = 'ink'): TextLook {
  const scale = role === 'label' || role === 'small' ? 1 + (setting.scale - 1) / 2 : setting.scale;
  return textLook(setting.theme, role, setting.tone[ink], scale);
}

export function onTone(setting: Setting, tone: Tone): Setting {
  return { ...setting, tone };
}

export function atScale(setting: Setting, scale: number): Setting {
  return { ...setting, scale };
}

/** A distance that follows the page's and half the text's size, px. */
export function space(setting: Setting, px: number): number {
  return Math.max(1, Math.round(px * setting.theme.unit * (1 + (setting.scale - 1) / 2)));
}
