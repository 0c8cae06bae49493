import { formatOrigin } from '@pagewright/model/origin';
import { expect, it } from 'vitest';
import { designOutline } from '../design.ts';
import { sampleBrief, sampleOutline } from '../fixtures/fixtures.ts';
import { STYLES } from '../styles.ts';

const ORIGIN = formatOrigin({ file: 'a.md', block: 3 });
const SOURCE = 'sequenceDiagram\n  Shop->>Orders: place order\n  Orders-->>Shop: confirmed';

function drawn(language: string, style: keyof typeof STYLES) {
  const brief = { ...sampleBrief('code', 'en-US'), code: { text: SOURCE, origins: [ORIGIN], rank: 1 }, language };
  const [page] = designOutline(sampleOutline('en-US', [brief]), { format: 'ppt-16-9', style: STYLES[style] });
  return page?.components ?? [];
}

it.each(Object.keys(STYLES) as (keyof typeof STYLES)[])(
  'a diagram that is written as Mermaid is drawn, and knows where it stands: %s',
  (style) => {
    const components = drawn('mermaid', style);
    expect(components.filter(({ type }) => type === 'aiChart')).toMatchObject([
      { origin: [ORIGIN], props: { chartType: 'sequence', mermaidCode: SOURCE } },
    ]);
    expect(components.filter(({ type }) => type === 'codeBlock')).toEqual([]);
  },
);

it('the same words in another language are a listing', () => {
  expect(drawn('text', 'professional').map(({ type }) => type)).toContain('codeBlock');
});
