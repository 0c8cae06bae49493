import { expect, it } from 'vitest';
import { countedSpans } from './counted-spans.ts';

it('finds lines that count weeks on, of which some take several', () => {
  const lines = ['Weeks', '1–2 Cities', '3 Heat', '4–6 Survey', '', 'Notes'];
  expect([...countedSpans(lines)]).toEqual([1, 2, 3]);
});

it('leaves parts that are numbered and spans with gaps', () => {
  expect(countedSpans(['1 Scope', '2 Terms', '3 Fees']).size).toBe(0);
  expect(countedSpans(['2–4 Players', '8–10 Cards', '20–30 Rounds']).size).toBe(0);
  expect(countedSpans(['1 Scope', '', '2–3 Terms', '', '4 Fees']).size).toBe(0);
});
