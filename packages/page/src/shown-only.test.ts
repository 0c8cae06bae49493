import { expect, it } from 'vitest';
import { shownOnly } from './shown-only.ts';
import { parsePage, printPage } from './source-text.ts';

const source = (inside: string, methods = '') =>
  `<Page title="Figures" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }} name="secret name" description="secret description" prompt="secret prompt" notes="secret notes" guides={{ x: [12], y: [] }}>\n${inside}\n${methods}</Page>`;
const SHOWN = `<Text id="a" name="secret layer" groupId="secret-group" repeat="secret-repeat" x={1} y={2} width={100} height={40} slot="items.0" origin={["secret.docx#2"]} unsupported={["secret figure"]} placeholder="secret hint">words</Text>`;
const HIDDEN = `<Text id="b" x={1} y={50} width={100} height={40} visible={false}>secret words</Text>`;
const PICTURE = `<Image id="d" x={1} y={150} width={100} height={40} imageUrl="asset:logo" alt="Our logo" fileName="secret client.png" fileSize={71234} uploadTime="2026-02-27T10:00:00Z" />`;
const SMART = `<TextArea id="c" x={1} y={90} width={100} height={40} placeholder="secret hint" smart={{ description: "secret wish" }}>more words</TextArea>`;

it('leaves what a page shows and nothing of how it was made', () => {
  const page = parsePage(source([SHOWN, HIDDEN, SMART, PICTURE].join('\n')));
  const text = printPage(shownOnly(page));
  expect(text).not.toMatch(/secret|guides|71234|2026-02/);
  const shown = parsePage(text);
  expect(shown.components.map(({ id, position, size, slot }) => ({ id, position, size, slot }))).toEqual(
    page.components
      .filter(({ id }) => id !== 'b')
      .map(({ id, position, size, slot }) => ({ id, position, size, slot })),
  );
  expect(text).toContain('words');
  expect(text).toContain('more words');
  expect(text).toContain('asset:logo');
});

it('keeps what methods may show', () => {
  const methods = `<Methods>{\`function show() { page.set('b', { visible: true }); }\`}</Methods>\n`;
  const page = parsePage(source(HIDDEN, methods));
  expect(page.methods).toContain('function show');
  expect(shownOnly(page).components.map(({ id, visible }) => [id, visible])).toEqual([['b', false]]);
});
