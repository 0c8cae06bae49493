import { PAGE_COUNT } from '@pagewright/model/limits';
import { type BriefForm, simpleBrief } from '@pagewright/model/outline';
import { z } from 'zod';

/**
 * An outline as a person arranges it before its pages are made. A card names what stands on its page and holds no words
 * but a title that was typed: the words stay in the outline, so that nothing can be said that was not composed, brought in
 * from the sources or typed.
 */

/** Longest title of a page, UTF-16 units (`pageEnvelope`). */
export const CARD_TITLE_LENGTH = 200;
/** Most units of one card, and the longest id of one: that of a statement which was left out has its file's name in it. */
const CARD_UNITS = { count: 2_000, idLength: 700 } as const;

const FORMS = [...simpleBrief.options.map(({ shape }) => shape.form.value), 'composite'] as const satisfies BriefForm[];

export const outlineCard = z.object({
  /** That of the brief that the card was made of, or `c1`, `c2` … of one that the person added. */
  id: z.string().min(1).max(80),
  /** Brief whose title, subtitle and section it has; absent where it has none of them. */
  brief: z.string().min(1).max(80).optional(),
  /** As the person typed it; absent where it is as composed. */
  title: z.string().trim().min(1).max(CARD_TITLE_LENGTH).optional(),
  form: z.enum(FORMS),
  /** What stands on the page, in its order: ids of units (`units.ts`). */
  units: z.array(z.string().min(1).max(CARD_UNITS.idLength)).max(CARD_UNITS.count),
});
export type OutlineCard = Readonly<z.infer<typeof outlineCard>>;

/** One card a page, in their order. */
export const outlineCards = z.array(outlineCard).min(1).max(PAGE_COUNT.max);
export type OutlineCards = readonly OutlineCard[];
