import { afterAll, expect, it } from 'vitest';
import { createPageMaker } from './page-maker.ts';
import { type PipelineRequest, readSources } from './pipeline.ts';
import { stored } from './testing/stored-sources.ts';

const SECTION = (number: number): string =>
  `${number}. Region ${number}\n\nThe branches of region ${number} handled ${120 + number} cases this year, ${number}% more than before.\n\n- Response times fell to ${5 + number} days\n- Costs stayed within the budget of ${2 + number} million euros\n`;

const request: PipelineRequest = {
  files: [],
  text: Array.from({ length: 300 }, (_, index) => SECTION(index + 1)).join('\n'),
  engine: 'local',
  prompt: '',
  pageCount: 100,
  mode: 'condense',
  format: 'ppt-16-9',
  style: 'professional',
};

/** ms that a server may be deaf to others while pages are made for one. */
const DEAF = 500;

const maker = createPageMaker();
afterAll(() => maker.close());

it('making pages keeps this thread free', async () => {
  const sources = stored(await readSources({ ...request, files: [] }));
  await maker.make(sources, { ...request, pageCount: 6 });
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await maker.make(sources, request);
  clearInterval(timer);
  expect(longest).toBeLessThan(DEAF);
});
