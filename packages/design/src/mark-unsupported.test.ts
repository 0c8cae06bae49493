import { formatOrigin } from '@pagewright/model/origin';
import type { PageBrief } from '@pagewright/model/outline';
import { lintPage } from '@pagewright/page/lint';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { describe, expect, it } from 'vitest';
import { designOutline } from './design.ts';
import { sampleOutline } from './fixtures/outline.ts';
import { tokensOf } from './styles.ts';

const origins = [formatOrigin({ file: 'sample.docx', block: 3 })];
const said = (text: string, unsupported?: string[]) => ({
  text,
  origins,
  rank: 0.9,
  ...(unsupported ? { unsupported } : {}),
});
const base = { id: 'p2', title: said('Sales'), more: [] };
const BRIEFS: readonly PageBrief[] = [
  {
    ...base,
    form: 'bullets',
    items: [said('We sold 98,765 loaves', ['98,765']), said('Sold in 12 shops'), said('Open all year')],
  },
  {
    ...base,
    form: 'stats',
    stats: [
      { value: '98,765', label: said('loaves sold', ['98,765']) },
      { value: '12', label: said('shops') },
    ],
  },
  {
    ...base,
    form: 'timeline',
    events: [
      { date: '98,765', text: said('first loaf', ['98,765']) },
      { date: '12 May', text: said('shop') },
    ],
  },
];

describe('what the sources of a statement do not carry', () => {
  it.each(
    BRIEFS.flatMap((brief) => (['ppt-16-9', 'a4-portrait', 'long-3'] as const).map((format) => ({ brief, format }))),
  )('is marked where it stands and nowhere else: $brief.form, $format', ({ brief, format }) => {
    const outline = sampleOutline('en-US', [brief]);
    const [page] = designOutline(outline, { format, style: tokensOf('professional') });
    if (!page) throw new Error('no page');
    const marked = page.components.filter(({ unsupported }) => unsupported);
    expect(marked.map(({ unsupported }) => unsupported)).toEqual([['98,765']]);
    const stored = parsePage(printPage(page));
    const found = lintPage(stored, { rules: ['unsupported'] });
    expect(found).toMatchObject([{ message: 'unsupported/words', componentIds: [marked[0]?.id] }]);
  });
});
