/** How pictures are made smaller before they are sent (spec §9). */

const KB = 1024;
const MB = 1024 * KB;

/** Above this a warning says that the picture will be compressed (spec §5). */
export const WARN_ABOVE = 5 * MB;

/** Longer side at most, px. */
const MAX_SIDE = 1920;
/** Quality by the size of the file. */
const QUALITY = { usual: 0.8, above1: 0.7, above3: 0.6 } as const;
/** A result above this is made once more, smaller and coarser. */
const SECOND_PASS = { above: 2 * MB, scale: 0.8, quality: 0.5 } as const;

export interface Pass {
  readonly width: number;
  readonly height: number;
  /** JPEG quality, 0-1. */
  readonly quality: number;
}

/** Size and quality of the first pass for a file of so many bytes. */
export function firstPass(bytes: number, size: { width: number; height: number }): Pass {
  const scale = Math.min(1, MAX_SIDE / Math.max(size.width, size.height));
  const quality = bytes > 3 * MB ? QUALITY.above3 : bytes > MB ? QUALITY.above1 : QUALITY.usual;
  return { width: scaled(size.width, scale), height: scaled(size.height, scale), quality };
}

/** The second pass, or undefined where the first result is small enough. */
export function secondPass(resultBytes: number, first: Pass): Pass | undefined {
  if (resultBytes <= SECOND_PASS.above) return undefined;
  const { scale, quality } = SECOND_PASS;
  return { width: scaled(first.width, scale), height: scaled(first.height, scale), quality };
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}

/** What compressing needs of the browser; errors of it carry the words of spec §8. */
export interface PictureTools {
  /** Natural size, px, and whether some of it is transparent. */
  open(file: Blob): Promise<OpenPicture>;
}

export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
  /** The picture in another size; `type` JPEG or, where it must stay transparent, WebP. */
  draw(pass: Pass, type: string): Promise<Blob>;
  close(): void;
}

/** Types that are sent as they are: drawings without pixels, and moving pictures, which would stand still. */
const KEPT = new Set(['image/svg+xml', 'image/gif']);

/** The file made smaller by the rules, or the file itself where that would not make it smaller. */
export async function compressPicture(file: File, tools: PictureTools): Promise<File> {
  if (KEPT.has(file.type)) return file;
  const picture = await tools.open(file);
  try {
    const type = picture.isTransparent ? 'image/webp' : 'image/jpeg';
    const first = firstPass(file.size, picture);
    let result = await picture.draw(first, type);
    const again = secondPass(result.size, first);
    if (again) result = await picture.draw(again, type);
    if (result.size >= file.size) return file;
    return new File([result], renamed(file.name, type), { type: result.type });
  } finally {
    picture.close();
  }
}

function renamed(name: string, type: string): string {
  const extension = type === 'image/webp' ? 'webp' : 'jpg';
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${extension}`;
}

/** Largest local picture that a page keeps in its own text, bytes: the text may have 256 KB in all. */
const LOCAL_LIMIT = 110 * KB;
const LOCAL_SIDES = [1280, 960, 720, 540, 400, 280] as const;

/** A picture small enough to stand in the page itself, for when it could not be sent. */
export async function localPicture(file: File, tools: PictureTools): Promise<Blob> {
  if (file.size <= LOCAL_LIMIT) return file;
  const picture = await tools.open(file);
  try {
    const type = picture.isTransparent ? 'image/webp' : 'image/jpeg';
    let result: Blob = file;
    for (const side of LOCAL_SIDES) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const pass = { width: scaled(picture.width, scale), height: scaled(picture.height, scale), quality: 0.7 };
      result = await picture.draw(pass, type);
      if (result.size <= LOCAL_LIMIT) break;
    }
    return result;
  } finally {
    picture.close();
  }
}
