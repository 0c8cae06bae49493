import type { Origin } from '@pagewright/model/origin';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { Material } from '../material/material.ts';
import { shownOfTables, unshownOf } from './unused-cells.ts';

/** Most origins named of a section that found no room. */
const MOST_ORIGINS = 5;

/** Sections and passages of which no page says anything, and columns and rows of tables that no page shows. */
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
  const unsaid = [...passages]
    .filter(([, { used }]) => !used)
    .map(([title, { statements, origins }]) => ({ title, statements, origins: [...new Set(origins)] }));
  return [...unsaid, ...unusedOfTables(material, pages, shown)];
}

/** What is left of tables that are shown. */
function unusedOfTables(
  { groups, title }: Material,
  pages: readonly PageBrief[],
  shown: ReadonlySet<string>,
): Outline['unused'] {
  const cells = shownOfTables(pages);
  const parts = groups.flatMap((group) => group.parts);
  return parts.flatMap(({ passage, atoms }) =>
    atoms.flatMap((atom) => {
      if (atom.kind !== 'table' || !shown.has(atom.origin)) return [];
      const { columns, rows } = unshownOf(atom.block, cells.get(atom.origin) ?? new Set());
      const name = atom.block.caption || passage.heading || title;
      const origins = [atom.origin];
      return [
        ...(columns.length > 0
          ? [{ title: `${name} · ${columns.join(', ')}`, statements: columns.length, origins }]
          : []),
        ...(rows > 0 ? [{ title: name, statements: rows, origins }] : []),
      ];
    }),
  );
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
