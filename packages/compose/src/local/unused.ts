import type { Origin } from '@pagewright/model/origin';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { Material } from './material.ts';

/** Most origins named of a section that found no room. */
const MOST_ORIGINS = 5;

/** Sections and passages of which no page says anything. */
export function unusedOf(material: Material, pages: readonly PageBrief[]): Outline['unused'] {
  const shown = new Set<string>();
  collectOrigins(pages, shown);
  const passages = new Map<string, { statements: number; origins: Origin[]; used: boolean }>();
  for (const { parts } of material.groups) {
    for (const { passage, atoms } of parts) {
      const title = passage.heading || passage.section || material.title;
      const known = passages.get(title) ?? { statements: 0, origins: [], used: false };
      known.used ||= atoms.some(({ origin }) => shown.has(origin));
      known.statements += atoms.length;
      for (const { origin } of atoms) if (known.origins.length < MOST_ORIGINS) known.origins.push(origin);
      passages.set(title, known);
    }
  }
  return [...passages]
    .filter(([, { used }]) => !used)
    .map(([title, { statements, origins }]) => ({ title, statements, origins: [...new Set(origins)] }));
}

/** Every origin that stands on pages; spare statements in `more` do not count as said. */
function collectOrigins(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) collectOrigins(entry, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, own] of Object.entries(value)) {
      if (key === 'origins' && Array.isArray(own)) for (const origin of own as string[]) found.add(origin);
      else if (key !== 'more') collectOrigins(own, found);
    }
  }
}
