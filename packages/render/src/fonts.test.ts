import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../test-page/pages.ts';
import { allFontSheetsOf, fontSheetsOf } from './fonts.ts';

const FAMILIES = /noto|punctuation/;
const written = (language: Language, ...components: Component[]): Page => ({ ...pageOf(components), language });
const behind = (page: Page): string[] => fontSheetsOf([page]).filter((path) => FAMILIES.test(path));

const bars = (label: string) => ({
  chartType: 'bar' as const,
  content: { shape: 'bar' as const, categories: [label], series: [{ name: 'A', values: [1] }] },
});

describe('the families behind the chosen one', () => {
  it.each([
    componentOf('text', { text: 'Plain words – “quoted”, 12 €' }),
    componentOf('aiTable', { cellData: [['North', 'Été']] }),
    componentOf('aiEchart', bars('North')),
  ])('are not declared where a Western page has nothing for them (%#)', (component) => {
    for (const language of ['en-US', 'fr-FR'] as const) {
      expect(fontSheetsOf([written(language, component)]).length).toBeGreaterThan(0);
      expect(behind(written(language, component))).toEqual([]);
    }
  });

  it.each([
    componentOf('text', { text: 'Paris 巴黎' }),
    componentOf('text', { text: 'a → b' }),
    componentOf('aiTable', { cellData: [['North', '北']] }),
    componentOf('aiEchart', bars('北')),
    // Writes 万 by itself.
    componentOf('aiEchart', { chartType: 'bar', chartConfig: '{"yAxis":{"axisLabel":{"formatter":"wan"}}}' }),
    componentOf('aiChart', { mermaidCode: 'flowchart LR\n a[始] --> b' }),
    componentOf('aiChart', { mermaidCode: 'flowchart LR\n a["x #rarr; y"] --> b' }),
    componentOf('aiChart', { mermaidCode: 'flowchart LR\n a["#22987;"] --> b' }),
    componentOf('codeBlock', { code: '// 注释' }),
  ])('are declared for what stands in one component of a Western page (%#)', (component) => {
    const page = written('en-US', componentOf('text', { text: 'Plain' }), component);
    expect(behind(page).length).toBeGreaterThanOrEqual(3);
  });

  it('come with what a page becomes: another text, another language', () => {
    const plain = written('en-US', componentOf('text', { text: 'Plain' }));
    expect(behind(plain)).toEqual([]);
    expect(behind(written('en-US', componentOf('text', { text: '改写' })))).not.toEqual([]);
    expect(behind({ ...plain, language: 'zh-CN' })).toEqual(
      allFontSheetsOf([{ ...plain, language: 'zh-CN' }]).filter((path) => FAMILIES.test(path)),
    );
    expect(behind({ ...plain, language: 'ja-JP' }).join()).toContain('noto-sans-jp');
  });

  it('are always declared for what is printed, measured or being typed', () => {
    const plain = written('en-US', componentOf('text', { text: 'Plain' }));
    expect(allFontSheetsOf([plain])).toEqual(fontSheetsOf([written('en-US', componentOf('text', { text: '全部' }))]));
  });
});
