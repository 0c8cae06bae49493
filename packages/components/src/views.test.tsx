import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentOf } from './fixtures.ts';
import { COMPONENT_KINDS, type Component } from './models.ts';
import { ReaderLanguage } from './reader-language.ts';
import { drawn, type ViewMode } from './views.ts';

function draw(component: Component, mode: ViewMode = 'print'): string {
  const context = {
    language: 'zh-CN',
    mode,
    assets: (key: string) => (key === 'known' ? '/assets/a.png' : undefined),
  } as const;
  return renderToStaticMarkup(drawn(component, context));
}

describe('views', () => {
  it.each(COMPONENT_KINDS)('%s draws its defaults everywhere', (kind) => {
    for (const mode of ['view', 'print', 'thumbnail'] as const) expect(draw(componentOf(kind), mode)).toMatch(/^</);
  });

  it('headings are headings of their level', () => {
    expect(draw(componentOf('heading', { text: 'A', level: 1 }))).toContain('<h1');
    expect(draw(componentOf('borderedHeading', { text: 'A', level: 4 }))).toContain('<h4');
  });

  it('headings look like their text, whatever the screen around them has for its own', () => {
    for (const kind of ['heading', 'borderedHeading'] as const) {
      const [, css = ''] = /<h1 style="([^"]*)"/.exec(draw(componentOf(kind, { text: 'A', level: 1 }))) ?? [];
      for (const name of ['font-size', 'font-weight', 'line-height', 'letter-spacing'])
        expect(css.split(';')).toContain(`${name}:inherit`);
    }
  });

  it('texts are paragraphs, marked ones lists with their markers', () => {
    expect(draw(componentOf('text', { text: 'a\nb' })).match(/<p /g)).toHaveLength(2);
    const list = draw(componentOf('text', { text: 'a\n\nb', listType: 'ordered' }));
    expect(list).toContain('<ol');
    expect(list.match(/<li /g)).toHaveLength(3);
    expect(list).toMatch(/>1\.<.*>2\.</s);
  });

  it('what is mirrored is drawn so, and not its words', () => {
    const flip = 'horizontal' as const;
    const shape = draw(componentOf('shape', { shape: 'rightArrow', text: 'Go' }, { flip }));
    expect(shape).toMatch(/<g transform="translate\(160 0\) scale\(-1 1\)"><path [^>]*><\/path><\/g>/);
    expect(shape.match(/scale/g)).toHaveLength(1);
    const image = draw(componentOf('image', { imageUrl: 'asset:known' }, { flip: 'vertical' }));
    expect(image).toMatch(/transform:scale\(1, -1\)"><img/);
  });

  it('spans differ only where they are', () => {
    const markup = draw(componentOf('text', { text: 'plain bold', spans: [{ start: 6, end: 10, fontWeight: 700 }] }));
    expect(markup).toMatch(/plain <span style="font-weight:700">bold<\/span>/);
  });

  it('lines are as high as they are measured', () => {
    expect(draw(componentOf('text', { text: 'a', fontSize: 20, lineHeight: 1.5 }))).toContain('line-height:30px');
    const larger = draw(componentOf('text', { text: 'ab', fontSize: 20, spans: [{ start: 0, end: 1, fontSize: 40 }] }));
    expect(larger).toContain('line-height:60px');
  });

  it('tables have headers, merged cells and columns that fill the width', () => {
    const markup = draw(
      componentOf(
        'aiTable',
        {
          cellData: [
            ['A', ''],
            ['1', '2'],
            ['', '3'],
          ],
          columns: 2,
          rows: 2,
          columnWidths: [50, 150],
          merges: [{ row: 1, column: 0, rowSpan: 2, colSpan: 1 }],
        },
        { size: { width: 400, height: 120 } },
      ),
    );
    expect(markup).toContain('<th scope="col"');
    expect(markup).toContain('rowSpan="2"');
    expect(markup.match(/<td/g)).toHaveLength(3);
    expect(markup).toMatch(/<col style="width:100px"\/><col style="width:300px"\/>/);
  });

  it('placeholders show on the canvas only', () => {
    const area = componentOf('aiTextarea', { placeholder: 'Type here' });
    expect(draw(area, 'view')).toContain('Type here');
    expect(draw(area, 'print')).not.toContain('Type here');
  });

  it('pictures come from this installation, data or the document, never from elsewhere', () => {
    const image = (imageUrl: string): string => draw(componentOf('image', { imageUrl }));
    expect(image('asset:known')).toContain('src="/assets/a.png"');
    expect(image('/files/1.png')).toContain('src="/files/1.png"');
    expect(image('data:image/png;base64,AAAA')).toContain('src="data:image/png');
    const foreign = [
      'https://e.org/x.png',
      '//e.org/x.png',
      '/\\e.org/x.png',
      'javascript:alert(1)',
      'data:text/html,x',
      'asset:other',
      'x.png',
    ];
    for (const url of foreign) {
      expect(image(url), url).not.toContain('<img');
      expect(image(url), url).toContain('Failed to load image, please check if the URL is correct');
    }
  });

  it('what cannot be drawn speaks to who looks at it, not in the language of the page', () => {
    const read = (component: Component): string =>
      renderToStaticMarkup(
        <ReaderLanguage value="fr-FR">
          {drawn(component, { language: 'ja-JP', mode: 'view', assets: () => undefined })}
        </ReaderLanguage>,
      );
    expect(read(componentOf('image', { imageUrl: 'asset:gone' }))).toContain('L’image n’a pas pu être chargée');
    expect(read(componentOf('aiChart'))).toContain('Le graphique est vide');
  });

  it('charts wait, or say on the canvas that they are empty', () => {
    expect(draw(componentOf('aiEchart', { chartConfig: '{}' }))).toContain('data-pending="chart"');
    expect(draw(componentOf('aiChart'), 'view')).toContain('Double-click to edit the chart content');
    expect(draw(componentOf('aiChart'), 'print')).not.toContain('data-pending');
  });

  it('text is text', () => {
    const markup = draw(componentOf('text', { text: '<script>alert(1)</script><img src=x onerror=alert(1)>' }));
    expect(markup).not.toMatch(/<script|<img/);
  });
});
