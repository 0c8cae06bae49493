import { componentOf } from '@pagewright/components/fixtures';
import { rotatedBounds } from '@pagewright/components/rotation';
import { expect, it } from 'vitest';
import { inPreview } from './in-preview.ts';

it('a turned chart stands upright in its preview, which would cut it else', () => {
  const chart = componentOf('aiEchart', { chartType: 'bar' }, { rotation: 90, visible: false });
  const shown = inPreview(chart, { width: 400, height: 300 });
  expect(rotatedBounds(shown)).toEqual({ x: 0, y: 0, width: 400, height: 300 });
  expect(shown).toMatchObject({ visible: true, props: chart.props });
});
