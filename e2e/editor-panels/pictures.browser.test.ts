import { componentOf } from '@pagewright/components/fixtures';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorParts, openEditorParts, piece } from './open.ts';

/** Pictures: choosing, dropping, pasting, sending, cropping (spec §4, §5, §8) and compressing (spec §9), on real canvases. */
let parts: EditorParts;

beforeAll(async () => {
  parts = await openEditorParts();
});
afterAll(() => parts.close());

interface PictureFacts {
  readonly size: number;
  readonly type: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

interface Drawing {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Every pixel another colour, or black or white. */
  readonly noise?: 'colours' | 'black-and-white';
  readonly transparent?: boolean;
  readonly type: string;
  readonly quality?: number;
}

interface PictureWindow {
  readonly editorTest: { compress(file: File): Promise<PictureFacts>; local(file: File): Promise<PictureFacts> };
  /** Makes a picture. Noise cannot be compressed, a plain colour can. */
  drawFile(drawing: Drawing): Promise<File>;
}

/** Teaches the page to make pictures: sending large ones to it would take long. */
async function teach(): Promise<void> {
  await parts.tab.evaluate(() => {
    (window as unknown as { drawFile: unknown }).drawFile = async (drawing: Drawing) => {
      const { name, width, height, noise, transparent, type, quality } = drawing;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#2f5ff0';
      context.fillRect(0, 0, transparent ? width / 2 : width, height);
      if (noise) {
        const data = context.getImageData(0, 0, width, height);
        let seed = 7;
        for (let at = 0; at < data.data.length; at += 1) {
          if (noise === 'colours' || at % 4 === 0) seed = Math.imul(seed, 1_664_525) + 1_013_904_223;
          if (at % 4 !== 3) data.data[at] = noise === 'colours' ? seed >>> 24 : seed < 0 ? 255 : 0;
        }
        context.putImageData(data, 0, 0);
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      return new File([blob as Blob], name, { type });
    };
  });
}

/** What becomes of a picture, and how large it was. */
function made(drawing: Drawing, how: 'compress' | 'local'): Promise<PictureFacts & { readonly before: number }> {
  return parts.tab.evaluate(
    async ([given, way]) => {
      const page = window as unknown as PictureWindow;
      const file = await page.drawFile(given);
      return { ...(await page.editorTest[way](file)), before: file.size };
    },
    [drawing, how] as const,
  );
}

/** Gives a picture to the field as if it had been chosen; its size. */
function chooseDrawn(drawing: Drawing): Promise<number> {
  return parts.tab.evaluate(async (given) => {
    const file = await (window as unknown as PictureWindow).drawFile(given);
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return file.size;
  }, drawing);
}

async function start(upload: 'ok' | 'fail' | 'none' = 'none', props = {}): Promise<void> {
  await parts.open([piece('image', 'i', props)], { upload, selected: ['i'] });
  await teach();
  await parts.tab.getByRole('tab', { name: 'Properties' }).click();
}

const props = async () => (await parts.component<'image'>('i')).props;
async function box(of: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await of.boundingBox();
  if (!found) throw new Error('it is not there');
  return found;
}

const input = () => parts.tab.locator('input[type="file"]');
const says = (text: string | RegExp) => parts.tab.getByTestId('toast').filter({ hasText: text }).first().waitFor();

async function settled(): Promise<void> {
  await expect.poll(async () => (await props()).isPreview || (await props()).imageUrl === '').toBe(false);
}

async function png(): Promise<Buffer> {
  const bytes = await parts.tab.evaluate(async () => {
    const file = await (window as unknown as PictureWindow).drawFile({
      name: '',
      width: 400,
      height: 200,
      type: 'image/png',
    });
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

describe('compressing (spec §9)', () => {
  beforeAll(async () => {
    await parts.open([]);
    await teach();
  });

  it('the longer side becomes 1920 px', async () => {
    const result = await made(
      { name: 'wide.png', width: 3000, height: 1000, noise: 'colours', type: 'image/png' },
      'compress',
    );
    expect(result).toMatchObject({ width: 1920, height: 640, type: 'image/jpeg', name: 'wide.jpg' });
  });

  it('a result over 2 MB is scaled to 80 %', async () => {
    // Only such a picture is small as a PNG and large as a JPEG of quality 0.8.
    const drawing = {
      name: 'noise.png',
      width: 1920,
      height: 1920,
      noise: 'black-and-white',
      type: 'image/png',
    } as const;
    const result = await made(drawing, 'compress');
    expect([result.width, result.height]).toEqual([1536, 1536]);
    expect(result.size).toBeLessThan(result.before);
  });

  it('what would become larger stays as it is', async () => {
    const drawing = {
      name: 'small.jpg',
      width: 300,
      height: 300,
      noise: 'colours',
      type: 'image/jpeg',
      quality: 0.1,
    } as const;
    const result = await made(drawing, 'compress');
    expect(result).toMatchObject({ size: result.before, name: 'small.jpg' });
  });

  it('what is transparent stays transparent', async () => {
    const drawing = {
      name: 'clear.png',
      width: 1200,
      height: 1200,
      noise: 'colours',
      transparent: true,
      type: 'image/png',
    } as const;
    expect((await made(drawing, 'compress')).type).toBe('image/webp');
  });

  it('what a page keeps in itself is small', async () => {
    const drawing = {
      name: 'a.jpg',
      width: 1600,
      height: 1200,
      noise: 'colours',
      type: 'image/jpeg',
      quality: 0.9,
    } as const;
    expect((await made(drawing, 'local')).size).toBeLessThanOrEqual(110 * 1024);
  });
});

describe('a picture', () => {
  it('is sent, and its URL kept', async () => {
    await start('ok');
    // What is told for a while only is waited for before it may be told.
    const told = says('The picture has been uploaded');
    await input().setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await png() });
    await settled();
    expect(await props()).toMatchObject({
      imageUrl: '/picture.png',
      isPreview: false,
      isLocalPreview: false,
      tempPreviewUrl: '',
      fileName: 'photo.png',
      isSvgFile: false,
    });
    await told;
    expect(await parts.steps()).toBe(1);
  });

  it('that cannot be sent stays as a local preview, with the words of spec §8', async () => {
    await start('fail');
    const told = says('Image upload failed, please try again');
    await input().setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await png() });
    await settled();
    expect(await props()).toMatchObject({ isLocalPreview: true, imageUrl: expect.stringMatching(/^data:image\//) });
    await told;
    await parts.tab.getByText('Kept in this document only').waitFor();
  });

  it('may be an SVG, which is cleaned and said to be one', async () => {
    await start('ok');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script><circle r="4"/></svg>';
    const told = says('The SVG file has been uploaded');
    await input().setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await settled();
    expect((await props()).isSvgFile).toBe(true);
    await told;
    await start('none');
    await input().setInputFiles({ name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await settled();
    const kept = Buffer.from((await props()).imageUrl.split(',')[1] ?? '', 'base64').toString();
    expect(kept).toContain('<circle');
    expect(kept).not.toMatch(/script|onload/);
  });

  it('must be a picture, and says so when it is none (spec §5)', async () => {
    await start('ok');
    await input().setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await says('Please choose a picture file');
    expect((await props()).imageUrl).toBe('');
    await input().setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await says('Failed to load image');
    expect(await props()).toMatchObject({ imageUrl: '', isPreview: false, tempPreviewUrl: '' });
  });

  it('over 5 MB is said to be compressed (spec §5)', async () => {
    await start('ok');
    const size = await chooseDrawn({
      name: 'large.png',
      width: 1600,
      height: 1400,
      noise: 'colours',
      type: 'image/png',
    });
    expect(size).toBeGreaterThan(5_242_880);
    await says('The picture is larger than 5 MB and will be compressed automatically');
    await settled();
    expect((await props()).fileSize).toBeLessThan(size);
  });

  it('is dropped and pasted', async () => {
    for (const way of ['drop', 'paste'] as const) {
      await start('ok');
      const bytes = [...(await png())];
      await parts.tab.evaluate(
        ([list, name]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(list)], 'thrown.png', { type: 'image/png' }));
          const target = document.querySelector('[data-field="imageUrl"] button') as HTMLElement;
          const options = { bubbles: true, cancelable: true };
          target.dispatchEvent(
            name === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: transfer })
              : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
          );
        },
        [bytes, way] as const,
      );
      await settled();
      expect((await props()).fileName, way).toBe('thrown.png');
    }
  });

  it('is cropped to the part that is chosen and stays whole, made round and taken out', async () => {
    await start('none');
    await input().setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await png() });
    await settled();
    const { imageUrl } = await props();
    const crop = parts.tab.getByRole('button', { name: /Crop$/ });
    const frame = parts.tab.getByRole('button', { name: 'Crop picture' });
    await crop.click();
    await parts.tab.getByText('Square', { exact: true }).click();
    await frame.waitFor();
    await parts.tab.getByRole('button', { name: 'Apply' }).click();
    await frame.waitFor({ state: 'hidden' });
    const square = { x: 0.25, y: 0, width: 0.5, height: 1, pictureWidth: 400, pictureHeight: 200 };
    expect(await props()).toMatchObject({ imageUrl, crop: square });
    expect((await parts.component('i')).size).toEqual({ width: 200, height: 200 });
    // Again: the frame stands over the whole picture, Escape leaves it, a handle widens it and Enter applies.
    await crop.click();
    await frame.focus();
    await parts.tab.keyboard.press('Shift+ArrowLeft');
    await parts.tab.keyboard.press('Escape');
    await frame.waitFor({ state: 'hidden' });
    expect((await props()).crop).toEqual(square);
    await crop.click();
    const [edge, all] = [
      await box(frame.locator('[data-handle="e"]')),
      await box(parts.tab.getByRole('dialog').locator('img')),
    ];
    await parts.tab.mouse.move(edge.x + 7, edge.y + 7);
    await parts.tab.mouse.down();
    await parts.tab.mouse.move(all.x + all.width + 40, edge.y + 7, { steps: 4 });
    await parts.tab.mouse.up();
    await parts.tab.keyboard.press('Enter');
    await frame.waitFor({ state: 'hidden' });
    expect((await props()).crop).toMatchObject({ x: 0.25, width: 0.75, height: 1 });
    expect((await parts.component('i')).size).toEqual({ width: 300, height: 200 });
    // What is mirrored is cropped as it is seen: what was left out at the left is at the right.
    const mirror = parts.tab.getByRole('button', { name: 'Flip horizontally' });
    await mirror.click();
    await crop.click();
    const [seen, whole] = [await box(frame), await box(parts.tab.getByRole('dialog').locator('img'))];
    expect([seen.x - whole.x, seen.width / whole.width]).toEqual([expect.closeTo(0, 0), expect.closeTo(0.75, 2)]);
    await parts.tab.keyboard.press('Escape');
    await frame.waitFor({ state: 'hidden' });
    await mirror.click();
    await crop.click();
    await parts.tab.getByRole('button', { name: 'Whole picture' }).click();
    await parts.tab.keyboard.press('Tab');
    await parts.tab.getByRole('button', { name: 'Apply' }).click();
    await frame.waitFor({ state: 'hidden' });
    expect((await props()).crop).toBeUndefined();
    expect(await parts.steps()).toBe(6);
    await parts.tab.locator('[data-field="isCircleShape"]').getByRole('switch').click();
    expect((await props()).isCircleShape).toBe(true);
    await parts.tab.getByRole('button', { name: 'Remove picture' }).click();
    expect((await props()).imageUrl).toBe('');
  });

