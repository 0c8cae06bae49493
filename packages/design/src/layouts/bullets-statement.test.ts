import type { BriefOf } from '@pagewright/model/outline';
import { expect, it } from 'vitest';
import { designOutline, LATEST_EDITION } from '../design.ts';
import { sampleBrief, sampleOutline } from '../fixtures/fixtures.ts';
import { STYLES } from '../styles.ts';

/** Font size of the one entry of a page, px. */
function sizeOf(edition: number): number | undefined {
  const brief = sampleBrief('bullets', 'en-US', 'usual', 0) as BriefOf<'bullets'>;
  const items = brief.items.slice(0, 1).map(({ origins, rank }) => ({ text: 'It opens in May', origins, rank }));
  const outline = { ...sampleOutline('en-US', [{ ...brief, items }]), edition };
  const [page] = designOutline(outline, { format: 'ppt-16-9', style: STYLES.minimal });
  const said = page?.components.find(({ slot }) => slot === 'items.0');
  return said && 'fontSize' in said.props ? Number(said.props.fontSize) : undefined;
}

it('one entry alone is set large, but not in documents of an edition that had no such layout', () => {
  expect(sizeOf(LATEST_EDITION)).toBeGreaterThan((sizeOf(1) ?? 0) * 1.4);
});
