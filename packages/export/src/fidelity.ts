import { z } from 'zod';

/** Why something is not an object of the format. */
export const LOSS_REASONS = [
  /** The format has no such chart. */
  'chart-kind',
  /** The chart's configuration is more than plain data. */
  'chart-config',
  /** A drawn diagram. */
  'diagram',
  /** It is drawn of shapes, and the format has texts, tables, charts and pictures only. */
  'shapes',
  /** A table or chart that is turned: the format has these upright only. */
  'turned',
  /** The same, where no browser was at hand to draw it: it stays editable and stands upright. */
  'upright',
  /** Its filters are drawn into the picture. */
  'filters',
  /** The browser that made the file has no other way of drawing it. */
  'drawn-in-browser',
  /** It could not be drawn: no browser is at hand. */
  'no-browser',
  /** Only its figures would be kept, and it is drawn from more than figures. */
  'no-figures',
  /** Its picture could not be read. */
  'unreadable',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

/** What a format keeps of pages. */
export const NATURES = [
  /** Objects that another program edits. */
  'objects',
  /** Tables and the figures of charts, and nothing else. */
  'data',
  /** The pages as they are drawn, their words as words. */
  'drawn',
  /** A picture of each page. */
  'pictures',
  /** The pages themselves: they come back as they were. */
  'source',
] as const;
export type Nature = (typeof NATURES)[number];
/** Of formats that keep pages whole. */
export type WholeNature = Exclude<Nature, 'objects' | 'data'>;

/** Who brings the fonts along: the file, or the program that it was made for. */
export const FONT_OWNERS = ['file', 'google-slides'] as const;
export type FontOwner = (typeof FONT_OWNERS)[number];

const count = z.number().int().min(0);

/** What was found in a file that was read back. */
export const fileProof = z.object({
  /** That ought to be in it. */
  words: count,
  /** Of these, how many are not. */
  away: count,
  /** The first of them. */
  missing: z.array(z.object({ page: count, word: z.string() })),
  /** Numbers of pages, from 1, that have words and are pictures only. */
  pictures: z.array(count),
  fonts: count,
  /** Names of those that are not in it. */
  fontsAway: z.array(z.string()),
});
export type FileProof = z.infer<typeof fileProof>;

export const fidelity = z.object({
  nature: z.enum(NATURES).default('objects'),
  pages: count,
  /** Objects that can be edited. */
  native: z.object({ texts: count, shapes: count, pictures: count, tables: count, charts: count }),
  /** What has become a picture of itself, or less. */
  losses: z.array(
    z.object({
      /** From 1. */
      page: count,
      component: z.string(),
      reason: z.enum(LOSS_REASONS),
    }),
  ),
  /** Families that the reader's machine needs, or that their program has. */
  fonts: z.array(z.string()),
  /** Who has these families, where readers need not. */
  fontsOf: z.enum(FONT_OWNERS).optional(),
  /** Of the fonts that are in the file, before it is compressed. */
  fontBytes: count.optional(),
  /** Families of the pages that others stand for. */
  replaced: z.array(z.object({ family: z.string(), by: z.string() })).default([]),
  /** Share that pages were made smaller by, where the format's largest page is smaller than they. */
  scale: z.number().positive(),
  /** Whether the file is larger than what can be imported again. */
  isTooLarge: z.boolean().default(false),
  /** Where it was asked for. */
  proof: fileProof.optional(),
});

/** What became of a document's objects in a format. */
export type Fidelity = z.infer<typeof fidelity>;
export type NativeObject = keyof Fidelity['native'];

/** Counts while a file is made. */
export class FidelityRecord {
  readonly #native: Record<NativeObject, number> = { texts: 0, shapes: 0, pictures: 0, tables: 0, charts: 0 };
  readonly #losses: Fidelity['losses'] = [];
  readonly #fonts = new Set<string>();
  readonly #replaced = new Map<string, string>();
  readonly #fontsOf: FontOwner | undefined;

  /** @param fontsOf who has the fonts, where readers need not */
  constructor(fontsOf?: FontOwner) {
    this.#fontsOf = fontsOf;
  }

  native(object: NativeObject): void {
    this.#native[object] += 1;
  }

  /** @param page from 1 */
  lost(page: number, component: string, reason: LossReason): void {
    this.#losses.push({ page, component, reason });
  }

  font(family: string): void {
    this.#fonts.add(family);
  }

  /** Takes down that a family of the pages is drawn with another. */
  replaced(family: string, by: string): void {
    this.#replaced.set(family, by);
  }

  /** @param scale share that pages were made smaller by */
  report(pages: number, scale: number, nature: Nature = 'objects'): Fidelity {
    return {
      nature,
      pages,
      native: { ...this.#native },
      losses: [...this.#losses],
      fonts: [...this.#fonts].sort(),
      ...(this.#fontsOf ? { fontsOf: this.#fontsOf } : {}),
      replaced: [...this.#replaced].sort().map(([family, by]) => ({ family, by })),
      scale,
      isTooLarge: false,
    };
  }
}

/** The report of a format that keeps pages whole, as far as it is of that nature. */
export function wholeFidelity(nature: WholeNature, pages: number, scale = 1): Fidelity {
  return new FidelityRecord().report(pages, scale, nature);
}
