import { componentOf } from '@pagewright/components/fixtures';
import { COMPONENT_KINDS } from '@pagewright/components/models';
import { measureText } from '@pagewright/typography/measure';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPage, type TestPage } from '../test-page/open.ts';
import { grid, pageOf } from '../test-page/pages.ts';

let page: TestPage;

beforeAll(async () => {
  page = await openTestPage();
});
afterAll(() => page.close());
beforeEach(() => {
  page.faults.length = 0;
  page.foreign.length = 0;
});

async function draw(sheet: ReturnType<typeof pageOf>, mode: 'view' | 'print' = 'print'): Promise<void> {
  await page.tab.evaluate(([one, how]) => window.drawPages([one], how), [sheet, mode] as const);
}

function svgData(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${svg}</svg>`)}`;
}

describe('a page in Chromium', () => {
  it('draws every kind without a complaint', async () => {
    await draw(
      grid(
        COMPONENT_KINDS.map((kind) => componentOf(kind, {} as never)),
        5,
        { width: 320, height: 220 },
      ),
      'view',
    );
    const drawn = await page.tab.evaluate(() => document.querySelectorAll('[data-component-id]').length);
    expect(drawn).toBe(COMPONENT_KINDS.length);
    expect(await page.tab.evaluate(() => document.querySelectorAll('[data-failed], [data-pending]').length)).toBe(0);
    expect(page.faults).toEqual([]);
  });

  it('stacks by zIndex, skips what is invisible and hides decoration from readers', async () => {
    const sheet = pageOf([
      componentOf('text', { text: 'second' }),
      componentOf('text', { text: 'first' }),
      componentOf('text', { text: 'hidden' }, { visible: false }),
      componentOf('rectangle', {}, { decorative: true }),
    ]);
    const [second, first, hidden, art] = sheet.components;
    sheet.components = [
      { ...second, zIndex: 5 },
      { ...first, zIndex: 2 },
      hidden,
      { ...art, zIndex: 0 },
    ] as typeof sheet.components;
    await draw(sheet);
    const seen = await page.tab.evaluate(() =>
      [...document.querySelectorAll('[data-component-id]')].map((one) => [
        one.textContent,
        one.getAttribute('aria-hidden'),
      ]),
    );
    expect(seen).toEqual([
      ['', 'true'],
      ['first', null],
      ['second', null],
    ]);
  });

  it('lays text out as it is measured', async () => {
    const text =
      'The quick brown fox jumps over the lazy dog, and keeps on running until the evening comes.\nSecond line.';
    const look = { fontSize: 18, lineHeight: 1.4, paragraphSpacing: 8, padding: 12, listType: 'bullet' } as const;
    await draw(pageOf([componentOf('text', { text, ...look }, { size: { width: 320, height: 300 } })]));
    const drawn = await page.tab.evaluate(() => {
      const list = document.querySelector('[data-component-id] ul') as HTMLElement;
      return { height: list.getBoundingClientRect().height, font: document.fonts.check('18px Inter') };
    });
    const style = { fontFamily: 'Inter', fontWeight: 400, language: 'en-US', ...look } as const;
    expect(drawn.font).toBe(true);
    expect(drawn.height).toBeCloseTo(measureText(text, style, 320 - 24).height, 0);
  });

  it('is as large as the thumbnail asks for', async () => {
    await page.tab.evaluate(([one]) => window.drawThumbnails([one], 160), [
      pageOf([componentOf('text', { text: 'a' })]),
    ] as const);
    const size = await page.tab.evaluate(() => {
      const { width, height } = (document.querySelector('#root > div') as HTMLElement).getBoundingClientRect();
      const inner = (document.querySelector('[data-page]') as HTMLElement).getBoundingClientRect();
      return { width, height, inner: Math.round(inner.width) };
    });
    expect(size).toEqual({ width: 160, height: 90, inner: 160 });
  });
});

