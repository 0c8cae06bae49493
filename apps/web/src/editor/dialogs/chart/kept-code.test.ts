import { mermaidSamples } from '@pagewright/components/chart-samples';
import { componentOf } from '@pagewright/components/fixtures';
import type { EditedAs } from '@pagewright/components/panels';
import { expect, it } from 'vitest';
import { type KeptCode, retypedDiagram } from './kept-code.ts';

const TYPED = 'flowchart LR\n  a[Bake] --> b[Sell]';

it('code that was typed is there again with its type; a sample is nobody’s', () => {
  let diagram = componentOf('aiChart', { chartType: 'flowchart', mermaidCode: TYPED }) as EditedAs<'diagram'>;
  let kept: KeptCode = {};
  const choose = (type: string) => {
    const { props, hides, ...rest } = retypedDiagram(diagram, type, kept, 'ja-JP');
    diagram = { ...diagram, props: { ...diagram.props, ...props } };
    ({ kept } = rest);
    return hides;
  };
  expect(choose('pie')).toBe(true);
  expect(diagram.props).toMatchObject({ chartType: 'pie', mermaidCode: mermaidSamples.of('pie', 'ja-JP') });
  expect(choose('mindmap')).toBe(false);
  expect(choose('flowchart')).toBe(false);
  expect(diagram.props.mermaidCode).toBe(TYPED);
  diagram = { ...diagram, props: { ...diagram.props, mermaidCode: `${TYPED}\n  b --> c[Count]` } };
  choose('pie');
  choose('flowchart');
  expect(diagram.props.mermaidCode).toContain('Count');
  expect(choose('flowchart')).toBe(false);
});
