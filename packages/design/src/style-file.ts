import { contrast } from '@pagewright/model/color';
import { type StyleTokens, styleTokens } from '@pagewright/model/style-tokens';
import { STYLE_IDS } from '@pagewright/model/styles';
import { FONT_FAMILIES } from '@pagewright/typography/catalogue';
import { STYLES } from './styles.ts';
import { toneOn } from './tone.ts';

/**
 * A style as somebody hands it in, such as a brand kit: all tokens, or one of ours in `based` and only what is other.
 * Lists replace those of the style that it is based on.
 */
export type StyleFile =
  | { readonly tokens: StyleTokens; readonly faults?: never }
  /** What is wrong with it, each with the path of the token. */
  | { readonly tokens?: never; readonly faults: readonly string[] };

export function readStyleFile(content: unknown): StyleFile {
  const { based, ...own } = isRecord(content) ? content : ({} as Record<string, unknown>);
  const base = STYLE_IDS.find((id) => id === based);
  if (based !== undefined && !base) return { faults: [`based: not one of ${STYLE_IDS.join(', ')}`] };
  const parsed = styleTokens.safeParse(base ? merged(STYLES[base], own) : own);
  if (!parsed.success) {
    return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const faults = [...unknownFaces(parsed.data), ...unreadable(parsed.data)];
  return faults.length > 0 ? { faults } : { tokens: parsed.data };
}

/** The tokens that faults are of, each once: the words after them are for developers. */
export function wrongTokens(faults: readonly string[]): string[] {
  return [...new Set(faults.map((fault) => fault.slice(0, fault.indexOf(':'))))];
}

function merged(base: unknown, own: unknown): unknown {
  if (!isRecord(base) || !isRecord(own)) return own === undefined ? base : own;
  // A fill of another type has other parts.
  if (own['type'] !== undefined && own['type'] !== base['type']) return own;
  const keys = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(base[key], own[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Faces that are not in the catalogue: text in them could be neither measured nor drawn. */
function unknownFaces({ fonts }: StyleTokens): string[] {
  return Object.entries(fonts).flatMap(([role, pairing]) =>
    [pairing, ...Object.values(pairing.by ?? {})].flatMap(({ family, weight }) => {
      const known = FONT_FAMILIES.find(({ name }) => name === family);
      if (!known) return [`fonts.${role}: no family ${family}`];
      return known.weights.includes(weight) ? [] : [`fonts.${role}: ${family} has no weight ${weight}`];
    }),
  );
}

/** Least contrast of text with its ground (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** Grounds on whose gradient text is not readable: its colours follow from the ground's base. */
function unreadable(tokens: StyleTokens): string[] {
  return (['page', 'cover', 'section'] as const).flatMap((name) => {
    const { fill, base } = tokens.palette[name];
    const { ink, soft, accent } = toneOn(tokens, base);
    const stops = fill.type === 'solid' ? [fill.color] : fill.stops.map(({ color }) => color);
    const worst = Math.min(...stops.flatMap((stop) => [ink, soft, accent].map((text) => contrast(text, stop))));
    return worst >= READABLE ? [] : [`palette.${name}: text has a contrast of ${worst.toFixed(1)} on it`];
  });
}
