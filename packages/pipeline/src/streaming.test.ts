import { type Engine, engineOf } from '@pagewright/compose/engine';
import { answerOf, ENGINES } from '@pagewright/compose/testing/engines';
import { LATEST_EDITION } from '@pagewright/design/design';
import { isUnmadeText } from '@pagewright/design/page-or-reason';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { printPage } from '@pagewright/page/source-text';
import { readText } from '@pagewright/source/read';
import { describe, expect, it } from 'vitest';
import { designPages, makePages } from './make-pages.ts';
import type { MadePages, MakeRequest, PipelineEvents } from './request.ts';
import { stored } from './testing/stored-sources.ts';
import { warmMaker } from './testing/warm-maker.ts';

const TEXT = Array.from(
  { length: 6 },
  (_, index) => `## Port ${index}\n\nPort ${index} handled ${100 + index} ships, ${10 + index}% more than before.\n`,
).join('\n');
const document = readText(TEXT);

const requestTo = (engine: string): MakeRequest => ({
  engine,
  prompt: '',
  pageCount: 5,
  mode: 'condense',
  format: 'ppt-16-9',
  style: 'professional',
});

describe('an engine that gives its pages one by one', () => {
  it('has each of them stored, designed and shown before the next one is there', async () => {
    const story: string[] = [];
    const whole = ENGINES.local?.compose([document], requestTo('local')) as Outline;
    async function* briefs(): AsyncGenerator<PageBrief> {
      for (const [index, brief] of whole.pages.entries()) {
        story.push(`said ${index}`);
        yield brief;
      }
    }
    const engine: Engine = {
      id: 'slow',
      compose: () => ({ frame: whole, briefs: briefs() }),
      fill: () => ({ fillings: [] }),
      rewrite: () => ({ page: undefined }),
    };
    const made = await makePages(engine, [document], requestTo('slow'), {
      onOutline: ({ pages }, isWhole) => void story.push(isWhole ? 'whole' : `stored ${pages.length - 1}`),
      onPage: (_page, index, total) => void story.push(`shown ${index} of ${total}`),
    });
    const expected = whole.pages.flatMap((_, at) => [`said ${at}`, `stored ${at}`, `shown ${at} of undefined`]);
    expect(story).toEqual([...expected, 'whole']);
    expect(made.outline).toEqual({ ...whole, edition: LATEST_EDITION });
    expect(made.pages).toEqual(await designPages(made.outline, requestTo('slow')));
  });

  it('whose page cannot be laid out gets one in its place that says why, and the others as they are', async () => {
    const whole = ENGINES.local?.compose([document], requestTo('local')) as Outline;
    const broken = whole.pages.map((brief, at) => (at === 1 ? ({ ...brief, form: 'unheard of' } as never) : brief));
    async function* briefs(): AsyncGenerator<PageBrief> {
      yield* broken;
    }
    const engine: Engine = {
      id: 'careless',
      compose: () => ({ frame: whole, briefs: briefs() }),
      fill: () => ({ fillings: [] }),
      rewrite: () => ({ page: undefined }),
    };
    const { pages } = await makePages(engine, [document], requestTo('careless'));
    const texts = pages.map(printPage);
    expect(texts.map(isUnmadeText)).toEqual(whole.pages.map((_, at) => at === 1));
    expect(texts[1]).toContain('could not be laid out');
    // It is told, and never printed as if the document said so.
    const [reason] = pages[1]?.components.filter(({ slot }) => slot === 'unmade') ?? [];
    expect(reason?.props).toMatchObject({ text: '' });
  });

  it('that gives none has found nothing to say', async () => {
    const frame = ENGINES.local?.compose([document], requestTo('local')) as Outline;
    const silent: Engine = {
      id: 'silent',
      compose: () => ({ frame, briefs: (async function* () {})() }),
      fill: () => ({ fillings: [] }),
      rewrite: () => ({ page: undefined }),
    };
    await expect(makePages(silent, [document], requestTo('silent'))).rejects.toMatchObject({
      code: 'compose/no-content',
    });
  });
});

describe.each(['fickle', 'streaming'])('the engine "%s" in a worker', (engine) => {
  const marks = ({ outline }: MadePages) => new Set(outline.pages.map(({ title }) => answerOf(title.text)));
  async function make(events?: PipelineEvents): Promise<MadePages> {
    const maker = warmMaker({ engines: new URL(import.meta.resolve('@pagewright/compose/testing/engines')) });
    try {
      return await maker.make(stored([document]), requestTo(engine), events);
    } finally {
      await maker.close();
    }
  }

  it('has no page designed before its outline is taken', async () => {
    const taken: Outline[] = [];
    const made = await make({
      onOutline: async (outline) => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        taken.push(outline);
      },
      onPage: (page, index) => {
        expect(taken.at(-1)?.pages[index]?.title.text.slice(0, 20)).toBe(page.title.slice(0, 20));
      },
    });
    expect(taken.at(-1)).toEqual(made.outline);
    expect(made.pages).toHaveLength(5);
    expect(marks(made).size).toBe(1);
    expect(made.pages).toEqual(await designPages(made.outline, requestTo(engine)));
  });

  it('stops where its outline cannot be stored', async () => {
    let shown = 0;
    const failing = make({
      onOutline: () => Promise.reject(new Error('the database is full')),
      onPage: () => void (shown += 1),
    });
    await expect(failing).rejects.toThrow('the database is full');
    expect(shown).toBe(0);
  });
});

it('an engine that is not there is named as such', async () => {
  expect(() => engineOf(ENGINES, 'toString')).toThrow('engine/unknown');
  const maker = warmMaker();
  await expect(maker.make(stored([document]), requestTo('fickle'))).rejects.toMatchObject({ code: 'engine/unknown' });
  await maker.close();
});
