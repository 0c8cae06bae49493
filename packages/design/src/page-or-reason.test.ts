import { expect, it } from 'vitest';
import { isUnmadeText } from './page-or-reason.ts';

const page = (attribute: string, words: string): string =>
  `<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>
    <Text id="a" x={1} y={1} width={400} height={100} ${attribute}>${words}</Text>
  </Page>`;

it('a page is told to be unmade by its objects, not by its words', () => {
  expect(isUnmadeText(page('slot="unmade"', 'Why'))).toBe(true);
  expect(isUnmadeText(page('slot="title"', 'Write slot="unmade" there'))).toBe(false);
  expect(isUnmadeText('slot="unmade" that nobody can read')).toBe(false);
});
