import { PictureFault } from './picture-fault.ts';

/** Elements that run, load or embed something. As an image an SVG runs nothing; it is cleaned all the same. */
const REFUSED =
  'script, foreignObject, iframe, object, embed, audio, video, handler, animate[attributeName=href], set[attributeName=href]';

/** The drawing without scripts, handlers and links to elsewhere. */
export async function safeSvgFile(file: File): Promise<File> {
  const text = await file.text().catch(() => {
    throw new PictureFault('readFailed');
  });
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = parsed.documentElement;
  if (parsed.querySelector('parsererror') || root.localName !== 'svg') throw new PictureFault('previewFailed');
  for (const element of root.querySelectorAll(REFUSED)) element.remove();
  for (const element of [root, ...root.querySelectorAll('*')]) cleanAttributes(element);
  return new File([new XMLSerializer().serializeToString(root)], file.name, { type: 'image/svg+xml' });
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of Array.from(element.attributes)) {
    const isLink = /(^|:)href$/i.test(name) && !/^(#|data:image\/(png|jpe?g|gif|webp)[;,])/i.test(value.trim());
    const loads = /url\(\s*['"]?(?!#)/i.test(value);
    if (/^on/i.test(name) || isLink || loads) element.removeAttribute(name);
  }
  if (element.localName === 'style' && /@import|url\(\s*['"]?(?!#)/i.test(element.textContent ?? '')) element.remove();
}
