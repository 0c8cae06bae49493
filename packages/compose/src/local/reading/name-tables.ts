import type { TableBlock } from '@pagewright/model/source-document';

/** Share of the cells of a table that are names of persons from which it is a list of who took part, and fewest of them. */
const NAMES = { share: 0.8, fewest: 6 } as const;
/** `Ada Lovelace`, `J.-P. Serre – ENS`: two to five words with capitals, an organisation behind a dash. */
const NAME =
  /^\p{Lu}[\p{L}.'’-]*\.?(?:\s(?:\p{Lu}[\p{L}.'’-]*\.?|d[aeiu]s?|van|von|de la|el|al)){1,4}\s?(?:[-–—,(/]\s?.{2,30})?$/u;

/** Whether a table only names persons: who took part, who wrote. */
export function isOfNames({ rows }: TableBlock): boolean {
  const filled = rows.flatMap((row) => row.map(({ text }) => text.trim())).filter((text) => text !== '');
  const names = filled.filter((text) => NAME.test(text) && !/\d{3}/.test(text));
  return filled.length >= NAMES.fewest && names.length >= filled.length * NAMES.share;
}
