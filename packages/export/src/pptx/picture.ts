import type { ImagePrimitive, Primitive } from '@pagewright/components/primitives';
import type { Rect, Size } from '@pagewright/model/units';
import { blip } from '../drawingml/blip.ts';
import { percentage } from '../drawingml/canvas.ts';
import type { StoredPicture } from '../drawingml/media.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { boxGeometry, preset } from './geometry.ts';
import { objectProperties } from './object.ts';
import type { SlideContext } from './slide-context.ts';

/** The part of a picture that is shown, as shares cut off at its sides, and where it is shown. */
interface Fitted {
  readonly box: Rect;
  readonly crop: { readonly l: number; readonly t: number };
}

/** A picture, cut to its room and its shape. */
export function picture(image: ImagePrimitive, stored: StoredPicture, id: number, slide: SlideContext): Xml {
  slide.record.native('pictures');
  const { source, alt, opacity, rotation } = image;
  const { box, crop } = fitted(image, stored);
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
      crop.l || crop.t
        ? el('a:srcRect', {
            l: percentage(crop.l) || undefined,
            t: percentage(crop.t) || undefined,
            r: percentage(crop.l) || undefined,
            b: percentage(crop.t) || undefined,
          })
        : undefined,
      el('a:stretch', {}, el('a:fillRect')),
    ),
    el('p:spPr', {}, slide.canvas.transform('a:xfrm', box, { rotation }), geometryOf(image, box)),
  );
}

function geometryOf({ mask, isCircle, radius }: ImagePrimitive, box: Rect): Xml {
  if (mask) return preset(mask.preset);
  return isCircle ? preset('ellipse') : boxGeometry(box, radius);
}

/** As `object-fit` puts it. Pictures that are cut to a shape fill its box. */
function fitted({ box, fit }: ImagePrimitive, own: Size): Fitted {
  if (fit === 'fill') return { box, crop: { l: 0, t: 0 } };
  const cover = Math.max(box.width / own.width, box.height / own.height);
  const contain = Math.min(box.width / own.width, box.height / own.height);
  const scale = { cover, contain, none: 1, 'scale-down': Math.min(1, contain) }[fit];
  const shown = { width: own.width * scale, height: own.height * scale };
  const width = Math.min(box.width, shown.width);
  const height = Math.min(box.height, shown.height);
  return {
    box: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    crop: { l: (shown.width - width) / 2 / shown.width, t: (shown.height - height) / 2 / shown.height },
  };
}

/** A picture that was drawn of an object which the format does not have. */
export function drawnPicture(stored: StoredPicture, { box, source }: Primitive, id: number, slide: SlideContext): Xml {
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
    el('p:spPr', {}, slide.canvas.transform('a:xfrm', box), preset('rect')),
  );
}