describe('hostile pages', () => {
  const script = 'document.title = "ran"; fetch("https://evil.example/")';
  const link = 'https://evil.example/x.png';
  const hostile = [
    componentOf('text', { text: `<script>${script}</script><img src=x onerror='${script}'><svg onload='${script}'>` }),
    componentOf('heading', { text: `<iframe srcdoc="<script>${script}</script>"></iframe>` }),
    componentOf('image', {
      imageUrl: svgData(`<script>${script}</script><image href="${link}" width="9" height="9"/>`),
    }),
    componentOf('image', { imageUrl: `data:text/html,<script>${script}</script>` }),
    componentOf('image', { imageUrl: `javascript:${script}` }),
    componentOf('image', { imageUrl: link, tempPreviewUrl: '//evil.example/y.png', isPreview: true }),
    componentOf('aiTable', { cellData: [[`<img src="${link}">`, `<style>*{background:url(${link})}</style>`]] }),
    componentOf('icon', { icon: 'fa-solid fa-user onload' }),
    componentOf('aiEchart', { chartConfig: `{ title: { text: (() => { ${script} })() } }` }),
    componentOf('aiEchart', {
      chartConfig: JSON.stringify({
        title: {
          text: `<img src="${link}">`,
          textStyle: { fontFamily: `x;background:url(${link})` },
          link: `javascript:${script}`,
        },
        backgroundColor: { image: link, repeat: 'repeat' },
        tooltip: {
          show: true,
          alwaysShowContent: true,
          formatter: `<img src="${link}" onerror="${script}">`,
          renderMode: 'html',
        },
        graphic: [{ type: 'image', style: { image: link, width: 9 } }],
        xAxis: { data: ['a'] },
        yAxis: {},
        series: [
          {
            type: 'bar',
            data: [1],
            cursor: `url(${link}), auto`,
            itemStyle: { color: `url(${link})` },
            markPoint: { data: [{ symbol: `image://${link}`, x: 9, y: 9 }] },
          },
        ],
      }),
    }),
    componentOf('aiEchart', {
      chartType: 'globe',
      chartConfig: JSON.stringify({
        globe: { baseTexture: link, heightTexture: link, environment: link, layers: [{ texture: link }] },
        series: [],
      }),
    }),
    componentOf('aiChart', {
      mermaidCode: `%%{init: {"securityLevel":"loose","themeCSS":"*{background:url(${link})}","flowchart":{"htmlLabels":true}}}%%\nflowchart LR\n A["<img src='${link}' onerror='${script}'>"] --> B\n click A call ran()\n click B "javascript:${script}"\n style A fill:url(${link})`,
    }),
    componentOf('aiChart', {
      mermaidCode: `---\nconfig:\n  securityLevel: loose\n  themeVariables:\n    primaryColor: "red;}*{background:url(${link})}"\n---\nsequenceDiagram\n A->>B: <script>${script}</script>`,
    }),
    componentOf('aiChart', { mermaidCode: `flowchart LR\n A@{ img: "${link}", label: "x" }\n B@{ icon: "fa:user" }` }),
    componentOf('aiChart', {
      mermaidCode: `C4Context\n Person(a, "A", "x", $sprite="${link}", $link="javascript:${script}")\n UpdateElementStyle(a, $bgColor="url(${link})")`,
    }),
    componentOf('text', { text: 'style', fontFamily: `x";background:url(${link});"`, textShadow: 'none' }),
    componentOf('rectangle', { boxShadow: 'none' }),
  ];

  it.each(['view', 'print'] as const)('run nothing and ask no other host (%s)', async (mode) => {
    await draw(grid(hostile, 5, { width: 320, height: 240 }), mode);
    await page.tab.waitForTimeout(300);
    expect(await page.tab.title()).toBe('Render test page');
    expect(page.foreign).toEqual([]);
    // No element of the page may carry what could run or load.
    const left = await page.tab.evaluate(() =>
      [...document.querySelectorAll('#root *')].flatMap((element) => [
        ...(/^(script|iframe|object|embed|link|foreignobject)$/i.test(element.tagName) ? [element.tagName] : []),
        ...[...element.attributes]
          .filter(({ name, value }) => /^on/i.test(name) || /javascript:|evil\.example/i.test(value))
          .filter(
            ({ name, value }) => !(element.tagName === 'IMG' && name === 'src' && value.startsWith('data:image/svg')),
          )
          .map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 80)}`),
      ]),
    );
    expect(left).toEqual([]);
  });
});