  it('shows the part that was chosen, whatever the fit, and nothing beside it', async () => {
    // Four quarters: red, green, blue, white; of the green one its left lower quarter is chosen.
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><path fill="#f00" d="M0 0h400v200H0z"/><path fill="#0f0" d="M400 0h400v200H400z"/><path fill="#00f" d="M0 200h400v200H0z"/></svg>';
    const crop = { x: 0.5, y: 0.25, width: 0.25, height: 0.25, pictureWidth: 800, pictureHeight: 400 };
    const imageUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const fits = ['cover', 'contain', 'fill', 'none', 'scale-down'] as const;
    const size = { width: 160, height: 120 };
    const pictures = fits.map((objectFit, at) =>
      componentOf(
        'image',
        { imageUrl, crop, objectFit, borderRadius: 0, backgroundColor: '#000000', borderWidth: at % 2 ? 10 : 0 },
        { id: objectFit, position: { x: 20 + at * 180, y: 40 }, size },
      ),
    );
    await parts.open(pictures);
    for (const [at, fit] of fits.entries()) {
      const image = parts.on(fit).locator('img');
      await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).complete)).toBe(true);
      const shot = await parts.on(fit).screenshot();
      const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const border = at % 2 ? 10 : 0;
      const room = { width: size.width - 2 * border, height: size.height - 2 * border };
      const green = {
        cover: room,
        fill: room,
        contain: { width: room.width, height: room.width / 2 },
        none: { width: 160, height: 100 },
        'scale-down': { width: room.width, height: room.width / 2 },
      }[fit];
      const isGreen = (x: number, y: number) => {
        const start =
          (Math.round((y / size.height) * info.height) * info.width + Math.round((x / size.width) * info.width)) * 3;
        return [...data.subarray(start, start + 3)].join() === '0,255,0';
      };
      const [left, top] = [
        (size.width - Math.min(room.width, green.width)) / 2,
        (size.height - Math.min(room.height, green.height)) / 2,
      ];
      expect([isGreen(left + 3, top + 3), isGreen(size.width - left - 4, size.height - top - 4)], fit).toEqual([
        true,
        true,
      ]);
      if (top > border) expect(isGreen(80, top - 4), fit).toBe(false);
      // Nothing of the neighbouring quarters.
      const colours = new Set(
        Array.from({ length: data.length / 3 }, (_, pixel) => [...data.subarray(pixel * 3, pixel * 3 + 3)].join()),
      );
      expect(
        [...colours].filter((one) => one === '255,0,0' || one === '0,0,255'),
        fit,
      ).toEqual([]);
    }
  });

  it('is chosen by a double-click on the empty component, and cropped by one on the picture', async () => {
    await start('none');
    const choice = parts.tab.waitForEvent('filechooser');
    await parts.on('i').dblclick();
    await (await choice).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await png() });
    await settled();
    await parts.on('i').dblclick();
    await parts.tab.getByRole('button', { name: 'Crop picture' }).waitFor();
    await parts.tab.getByRole('dialog').getByText('As on the page', { exact: true }).click();
    await parts.tab.keyboard.press('Tab');
    await parts.tab.getByRole('button', { name: 'Crop picture' }).press('-');
    await parts.tab.getByRole('button', { name: 'Apply' }).click();
    await parts.tab.getByRole('dialog').waitFor({ state: 'hidden' });
    const { crop } = await props();
    expect((400 * (crop?.width ?? 0)) / (200 * (crop?.height ?? 1))).toBeCloseTo(1.5, 1);
    expect((await parts.component('i')).size).toEqual({ width: 300, height: 200 });
  });

  it('arrives also when something else is selected meanwhile', async () => {
    await start('ok');
    await input().setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await png() });
    // Beside the paper, where no message covers the ground.
    await parts.tab.mouse.click(244, 400);
    await expect.poll(() => parts.tab.getByRole('tab', { name: 'Properties' }).count()).toBe(0);
    await expect.poll(async () => (await props()).imageUrl).toBe('/picture.png');
    expect((await props()).isPreview).toBe(false);
  });

  it('that cannot be loaded says so on the page (spec §8)', async () => {
    await start('none', { imageUrl: '/missing.png' });
    await parts.on('i').getByText('Failed to load image, please check if the URL is correct').waitFor();
  });
});

it('no error was seen', () => {
  expect(parts.faults).toEqual([]);
});
