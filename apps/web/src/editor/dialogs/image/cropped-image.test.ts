import { componentOf } from '@pagewright/components/fixtures';
import type { Image } from '@pagewright/components/kinds/image';
import { rotatedBounds } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropChange, seenArea } from './cropped-image.ts';

const PICTURE = { width: 1600, height: 900 };
const PAGE = { width: 1280, height: 720 };

function imageOf(props: object, box = { x: 100, y: 80, width: 400, height: 300 }): Image {
  const { x, y, ...size } = box;
  return componentOf('image', { imageUrl: '/a.png', ...props }, { position: { x, y }, size }) as Image;
}

function cropped(image: Image, area: Rect, keepsBox = false): Image {
  const { props, ...place } = cropChange(image, PICTURE, area, { keepsBox, page: PAGE }) ?? {};
  return { ...image, ...place, props: { ...image.props, ...props } };
}

describe('cropping a picture', () => {
  it('begins with what is seen of it', () => {
    expect(seenArea(imageOf({}), PICTURE)).toEqual({ x: 200, y: 0, width: 1200, height: 900 });
    expect(seenArea(imageOf({ objectFit: 'contain' }), PICTURE)).toEqual({ x: 0, y: 0, ...PICTURE });
  });

  it('leaves what stays seen where and as large as it is: the box becomes narrower', () => {
    const image = cropped(imageOf({}), { x: 200, y: 0, width: 600, height: 900 });
    expect(image).toMatchObject({ position: { x: 100, y: 80 }, size: { width: 200, height: 300 } });
    expect(image.props.crop).toMatchObject({ x: 0.125, width: 0.375, height: 1, pictureWidth: 1600 });
  });

  it('leaves what stays seen of a mirrored picture where it is seen', () => {
    const image = cropped({ ...imageOf({}), flip: 'horizontal' }, { x: 200, y: 0, width: 600, height: 900 });
    // Its left half is seen at the right.
    expect(image).toMatchObject({ position: { x: 300, y: 80 }, size: { width: 200, height: 300 } });
  });

  it('leaves what stays seen of a turned picture where it is seen', () => {
    const image = cropped({ ...imageOf({}), rotation: 90 }, { x: 200, y: 0, width: 600, height: 900 });
    // On end, its left half is the upper one: from 150 to 450 across and from 30 to 230 down.
    expect(rotatedBounds(image)).toEqual({ x: 150, y: 30, width: 300, height: 200 });
    expect(image.size).toEqual({ width: 200, height: 300 });
  });

  it('can be taken back by choosing the whole picture again', () => {
    const before = imageOf({ objectFit: 'contain' }, { x: 100, y: 80, width: 320, height: 180 });
    const image = cropped(before, { x: 900, y: 300, width: 300, height: 600 });
    expect(image.size).toEqual({ width: 60, height: 120 });
    expect(cropped(image, { x: 0, y: 0, ...PICTURE })).toEqual({
      ...before,
      props: { ...before.props, crop: undefined },
    });
  });

  it('can keep the box, which shows another part then', () => {
    const image = cropped(imageOf({ objectFit: 'none' }), { x: 0, y: 0, width: 400, height: 300 }, true);
    expect(image).toMatchObject({ size: { width: 400, height: 300 }, props: { objectFit: 'cover' } });
    expect(seenArea(image, PICTURE)).toMatchObject({ x: expect.closeTo(0, 0), width: expect.closeTo(400, 0) });
    // What a box shows of a picture by itself is no crop.
    expect(cropped(image, { x: 200, y: 0, width: 1200, height: 900 }, true).props.crop).toBeUndefined();
  });

  it('does nothing where nothing else was chosen', () => {
    expect(cropChange(imageOf({}), PICTURE, seenArea(imageOf({}), PICTURE), { keepsBox: false, page: PAGE })).toBe(
      undefined,
    );
  });

  it('shows what was chosen and makes no box larger than the page, whatever is chosen', () => {
    const share = fc.integer({ min: 0, max: 95 });
    const areas = fc
      .tuple(share, share, fc.integer({ min: 5, max: 100 }), fc.integer({ min: 5, max: 100 }))
      .map(([x, y, w, h]) => {
        const [left, top] = [(x / 100) * PICTURE.width, (y / 100) * PICTURE.height];
        return {
          x: left,
          y: top,
          width: Math.min(PICTURE.width - left, (w / 100) * PICTURE.width),
          height: Math.min(PICTURE.height - top, (h / 100) * PICTURE.height),
        };
      });
    const looks = fc.record({
      objectFit: fc.constantFrom('cover', 'contain', 'fill', 'scale-down', 'none'),
      borderWidth: fc.constantFrom(0, 6),
      mask: fc.constantFrom('none', 'hexagon'),
    });
    fc.assert(
      fc.property(looks, fc.array(areas, { minLength: 1, maxLength: 4 }), (look, chosen) => {
        const image = chosen.reduce((now, area) => cropped(now, area), imageOf(look));
        const { position, size } = image;
        expect(Math.min(position.x, position.y)).toBeGreaterThanOrEqual(0);
        expect(position.x + size.width).toBeLessThanOrEqual(PAGE.width + 1);
        expect(position.y + size.height).toBeLessThanOrEqual(PAGE.height + 1);
        const [area, seen] = [chosen.at(-1), seenArea(image, PICTURE)];
        // Boxes are whole px: of a small one half a px is much.
        const share = 0.003 + 0.5 / size.width + 0.5 / size.height;
        expect(Math.abs(seen.width - (area?.width ?? 0))).toBeLessThanOrEqual(PICTURE.width * share);
        expect(Math.abs(seen.height - (area?.height ?? 0))).toBeLessThanOrEqual(PICTURE.height * share);
      }),
    );
  });
});
