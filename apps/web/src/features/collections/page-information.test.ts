import { projectPage } from '@pagewright/contract/pages';
import { expect, it } from 'vitest';
import { alikeLacking, lackingPages, proposedFor, publishedPages } from './page-information.ts';

const TEXT = `<Page title="Ships" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>
  <Heading id="head" x={40} y={40} width={600} height={60}>Ships</Heading>
  <Text id="text" x={40} y={140} width={600} height={60}>Twelve came in May</Text>
</Page>`;
const WHOLE = { name: 'Ships', description: 'Ships in May', prompt: 'Say what came' };
const page = (id: number, of: object) => projectPage.parse({ id, pageNumber: id, styledText: TEXT, ...of });
const say = ({ title, points }: { title: string; points: string }) => `${title}: ${points}`;

it('names what pages lack that others are shown', () => {
  const pages = [
    page(1, WHOLE),
    page(2, { ...WHOLE, description: ' ' }),
    page(3, { hidden: true }),
    page(4, { styledText: '' }),
    page(5, {}),
  ];
  expect(publishedPages(pages).map(({ id }) => id)).toEqual([1, 2, 5]);
  expect(lackingPages(pages).map(({ page: { id }, fields }) => [id, ...fields])).toEqual([
    [2, 'description'],
    [5, 'name', 'description', 'prompt'],
  ]);
});

it('says what lacks once for all pages that lack the same', () => {
  const lacking = lackingPages([page(1, {}), page(2, {}), page(3, { ...WHOLE, name: '' }), page(4, {})]);
  expect(alikeLacking(lacking)).toEqual([
    { numbers: [1, 2, 4], fields: ['name', 'description', 'prompt'] },
    { numbers: [3], fields: ['name'] },
  ]);
});

it('proposes what is lacking alone, out of what stands on the page', () => {
  const [named, bare] = lackingPages([page(1, { name: 'Mine' }), page(2, {})]);
  if (!named || !bare) throw new Error('nothing is lacking');
  const told = { description: 'Twelve came in May', prompt: 'Ships: Twelve came in May' };
  expect(proposedFor(named, say, 'Page 1')).toEqual(told);
  expect(proposedFor(bare, say, 'Page 2')).toEqual({ name: 'Ships', ...told });
});

it('calls a page on which nothing stands, or that cannot be read, by its number', () => {
  const empty = '<Page title="" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} />';
  for (const styledText of [empty, '<Page']) {
    const [lacking] = lackingPages([page(7, { styledText, prompt: 'Say it' })]);
    if (!lacking) throw new Error('nothing is lacking');
    expect(proposedFor(lacking, say, 'Page 7')).toEqual({ name: 'Page 7', description: 'Page 7' });
  }
});
