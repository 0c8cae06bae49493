import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ExportContext } from '../exporter.ts';
import type { OoxmlPackage, Part } from '../ooxml/package.ts';
import { paintsForOffice } from './svg-paints.ts';

/** A picture as it lies in the file. */
export interface StoredPicture {
  readonly part: Part;
  /** Beside the raster that older programs show. */
  readonly svg?: Part;
  /** px of its own. */
  readonly width: number;
  readonly height: number;
}

/** Rasters that every program shows as they are. */
const KEPT = { png: 'image/png', jpeg: 'image/jpeg', gif: 'image/gif' } as const;
/** Dots an inch that vector pictures are drawn with for programs that show none. */
const SVG_DENSITY = 192;
const CSS_DENSITY = 96;
/** More px than any page shows of a picture. */
const MAX_SIDE = 4096;

/** Where the pictures of a document stand for whoever lowers its pages, by their keys; uploaded ones have a path already. */
const ASSETS = '/assets/';

export function pictureAddress(key: string): string {
  return key.startsWith('/') ? key : `${ASSETS}${encodeURIComponent(key)}`;
}

/** The pictures of a file: each once, in a format that every program shows. */
export class Media {
  readonly #package: OoxmlPackage;
  readonly #context: Pick<ExportContext, 'picture'>;
  readonly #folder: string;
  readonly #parts = new Map<string, Part>();
  readonly #pictures = new Map<string, Promise<StoredPicture | undefined>>();

  /** @param folder of the package that the format's parts lie in */
  constructor(file: OoxmlPackage, context: Pick<ExportContext, 'picture'>, folder: string) {
    this.#folder = folder;
    this.#package = file;
    this.#context = context;
  }

  /** The picture of an image primitive's URL; undefined where it cannot be read. */
  ofUrl(url: string): Promise<StoredPicture | undefined> {
    let picture = this.#pictures.get(url);
    if (!picture) {
      picture = this.#load(url);
      this.#pictures.set(url, picture);
    }
    return picture;
  }

  /** A PNG that was drawn for this file. */
  async ofPng(bytes: Uint8Array): Promise<StoredPicture> {
    const { width, height } = await sharp(bytes).metadata();
    return { part: this.#put(bytes, 'png', KEPT.png), width, height };
  }

  async bytesOf(url: string): Promise<Uint8Array | undefined> {
    if (url.startsWith('data:')) return dataOf(url);
    return this.#context.picture(url.startsWith(ASSETS) ? decodeURIComponent(url.slice(ASSETS.length)) : url);
  }

  async #load(url: string): Promise<StoredPicture | undefined> {
    const bytes = await this.bytesOf(url);
    if (!bytes) return undefined;
    try {
      return await this.#stored(bytes);
    } catch {
      // What the decoder refuses is no picture to anybody.
      return undefined;
    }
  }

  async #stored(bytes: Uint8Array): Promise<StoredPicture> {
    const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
    if (format === 'svg') return this.#vector(bytes, width, height);
    const kept = format in KEPT && orientation === 1 && Math.max(width, height) <= MAX_SIDE;
    if (kept) {
      const type = format as keyof typeof KEPT;
      return { part: this.#put(bytes, type === 'jpeg' ? 'jpg' : type, KEPT[type]), width, height };
    }
    const upright = sharp(bytes)
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const opaque = format === 'jpeg';
    const { data, info } = await (opaque ? upright.jpeg({ quality: 90 }) : upright.png()).toBuffer({
      resolveWithObject: true,
    });
    const part = this.#put(data, opaque ? 'jpg' : 'png', opaque ? KEPT.jpeg : KEPT.png);
    return { part, width: info.width, height: info.height };
  }

  async #vector(bytes: Uint8Array, width: number, height: number): Promise<StoredPicture> {
    const { data } = await sharp(bytes, { density: SVG_DENSITY })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    const svg = new TextEncoder().encode(paintsForOffice(new TextDecoder().decode(bytes)));
    const scale = CSS_DENSITY / 72;
    return {
      part: this.#put(data, 'png', KEPT.png),
      svg: this.#put(svg, 'svg', 'image/svg+xml'),
      width: width * scale,
      height: height * scale,
    };
  }

  #put(bytes: Uint8Array, extension: string, type: string): Part {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = this.#parts.get(hash);
    if (known) return known;
    const part = this.#package.add(`${this.#folder}/media/image${this.#parts.size + 1}.${extension}`, type, bytes);
    this.#parts.set(hash, part);
    return part;
  }
}

function dataOf(url: string): Uint8Array {
  const comma = url.indexOf(',');
  const body = url.slice(comma + 1);
  return url.slice(0, comma).endsWith(';base64')
    ? Buffer.from(body, 'base64')
    : new TextEncoder().encode(decodeURIComponent(body));
}
