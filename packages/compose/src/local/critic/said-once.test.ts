import type { SimpleBrief } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { statement } from '../material/atoms.ts';
import { saidOnce } from './said-once.ts';

const page = (...texts: readonly string[]): SimpleBrief => ({
  id: 'p',
  form: 'bullets',
  title: statement('Quay', undefined, 1),
  more: [],
  items: texts.map((text) => statement(text, undefined, 0.5)),
});
const textsOf = (brief: SimpleBrief): string[] => (brief.form === 'bullets' ? brief.items.map(({ text }) => text) : []);

const TRUSTEE = 'The harbour board appoints and supervises the pilots of the port.';
const [TIDE, QUAY, RAIL] = ['The tide costs four hours a day.', 'A second quay ends it.', 'Rail carries half of it.'];

describe('what pages say', () => {
  it('is said on the first of them alone', () => {
    const [first, second] = saidOnce([page(TRUSTEE, TIDE), page(QUAY, TRUSTEE, RAIL)]) as [SimpleBrief, SimpleBrief];
    expect(textsOf(first)).toEqual([TRUSTEE, TIDE]);
    expect(textsOf(second)).toEqual([QUAY, RAIL]);
  });

  it('is said again where nothing else is left, and where it is a few words', () => {
    const pages = [page(TRUSTEE, TIDE), page(TRUSTEE, QUAY), page(TIDE, QUAY, RAIL)];
    expect(saidOnce(pages)).toEqual(pages);
  });
});
