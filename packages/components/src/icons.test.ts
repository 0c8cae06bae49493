import { describe, expect, it } from 'vitest';
import { findIcon, iconNames, loadIcon } from './icons.ts';

describe('icons', () => {
  it('has the often used ones at once', () => {
    expect(findIcon('material-icons:star')?.path).toMatch(/^M/);
    expect(findIcon('material-icons:constructor')).toBeUndefined();
  });

  it('loads the others, under the names of earlier versions too', async () => {
    expect(findIcon('fas fa-user')).toBeUndefined();
    const user = await loadIcon('fas fa-user');
    expect(user?.path).toMatch(/^M/);
    expect(findIcon('fa-solid fa-user')).toBe(user);
    expect(await loadIcon('fa fa-user-large')).toBe(user ? findIcon('fas fa-user-large') : undefined);
    expect(await loadIcon('fab fa-github')).toBeDefined();
    expect(await loadIcon('far fa-star')).toBeDefined();
    expect(await loadIcon('material-icons:zoom_out_map')).toBeDefined();
    expect(await loadIcon('fas fa-no-such-icon')).toBeUndefined();
    expect(await loadIcon('no icon')).toBeUndefined();
  });

  it('names every icon in the form that components use', async () => {
    for (const set of ['material', 'solid'] as const) {
      const names = await iconNames(set);
      expect(names.length).toBeGreaterThan(1000);
      expect(findIcon(names[500] as string)).toBeDefined();
    }
  });
});
