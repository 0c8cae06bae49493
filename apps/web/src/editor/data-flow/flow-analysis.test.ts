import type { PageConnection } from '@pagewright/contract/pages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseFlow, runsOf } from './flow-analysis.ts';

const link = (sourcePageId: number, targetPageId: number): PageConnection => ({
  id: `${sourcePageId}-${targetPageId}`,
  sourcePageId,
  targetPageId,
});

describe('the analysis of a data flow', () => {
  it('names what comes in and goes out, loops, what is not reached, and what stands alone', () => {
    const links = [link(1, 3), link(1, 2), link(2, 4), link(4, 2), link(5, 6), link(9, 1)];
    const { flows, cycles, unreached, alone } = analyseFlow([1, 2, 3, 4, 5, 6, 7], links);
    expect(flows.get(1)?.outgoing.map(({ targetPageId }) => targetPageId)).toEqual([2, 3]);
    expect(flows.get(1)?.incoming).toEqual([]);
    expect(flows.get(2)?.incoming.map(({ sourcePageId }) => sourcePageId)).toEqual([1, 4]);
    expect(cycles).toEqual([[2, 4]]);
    expect(unreached).toEqual([5, 6]);
    expect(alone).toEqual([7]);
  });

  it('follows the order of the document and not that of the ids', () => {
    const { unreached, flows } = analyseFlow([8, 3, 5], [link(8, 5), link(8, 3)]);
    expect(unreached).toEqual([]);
    expect(flows.get(8)?.outgoing.map(({ targetPageId }) => targetPageId)).toEqual([3, 5]);
  });

  it('finds exactly the pages that lead back to themselves', () => {
    const id = fc.integer({ min: 1, max: 9 });
    const links = fc.uniqueArray(
      fc.tuple(id, id).filter(([from, to]) => from !== to),
      { selector: String, maxLength: 24 },
    );
    fc.assert(
      fc.property(links, (pairs) => {
        const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        const leadsTo = (from: number): Set<number> => {
          const reached = new Set(pairs.filter(([source]) => source === from).map(([, target]) => target));
          for (const one of reached) for (const [source, target] of pairs) if (source === one) reached.add(target);
          return reached;
        };
        const { cycles } = analyseFlow(
          pages,
          pairs.map(([from, to]) => link(from, to)),
        );
        expect(cycles.flat().sort()).toEqual(pages.filter((page) => leadsTo(page).has(page)));
        for (const group of cycles) {
          for (const page of group) expect(group.every((other) => leadsTo(page).has(other))).toBe(true);
        }
      }),
    );
  });

  it('stands a long chain', () => {
    const pages = Array.from({ length: 3000 }, (_, index) => index + 1);
    const links = pages.slice(1).map((page) => link(page - 1, page));
    expect(analyseFlow(pages, links)).toMatchObject({ cycles: [], unreached: [], alone: [] });
    expect(analyseFlow(pages, [...links, link(3000, 1)]).cycles).toEqual([pages]);
  });
});

it('joins runs of numbers', () => {
  expect(runsOf([1, 2, 3, 4, 7, 9, 10], ', ')).toBe('1–4, 7, 9, 10');
  expect(runsOf([], ', ')).toBe('');
});
