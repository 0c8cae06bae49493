import { partOf } from '@pagewright/components/picture-crop';
import { fitScale } from '@pagewright/components/picture-fit';
import type { ImagePrimitive, PictureFilters } from '@pagewright/components/primitives';
import { parseColor, type Rgba } from '@pagewright/model/color';
import sharp from 'sharp';
import type { Media, StoredPicture } from '../drawingml/media.ts';

/**
 * A picture with its filters drawn into it: those of presentations add where CSS multiplies, and not every program shows
 * them. px of its own up to a page's width are kept.
 */
export async function filteredPicture(
  image: ImagePrimitive,
  filters: PictureFilters,
  media: Media,
): Promise<StoredPicture | undefined> {
  const bytes = await media.bytesOf(image.url);
  if (!bytes) return undefined;
  try {
    return await media.ofPng(await filtered(bytes, image, filters));
  } catch {
    // What the decoder refuses is no picture to anybody.
    return undefined;
  }
}

const MAX_SIDE = 2560;

async function filtered(
  bytes: Uint8Array,
  { box, fit, crop }: ImagePrimitive,
  filters: PictureFilters,
): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tone = toneOf(filters);
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = tone(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    data[at] = r;
    data[at + 1] = g;
    data[at + 2] = b;
  }
  const { width, height } = info;
  // The blur is px of the page.
  const scale = fitScale(fit, box, crop ? partOf(crop, { width, height }) : { width, height });
  const blur = filters.blur / Math.max(scale.x, scale.y);
  const toned = sharp(data, { raw: { width, height, channels: 4 } });
  return (blur >= 0.3 ? toned.blur(blur) : toned).png().toBuffer();
}

type Tone = (r: number, g: number, b: number) => readonly [number, number, number];

/** What the filters make of a colour (Filter Effects 1, §7 and §9), channels 0 to 255, clamped after each step. */
function toneOf({ brightness, contrast, saturation, duotone }: PictureFilters): Tone {
  const clamp = (value: number): number => Math.min(255, Math.max(0, value));
  const dark = duotone && parseColor(duotone.dark);
  const light = duotone && parseColor(duotone.light);
  return (r, g, b) => {
    const level = (value: number): number => clamp(clamp(value * brightness) * contrast + 127.5 * (1 - contrast));
    const [x, y, z] = saturated(level(r), level(g), level(b), saturation).map(clamp) as [number, number, number];
    if (!dark || !light) return [x, y, z];
    return between(dark, light, (0.2126 * x + 0.7152 * y + 0.0722 * z) / 255);
  };
}

function saturated(r: number, g: number, b: number, share: number): [number, number, number] {
  const grey = 0.213 * r + 0.715 * g + 0.072 * b;
  const channel = (value: number): number => grey + (value - grey) * share;
  return [channel(r), channel(g), channel(b)];
}

function between(dark: Rgba, light: Rgba, share: number): [number, number, number] {
  const channel = (from: number, to: number): number => Math.round(from + (to - from) * share);
  return [channel(dark.r, light.r), channel(dark.g, light.g), channel(dark.b, light.b)];
}
