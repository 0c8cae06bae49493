import { partOf } from '@pagewright/components/picture-crop';
import { blurredTimes, fitted } from '@pagewright/components/picture-fit';
import type { ImagePrimitive, Primitive } from '@pagewright/components/primitives';
import type { Rect, Size } from '@pagewright/model/units';
import { blip } from '../drawingml/blip.ts';
import { mirrored } from '../drawingml/canvas.ts';
import type { StoredPicture } from '../drawingml/media.ts';
import { sourceRect } from '../drawingml/source-rect.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { boxGeometry, preset } from './geometry.ts';
import { objectProperties } from './object.ts';
import type { SlideContext } from './slide-context.ts';

/** A picture, cut to its room and its shape. */
export function picture(image: ImagePrimitive, stored: StoredPicture, id: number, slide: SlideContext): Xml {
  slide.record.native('pictures');
  const { source, alt, opacity, rotation } = image;
  const { box, part } = seenOf(image, stored);
  return el(
    'p:pic',
    {},
    el(
      'p:nvPicPr',
      {},
      objectProperties(slide, id, 'Picture', source, alt),
      el('p:cNvPicPr', {}, el('a:picLocks', { noChangeAspect: true })),
      el('p:nvPr'),
    ),
    el(
      'p:blipFill',
      {},
      blip(stored, slide.part, opacity),
      sourceRect(part, stored),
      el('a:stretch', {}, el('a:fillRect')),
    ),
    el('p:spPr', {}, slide.canvas.transform('a:xfrm', box, { rotation, ...mirrored(image) }), geometryOf(image, box)),
  );
}

function geometryOf({ mask, isCircle, radius }: ImagePrimitive, box: Rect): Xml {
  if (mask) return preset(mask.preset);
  return isCircle ? preset('ellipse') : boxGeometry(box, radius);
}

/** What of it is seen, px of the picture, and where on the page. Pictures that are cut to a shape fill its box. */
function seenOf({ box, fit, crop, filters }: ImagePrimitive, own: Size): { readonly box: Rect; readonly part: Rect } {
  const times = blurredTimes(filters?.blur ?? 0, box);
  if (!crop) {
    const { shown, part } = fitted(fit, box, own, times);
    return { box: onPage(shown, box), part };
  }
  // What is cropped is a window that stays as it is: what is seen in it is drawn larger, from its middle.
  const kept = partOf(crop, own);
  const { shown, part } = fitted(fit, box, kept);
  const [width, height] = [part.width / times, part.height / times];
  const x = kept.x + part.x + (part.width - width) / 2;
  const y = kept.y + part.y + (part.height - height) / 2;
  return { box: onPage(shown, box), part: { x, y, width, height } };
}

function onPage(shown: Rect, box: Rect): Rect {
  return { ...shown, x: box.x + shown.x, y: box.y + shown.y };
}

/** A picture that was drawn of an object which the format does not have. */
export function drawnPicture(
  stored: StoredPicture,
  { box, rotation, source }: Primitive,
  id: number,
  slide: SlideContext,
): Xml {
  slide.record.native('pictures');
  return el(
    'p:pic',
    {},
    el(
      'p:nvPicPr',
      {},
      objectProperties(slide, id, 'Drawing', source),
      el('p:cNvPicPr', {}, el('a:picLocks', { noChangeAspect: true })),
      el('p:nvPr'),
    ),
    el('p:blipFill', {}, blip(stored, slide.part), el('a:stretch', {}, el('a:fillRect'))),
    el('p:spPr', {}, slide.canvas.transform('a:xfrm', box, { rotation }), preset('rect')),
  );
}
