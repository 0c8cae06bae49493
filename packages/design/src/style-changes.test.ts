import { expect, it } from 'vitest';
import { withStyleChanges } from './style-changes.ts';
import { STYLES } from './styles.ts';
import { withThemeColor } from './theme-edit.ts';

const from = STYLES.elegant;

it('what two people change of one style stays of both', () => {
  const rounder = { ...from, shape: { ...from.shape, radius: 20 } };
  const larger = { ...from, scale: { ...from.scale, body: 1.3 }, shape: { ...from.shape, borderWidth: 4 } };
  expect(withStyleChanges(rounder, from, larger)).toEqual({
    ...from,
    scale: { ...from.scale, body: 1.3 },
    shape: { ...from.shape, radius: 20, borderWidth: 4 },
  });
});

it('colours go together, and the later ones stay', () => {
  const red = withThemeColor(
    { ...from, logo: { imageUrl: 'data:image/png;base64,AA==', alt: 'A', aspect: 1 } },
    'accent',
    '#b00020',
  );
  const dark = withThemeColor(from, 'page', '#101418');
  const both = withStyleChanges(red, from, dark);
  expect([both.palette, both.dark, both.logo]).toEqual([dark.palette, dark.dark, red.logo]);
  expect(withStyleChanges(red, red, from).logo).toBeUndefined();
  expect(withStyleChanges(red, from, from)).toEqual(red);
});
