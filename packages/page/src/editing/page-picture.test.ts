import { describe, expect, it } from 'vitest';
import { part, rect, slide } from '../lint/fixture-page.ts';
import { asBackground, backgroundPicture, canBeBackground, fromBackground } from './page-picture.ts';

const text = part('text', 't', rect(100, 100, 300, 60), { text: 'Words' });
const picture = part('image', 'p', rect(500, 300, 200, 200), { imageUrl: '/a.png', mask: 'heart', borderWidth: 3 });
const page = slide([text, picture]);

describe('a picture', () => {
  it('becomes the ground of the page, behind everything, and an object again', () => {
    expect(canBeBackground(picture, page)).toBe(true);
    const ground = asBackground(page, 'p');
    expect(ground.components.map(({ id }) => id)).toEqual(['p', 't']);
    expect(ground.components[0]).toMatchObject({
      position: { x: 0, y: 0 },
      size: { width: 1280, height: 720 },
      decorative: true,
      props: { imageUrl: '/a.png', mask: 'none', borderWidth: 0, objectFit: 'cover' },
    });
    expect(backgroundPicture(ground)?.id).toBe('p');
    const back = fromBackground(ground, 'p');
    expect(back.components.map(({ id }) => id)).toEqual(['t', 'p']);
    expect(back.components[1]).not.toHaveProperty('decorative');
    expect(backgroundPicture(back)).toBeUndefined();
  });

  it('is seen before the ground that the page had, and below a veil over it', () => {
    const old = asBackground(slide([text, part('image', 'old', rect(0, 0, 90, 90), { imageUrl: '/b.png' })]), 'old');
    const whole = rect(0, 0, 1280, 720);
    const veil = { ...part('rectangle', 'veil', whole, { backgroundColor: '#00000080' }), decorative: true };
    const [ground, ...words] = old.components;
    if (!ground) throw new Error('no ground');
    const both = asBackground(slide([ground, veil, ...words, picture]), 'p');
    expect(both.components.map(({ id }) => id)).toEqual(['old', 'p', 'veil', 't']);
    expect(backgroundPicture(both)?.id).toBe('p');
    const back = fromBackground(both, 'p');
    expect(backgroundPicture(back)?.id).toBe('old');
  });

  it('that is empty, locked or the ground already cannot become it', () => {
    expect(canBeBackground(part('image', 'e', rect(0, 0, 9, 9), {}), page)).toBe(false);
    expect(canBeBackground({ ...picture, locked: true }, page)).toBe(false);
    expect(canBeBackground(text, page)).toBe(false);
    const [ground] = asBackground(page, 'p').components;
    expect(ground && canBeBackground(ground, page)).toBe(false);
  });
});
