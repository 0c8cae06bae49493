import { engineOf, isStreamed } from '@pagewright/compose/engine';
import { ENGINES } from '@pagewright/compose/engines';
import type { SourceDocument } from '@pagewright/model/source-document';
import { readText } from '@pagewright/source/read';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generatedFrom, refreshedWith } from '../testing/living-document.ts';
import { piecesOf } from './pieces.ts';

const SENTENCES = [
  'The north wing was opened to 340 visitors in May.',
  'Heating costs fell by 12% after the windows were renewed.',
  'Guided tours lasted 45 minutes on average.',
  'Volunteers catalogued 1,870 letters from the estate.',
  'The café sold 26,400 cups of coffee.',
];
const ROWS = [
  ['Spring', 4200, 310],
  ['Summer', 9800, 720],
  ['Autumn', 5100, 405],
  ['Winter', 2600, 180],
] as const;

interface Museum {
  readonly sentences: readonly string[];
  readonly rows: readonly (readonly [string, number, number])[];
}

function sourceOf({ sentences, rows }: Museum, file: string): SourceDocument {
  const lines = rows.map((row) => `| ${row.join(' | ')} |`);
  return readText(
    `# The town museum\n\n## The year\n\n${sentences.map((own) => `- ${own}`).join('\n')}\n\n## Visitors\n\n| Season | Tickets | Tours |\n| --- | --- | --- |\n${lines.join('\n')}\n\n## Plans\n\nThe tower is to be repaired before the autumn storms. Nobody has made an offer yet.\n`,
    file,
  );
}

const BEFORE: Museum = { sentences: SENTENCES, rows: ROWS.map((row) => [...row] as [string, number, number]) };

/** Some figures of cells and sentences are other ones. */
const edited = fc
  .record({
    cells: fc.array(
      fc.record({ row: fc.nat(3), column: fc.constantFrom(1, 2), value: fc.integer({ min: 100, max: 9_999 }) }),
      {
        maxLength: 4,
      },
    ),
    figures: fc.array(fc.record({ at: fc.nat(4), value: fc.integer({ min: 10, max: 99 }) }), { maxLength: 3 }),
  })
  .map(({ cells, figures }): Museum => {
    const rows = BEFORE.rows.map((row) => [...row] as [string, number, number]);
    for (const { row, column, value } of cells) (rows[row] as (string | number)[])[column] = value;
    const sentences = [...SENTENCES];
    for (const { at, value } of figures) sentences[at] = (sentences[at] ?? '').replace(/[\d,]+/, `${value}`);
    return { sentences, rows };
  });

it('makes anew what composing makes of the newer version, and leaves the rest', async () => {
  const before = sourceOf(BEFORE, 'museum.md');
  const made = await generatedFrom(before);
  await fc.assert(
    fc.asyncProperty(edited, async (museum) => {
      const after = sourceOf(museum, 'museum (2).md');
      const fresh = await engineOf(ENGINES, 'local').compose([after], made.composing);
      if (isStreamed(fresh)) throw new Error('the local engine gives whole outlines');
      const composed = new Set(fresh.pages.flatMap(piecesOf).map(({ words }) => words));
      const { pages, news } = await refreshedWith(made, before, after);
      expect(news.kept).toEqual([]);
      const said = made.pages.flatMap((page) => {
        const proposed = pages.find(({ id }) => id === page.id);
        const own = made.outline?.pages[page.briefIndex ?? -1];
        const now = proposed?.is === 'changed' ? proposed.kept?.brought?.brief : own;
        if (!own || !now) throw new Error('no brief');
        const [was, is] = [piecesOf(own), piecesOf(now)];
        expect(is.map(({ path }) => path)).toEqual(was.map(({ path }) => path));
        return is.map((piece, index) => ({ now: piece.words, was: was[index]?.words ?? '' }));
      });
      for (const { now, was } of said) if (now !== was) expect(composed).toContain(now);
      // Whatever composing says no more, in any place, is made anew or told.
      const told = [...news.gone, ...news.open].length;
      const stale = said.filter(({ now }) => !composed.has(now));
      expect(stale.length).toBeLessThanOrEqual(told);
    }),
    { numRuns: 25 },
  );
}, 60_000);
