import type { OpenPicture, Pass, PictureTools } from './compression.ts';
import { PictureFault } from './picture-fault.ts';

/** Sides of the small copy that is looked at for transparency, px. */
const SAMPLE = 64;

/** The browser's own means: pictures are decoded by it and drawn on a canvas. */
export const canvasTools: PictureTools = { open: openPicture };

async function openPicture(file: Blob): Promise<OpenPicture> {
  return file.type === 'image/svg+xml' ? openDrawing(file) : openBitmap(file);
}

/** A drawing has as many pixels as are asked for; its size is the one that it says, or that its shape asks for. */
async function openDrawing(file: Blob): Promise<OpenPicture> {
  const picture = new Image();
  picture.src = await dataUrl(file);
  await picture.decode().catch(() => {
    throw new PictureFault('loadFailed');
  });
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (width === 0 || height === 0) throw new PictureFault('loadFailed');
  return { width, height, isTransparent: true, draw: (pass, type) => drawn(picture, pass, type), close: () => {} };
}

async function openBitmap(file: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureFault('loadFailed');
  });
  const mayBeTransparent = !/jpe?g/.test(file.type);
  return {
    width: bitmap.width,
    height: bitmap.height,
    isTransparent: mayBeTransparent && hasTransparency(bitmap),
    draw: (pass, type) => drawn(bitmap, pass, type),
    close: () => bitmap.close(),
  };
}

async function drawn(source: CanvasImageSource, { width, height, quality }: Pass, type: string): Promise<Blob> {
  const { canvas, context } = canvasOf(width, height);
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return blobOf(canvas, type, quality);
}

export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new PictureFault('readFailed')));
    reader.readAsDataURL(blob);
  });
}

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFault('canvasFailed');
  return { canvas, context };
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null) => (blob ? resolve(blob) : reject(new PictureFault('compressFailed')));
    canvas.toBlob(settle, type, quality);
  });
}

function hasTransparency(bitmap: ImageBitmap): boolean {
  const { context } = canvasOf(SAMPLE, SAMPLE);
  context.drawImage(bitmap, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true;
  return false;
}
