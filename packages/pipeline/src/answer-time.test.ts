import { afterAll, expect, it } from 'vitest';
import { createPageMaker } from './page-maker.ts';
import { warmMaker } from './testing/warm-maker.ts';

const impatient = createPageMaker({ answerWithinMs: 1 });
afterAll(() => impatient.close());

it('whoever waits for another design too long is told so, and the next one is not held up', async () => {
  const look = { format: 'ppt-16-9', style: 'warm' } as const;
  const text = '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} />';
  const page = { briefIndex: undefined, sameBrief: true, generatedText: '', styledText: text, kept: undefined };
  const request = { outline: undefined, from: look, to: { ...look, style: 'minimal' as const }, pages: [page] };
  await expect(impatient.redesign(request)).rejects.toMatchObject({ code: 'request/overloaded' });
  const patient = warmMaker();
  expect(await patient.redesign(request)).toHaveLength(1);
  await patient.close();
});
