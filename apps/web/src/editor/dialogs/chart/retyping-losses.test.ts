import { mermaidSamples } from '@pagewright/components/chart-samples';
import { componentOf } from '@pagewright/components/fixtures';
import { expect, it } from 'vitest';
import { retypingLosses } from './use-retyping-note.ts';

it('code that was typed gives way to a sample, and that is said; a sample gives way to another without a word', () => {
  const typed = componentOf('aiChart', { chartType: 'flowchart', mermaidCode: 'flowchart LR\n  a[Bake] --> b[Sell]' });
  const sample = componentOf('aiChart', {
    chartType: 'flowchart',
    mermaidCode: mermaidSamples.of('flowchart', 'zh-TW'),
  });
  expect(retypingLosses([sample, typed], 'pie')).toEqual(['replaced']);
  expect(retypingLosses([typed], 'flowchart')).toEqual([]);
  expect(retypingLosses([sample], 'pie')).toEqual([]);
  const chart = componentOf('aiEchart', { chartType: 'bar', chartConfig: '{"series":[{"type":"custom"}]}' });
  expect(retypingLosses([chart, typed], 'pie')).toEqual(['as-typed', 'replaced']);
});
