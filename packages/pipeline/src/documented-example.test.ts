import { readFileSync } from 'node:fs';
import { ENGINES } from '@pagewright/compose/engines';
import { parsePage } from '@pagewright/page/source-text';
import { expect, it } from 'vitest';
import { runPipeline } from './pipeline.ts';

/** What the documentation says of one document's way through the house is what becomes of it. */

const ARCHITECTURE = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
const blockOf = (name: string): string => new RegExp(`\`\`\`${name}\n(.*?)\`\`\``, 's').exec(ARCHITECTURE)?.[1] ?? '';

const made = runPipeline(ENGINES, {
  engine: 'local',
  files: [{ name: 'note.txt', bytes: new TextEncoder().encode(blockOf('text note')) }],
  text: '',
  prompt: '',
  pageCount: 'auto',
  mode: 'condense',
  format: 'ppt-16-9',
  style: 'professional',
});

it('the briefs of the documented example are those of the local engine', async () => {
  const { outline } = await made;
  expect(outline.pages).toMatchObject(JSON.parse(blockOf('json briefs')));
});

it('the component of the documented example is that of its page', async () => {
  const [line = ''] = /<Text id=.*<\/Text>/.exec(ARCHITECTURE) ?? [];
  const head = '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>';
  const [shown] = parsePage(`${head}${line.replace(' …', '')}</Page>`).components;
  expect(shown).toMatchObject({ id: 'event-1' });
  const { pages } = await made;
  const drawn = pages[1]?.components.find(({ id }) => id === shown?.id);
  const told = ({ id, position, size, slot, origin, props }: NonNullable<typeof shown>) => ({
    id,
    position,
    size,
    slot,
    origin,
    text: 'text' in props ? props.text : undefined,
  });
  expect(drawn && told(drawn)).toEqual(shown && told(shown));
});
