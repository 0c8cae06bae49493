import type { Page } from '@pagewright/components/models';
import { ENGINES } from '@pagewright/compose/engines';
import { isPagewrightError } from '@pagewright/model/errors';
import { afterAll, describe, expect, it } from 'vitest';
import {
  designPages,
  type FileInHand,
  type PipelineEvents,
  type PipelineRequest,
  type PipelineResult,
  readSources,
  runPipeline,
  type WorkStage,
} from './pipeline.ts';
import { stored } from './testing/stored-sources.ts';
import { warmMaker } from './testing/warm-maker.ts';

const SECTIONS = ['Market', 'Customers', 'Finance', 'People', 'Outlook'];

const report = SECTIONS.map(
  (name, index) =>
    `${index + 1}. ${name}\n\nThe ${name.toLowerCase()} team handled ${120 + index} cases this year, ${10 + index}% more than before.\n\n- Response times fell to ${5 + index} days\n- Costs stayed within the budget of ${2 + index} million euros\n`,
).join('\n');

function requestOf(given: Partial<PipelineRequest> = {}): PipelineRequest {
  return {
    files: [{ name: 'report.txt', bytes: new TextEncoder().encode(report) }],
    engine: 'local',
    prompt: '',
    pageCount: 6,
    mode: 'condense',
    format: 'ppt-16-9',
    style: 'professional',
    ...given,
  };
}

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'none',
    (error: unknown) => (isPagewrightError(error) ? { code: error.code, ...error.params } : String(error)),
  );
}

const maker = warmMaker();
afterAll(() => maker.close());

/** As a server does it: what was read is stored, and workers read that. */
async function runInWorkers(request: PipelineRequest, events: PipelineEvents = {}): Promise<PipelineResult> {
  const documents = await readSources(request, events);
  return { documents, ...(await maker.make(stored(documents), request, events)) };
}

describe.each([
  ['in this thread', (request: PipelineRequest, events?: PipelineEvents) => runPipeline(ENGINES, request, events)],
  ['in worker threads', runInWorkers],
] as const)('the pipeline %s', (_, run) => {
  it('hands over each page in order as it is ready, with progress', async () => {
    const stages: [WorkStage, number, FileInHand | undefined][] = [];
    const handed: [number, number | undefined][] = [];
    const pages: Page[] = [];
    const result = await run(requestOf(), {
      onProgress: (stage, fraction, file) => stages.push([stage, fraction, file]),
      onPage: async (page, index, total) => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        pages.push(page);
        handed.push([index, total]);
      },
    });
    expect(result.pages).toHaveLength(6);
    expect(pages).toEqual(result.pages);
    expect(handed).toEqual([0, 1, 2, 3, 4, 5].map((index) => [index, 6]));
    expect(result.documents.map(({ file }) => file)).toEqual(['report.txt']);
    expect(result.outline.pages).toHaveLength(6);
    expect(stages[0]).toEqual(['reading', 0, { name: 'report.txt' }]);
    const order: WorkStage[] = ['reading', 'composing', 'designing'];
    const places = stages.map(([stage]) => order.indexOf(stage));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(stages.at(-1)).toEqual(['designing', 1, undefined]);
  });

  it('reads typed text beside files, in their order', async () => {
    const { documents } = await run(
      requestOf({
        files: ['a.txt', 'b.txt', 'c.txt'].map((name) => ({
          name,
          bytes: new TextEncoder().encode(`${name}\n\n${report}`),
        })),
        text: 'A closing remark that a person typed.',
      }),
    );
    expect(documents.map(({ file }) => file)).toEqual(['a.txt', 'b.txt', 'c.txt', 'text']);
  });

  it('names the file that cannot be read', async () => {
    const broken = { name: 'broken.docx', bytes: new TextEncoder().encode('PK\u0003\u0004 not a real archive') };
    const files = [...requestOf().files, broken];
    expect(await codeOf(run(requestOf({ files })))).toMatchObject({ file: 'broken.docx' });
  });

  it('says when there is nothing to make pages of, or too many are asked for', async () => {
    expect(await codeOf(run(requestOf({ files: [], text: '   ' })))).toMatchObject({ code: 'compose/no-content' });
    expect(await codeOf(run(requestOf({ pageCount: 0 })))).toMatchObject({ code: 'compose/page-count' });
  });

  it('stops when it is cancelled, and works again afterwards', async () => {
    const early = AbortSignal.abort();
    expect(await codeOf(run(requestOf(), { signal: early }))).toMatchObject({ code: 'generation/cancelled' });
    const abort = new AbortController();
    const seen: number[] = [];
    const cancelled = run(requestOf(), {
      signal: abort.signal,
      onPage: (_page, index) => {
        seen.push(index);
        abort.abort();
      },
    });
    expect(await codeOf(cancelled)).toMatchObject({ code: 'generation/cancelled' });
    expect(seen).toEqual([0]);
    expect((await run(requestOf())).pages).toHaveLength(6);
  });

  it('passes on what a taker of pages throws', async () => {
    const failing = run(requestOf(), {
      onPage: () => {
        throw new Error('the database is full');
      },
    });
    expect(await codeOf(failing)).toBe('Error: the database is full');
  });
});

describe('a page maker', () => {
  it('makes the same pages as this thread, and designs an outline again', async () => {
    const here = await runPipeline(ENGINES, requestOf());
    const there = await maker.make(stored(here.documents), requestOf());
    expect(there.pages).toEqual(here.pages);
    const restyled = await maker.design(here.outline, requestOf({ style: 'tech', format: 'a4-portrait' }));
    expect(restyled).toEqual(await designPages(here.outline, { style: 'tech', format: 'a4-portrait' }));
    expect(await maker.design(here.outline, requestOf(), {}, 4)).toEqual(here.pages.slice(4));
  });

  it('serves more requests than it has workers', async () => {
    const results = await Promise.all(
      ['tech', 'warm', 'minimal'].map((style) => runInWorkers(requestOf({ style: style as 'tech' }))),
    );
    expect(results.map(({ pages }) => pages.length)).toEqual([6, 6, 6]);
  });
});
