import { componentOf } from '@pagewright/components/fixtures';
import { expect, it } from 'vitest';
import { commonFields } from './selection-values.ts';
import { withoutEffects } from './without-effects.ts';

it('pictures lose all their effects at once, and nothing else', () => {
  const place = { position: { x: 0, y: 0 }, size: { width: 90, height: 60 } };
  const plain = componentOf('image', { borderRadius: 9 }, { ...place, id: 'plain' });
  const changed = componentOf(
    'image',
    { brightness: 1.5, duotone: true, borderRadius: 9 },
    { ...place, id: 'changed' },
  );
  const fields = commonFields([plain, changed], 'style').filter(({ section }) => section === 'effects');
  expect(withoutEffects([plain], fields)).toEqual([]);
  expect(withoutEffects([plain, changed], fields)).toEqual([
    { id: 'changed', props: { brightness: 1, duotone: false } },
  ]);
});
