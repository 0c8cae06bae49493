import type { Rect } from '@pagewright/model/units';
import type { Content } from './content.ts';
import type { PdfObject } from './pdf-file.ts';
import type { PictureSettings } from './picture-settings.ts';
import type { Resources } from './resources.ts';

/** What a canvas can draw that has a size of its own. */
type Drawable = HTMLImageElement | HTMLCanvasElement;

/** A flat picture stays exact unless a JPEG of it is smaller by so much. */
const WORTH_LOSING = 4;

/** Puts pictures into a PDF, each once for the size that it is shown at. */
export class Pictures {
  readonly #resources: Resources;
  readonly #known = new Map<string, PdfObject>();

  constructor(resources: Resources) {
    this.#resources = resources;
  }

  /**
   * Draws a picture of the page into a box of it.
   * @param key of what it is, so that it is stored once; none for what is drawn once only
   * @param filter CSS
   */
  async draw(
    content: Content,
    picture: Drawable,
    box: Rect,
    { settings, opacity, key, filter }: DrawnAs,
  ): Promise<void> {
    const [natural, whole] =
      picture instanceof HTMLImageElement
        ? [picture.naturalWidth, picture.naturalHeight]
        : [picture.width, picture.height];
    if (natural <= 0 || whole <= 0 || box.width <= 0 || box.height <= 0) return;
    const isScalable = picture.dataset['vector'] !== undefined;
    const most = (own: number, shown: number): number =>
      Math.max(1, Math.round(isScalable ? shown * settings.scale : Math.min(own, shown * settings.scale)));
    const [width, height] = [most(natural, box.width), most(whole, box.height)];
    const name = key && `${key} ${width} ${height} ${filter ?? ''}`;
    let object = name === undefined ? undefined : this.#known.get(name);
    if (object === undefined) {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) return;
      if (filter) pen.filter = filter;
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, width, height);
      object = await this.#store(canvas, pen, settings);
      if (name !== undefined) this.#known.set(name, object);
    }
    const drawn = object;
    await content.within(() => {
      if (opacity < 1) content.add(`/${content.resources.opacity(opacity)} gs`);
      content.transform([box.width, 0, 0, -box.height, box.x, box.y + box.height]);
      content.add(`/${this.#resources.named('XObject', drawn)} Do`);
    });
  }

  async #store(
    canvas: HTMLCanvasElement,
    pen: CanvasRenderingContext2D,
    { quality }: PictureSettings,
  ): Promise<PdfObject> {
    const { width, height } = canvas;
    const { file } = this.#resources;
    const { data } = pen.getImageData(0, 0, width, height);
    const { colors, shares } = planesOf(data, width, height);
    const size = `/Width ${width} /Height ${height} /BitsPerComponent 8`;
    const predicted = (count: number): string =>
      `/DecodeParms << /Predictor 15 /Colors ${count} /BitsPerComponent 8 /Columns ${width} >>`;
    const mask = shares
      ? await file.stream(shares, `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceGray ${predicted(1)}`)
      : undefined;
    const entries = `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB${mask ? ` /SMask ${mask} 0 R` : ''}`;
    const exact = await packed(colors);
    if (!mask) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      if (blob && blob.size * WORTH_LOSING < exact.length) {
        return file.raw(new Uint8Array(await blob.arrayBuffer()), `${entries} /Filter /DCTDecode`);
      }
    }
    return file.raw(exact, `${entries} /Filter /FlateDecode ${predicted(3)}`);
  }
}

interface DrawnAs {
  readonly settings: PictureSettings;
  /** 0 to 1 */
  readonly opacity: number;
  readonly key?: string | undefined;
  readonly filter?: string | undefined;
}

/** Rows of a PNG's kind (RFC 2083, §6), each as its difference from the one above: flat areas become nothing. */
function planesOf(data: Uint8ClampedArray, width: number, height: number) {
  const colors = new Uint8Array(height * (width * 3 + 1));
  const shares = new Uint8Array(height * (width + 1));
  let isClear = false;
  for (let y = 0; y < height; y++) {
    const [row, line] = [y * (width * 3 + 1), y * (width + 1)];
    colors[row] = 2;
    shares[line] = 2;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const above = at - width * 4;
      for (let channel = 0; channel < 3; channel++) {
        const before = y > 0 ? (data[above + channel] as number) : 0;
        colors[row + 1 + x * 3 + channel] = (data[at + channel] as number) - before;
      }
      const share = data[at + 3] as number;
      if (share < 255) isClear = true;
      shares[line + 1 + x] = share - (y > 0 ? (data[above + 3] as number) : 0);
    }
  }
  return { colors, shares: isClear ? shares : undefined };
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
