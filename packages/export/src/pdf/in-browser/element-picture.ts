import type { Rect } from '@pagewright/model/units';

/** What an element takes from those around it. */
const INHERITED = [
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
] as const;

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element as the browser draws it. A picture of elements has to bring everything along: the faces
 * that it is set in, the pictures within.
 * @param fontRules `@font-face` rules with their files as data: URLs
 * @param scale picture px for each px
 * @param around px about it in which shadows and strokes of it are seen too
 */
export async function elementPicture(
  element: HTMLElement,
  box: Rect,
  scale: number,
  fontRules: string,
  around: number,
): Promise<HTMLCanvasElement> {
  const [width, height] = [box.width + 2 * around, box.height + 2 * around];
  const copy = element.cloneNode(true) as HTMLElement;
  await carryPictures(element, copy);
  const host = document.createElementNS(XHTML, 'div') as HTMLElement;
  const computed = getComputedStyle(element);
  for (const name of INHERITED) host.style.setProperty(name, computed.getPropertyValue(name));
  Object.assign(host.style, { position: 'relative', width: `${width}px`, height: `${height}px` });
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${around}px`,
    top: `${around}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  host.append(copy);
  const svg = document.createElementNS(SVG, 'svg');
  const size = { width: `${width * scale}`, height: `${height * scale}`, viewBox: `0 0 ${width} ${height}` };
  for (const [name, value] of Object.entries(size)) svg.setAttribute(name, value);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = fontRules;
  const foreign = document.createElementNS(SVG, 'foreignObject');
  foreign.setAttribute('width', String(width));
  foreign.setAttribute('height', String(height));
  foreign.append(host);
  svg.append(style, foreign);
  const picture = new Image();
  // A blob's address would make the canvas unreadable.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Pictures and canvases of the copy as data: URLs, which alone are loaded within a picture. */
async function carryPictures(element: HTMLElement, copy: HTMLElement): Promise<void> {
  const drawn = [...element.querySelectorAll<HTMLImageElement | HTMLCanvasElement>('img, canvas')];
  const copies = [...copy.querySelectorAll<HTMLElement>('img, canvas')];
  for (const [index, source] of drawn.entries()) {
    const target = copies[index];
    if (!target) continue;
    const picture = document.createElementNS(XHTML, 'img') as HTMLImageElement;
    picture.style.cssText = target.style.cssText;
    picture.src = source instanceof HTMLCanvasElement ? source.toDataURL() : dataUrlOf(source);
    await picture.decode().catch(() => undefined);
    target.replaceWith(picture);
  }
}

function dataUrlOf(picture: HTMLImageElement): string {
  if (picture.src.startsWith('data:')) return picture.src;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, picture.naturalWidth);
  canvas.height = Math.max(1, picture.naturalHeight);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL();
}
