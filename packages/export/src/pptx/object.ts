import type { PrimitiveSource } from '@pagewright/components/primitives';
import { el, type Xml } from '../ooxml/xml.ts';
import { link } from './link.ts';
import type { SlideContext } from './slide-context.ts';

const DECORATIVE = {
  uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}',
  namespace: 'http://schemas.microsoft.com/office/drawing/2017/decorative',
} as const;

/**
 * What every object of a slide begins with: its id, its name, what is said of it to people who do not see it, and where it
 * leads.
 */
export function objectProperties(
  slide: SlideContext,
  id: number,
  fallback: string,
  source: PrimitiveSource | undefined,
  alt?: string,
): Xml {
  return el(
    'p:cNvPr',
    { id, name: source?.name ?? `${fallback} ${id}`, descr: source?.decorative ? undefined : (alt ?? source?.alt) },
    link(source?.link, slide),
    source?.decorative
      ? el(
          'a:extLst',
          {},
          el(
            'a:ext',
            { uri: DECORATIVE.uri },
            el('adec:decorative', { 'xmlns:adec': DECORATIVE.namespace, val: true }),
          ),
        )
      : undefined,
  );
}
