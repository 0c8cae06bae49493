import { RELATION } from '../ooxml/names.ts';
import type { Part } from '../ooxml/package.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { percentage } from './canvas.ts';
import type { StoredPicture } from './media.ts';

const SVG_EXTENSION = {
  uri: '{96DAC541-7B7A-43D3-8B79-37D633B846F1}',
  namespace: 'http://schemas.microsoft.com/office/drawing/2016/SVG/main',
} as const;

/** The reference to a picture from a part. @param opacity 0 to 1 */
export function blip({ part: raster, svg }: StoredPicture, part: Part, opacity?: number): Xml {
  return el(
    'a:blip',
    { 'r:embed': part.relate(RELATION.image, raster) },
    opacity === undefined ? undefined : el('a:alphaModFix', { amt: percentage(opacity) }),
    svg
      ? el(
          'a:extLst',
          {},
          el(
            'a:ext',
            { uri: SVG_EXTENSION.uri },
            el('asvg:svgBlip', {
              'xmlns:asvg': SVG_EXTENSION.namespace,
              'r:embed': part.relate(RELATION.image, svg),
            }),
          ),
        )
      : undefined,
  );
}
