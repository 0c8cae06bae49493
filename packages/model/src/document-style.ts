import { z } from 'zod';
import { styleTokens } from './style-tokens.ts';
import { STYLE_IDS } from './styles.ts';

/**
 * What a document or a page is styled with: one of ours by its name, or tokens of its own, whole. A brand kit is taken
 * over so: whatever becomes of the kit, the document keeps what it shows, and a step back finds what was there before.
 */
export const documentStyle = z.union([z.enum(STYLE_IDS), styleTokens]);
export type DocumentStyle = z.infer<typeof documentStyle>;
