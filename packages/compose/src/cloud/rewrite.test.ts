import type { PageBrief } from '@pagewright/model/outline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES } from '../engines.ts';
import { blockOf } from '../left-out/block-of.ts';
import { saidIn } from '../left-out/briefed.ts';
import { documentOf, heading, paragraph } from '../local/testing/fixtures.ts';
import { type Behaviour, startFakeLanguageService } from '../testing/fake-language-service.ts';
import { connect } from './connect.ts';
import { LIMITS } from './limits.ts';
import { rewriteByModel } from './rewrite.ts';

const DOCUMENT = documentOf(
  [
    heading('Otters of the Larn', 1),
    heading('Numbers'),
    paragraph('In 2025 the river had 31 otters, 12 more than in 2020.'),
    paragraph('Anna Holm counts the otters every March.'),
    heading('Food'),
    paragraph('Otters eat trout and eel. They hunt at night and in the early morning.'),
  ],
  { title: 'Otters of the Larn' },
);
const COMPOSING = { prompt: '', mode: 'condense', format: 'ppt-16-9' } as const;
const whole = ENGINES.local.compose([DOCUMENT], { ...COMPOSING, pageCount: 4 });
const page = whole.pages.find((own) => JSON.stringify(own).includes('trout'));
if (!page) throw new Error('no page says trout');
const blocksOf = (own: PageBrief) => new Set(saidIn(own).flatMap(({ origins }) => origins.map(blockOf)));
const request = { ...COMPOSING, page, language: 'en-US' } as const;

describe('a page told anew', () => {
  it('by the local engine rests on the blocks that it rested on, and stands where it stood', async () => {
    const { page: made } = await ENGINES.local.rewrite([DOCUMENT], request);
    expect(made?.id).toBe(page.id);
    const before = blocksOf(page);
    for (const block of made ? blocksOf(made) : []) expect([...before, `${DOCUMENT.file}#4`]).toContain(block);
    expect(JSON.stringify(made)).toContain('trout');
  });

  it('is none where its blocks are gone, and none of a cover', async () => {
    const other = documentOf([paragraph('Something else.')], { title: 'Other' });
    expect(await ENGINES.local.rewrite([{ ...other, file: 'other.txt' }], request)).toEqual({ page: undefined });
    const [cover] = whole.pages;
    if (cover)
      expect(await ENGINES.local.rewrite([DOCUMENT], { ...request, page: cover })).toEqual({ page: undefined });
  });

  it.each([
    ['good', undefined],
    ['refusal', 'refused'],
    ['denied', 'denied'],
  ] as const)('by a model that is %s', async (behaviour: Behaviour, failure) => {
    const service = await startFakeLanguageService(() => behaviour);
    onTestFinished(() => service.close());
    const model = connect({ url: service.url, model: 'otter-7b', key: 'sk-key' });
    const parts = {
      model,
      modelName: 'otter-7b',
      composeLocal: ENGINES.local.compose,
      limits: { ...LIMITS, pauseMs: 1 },
    };
    const made = await rewriteByModel(parts, [DOCUMENT], request);
    expect(made.model?.failure).toBe(failure);
    expect(made.page === undefined).toBe(failure !== undefined);
    // It is shown this page's blocks and no others.
    const asked = JSON.stringify(service.calls.map(({ body }) => body.messages));
    expect(asked).toContain('trout');
    expect(asked).not.toContain('31 otters');
  });
});
