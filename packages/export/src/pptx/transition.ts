import type { PageTransition } from '@pagewright/model/page-transition';
import { el, type Xml } from '../ooxml/xml.ts';

/** Up to so many ms a transition counts as fast, or as of middle speed: PresentationML knows three (ECMA-376, 19.7.49). */
const SPEEDS = { fast: 500, med: 1000 } as const;

/** How a slide comes, as PresentationML has it (ECMA-376, 19.3.1.50). */
export function slideTransition({ kind, direction, duration }: PageTransition): Xml {
  const speed = duration <= SPEEDS.fast ? 'fast' : duration <= SPEEDS.med ? 'med' : 'slow';
  return el('p:transition', { spd: speed }, effect(kind, direction));
}

function effect(kind: PageTransition['kind'], direction: PageTransition['direction']): Xml {
  switch (kind) {
    case 'fade':
      return el('p:fade');
    case 'zoom':
      return el('p:zoom', { dir: 'in' });
    case 'push':
    case 'wipe':
      return el(`p:${kind}`, { dir: direction.slice(0, 1) });
  }
}
