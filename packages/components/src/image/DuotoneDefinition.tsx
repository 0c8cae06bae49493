import { parseColor } from '@pagewright/model/color';
import type { ReactNode } from 'react';
import type { PictureFilters } from '../primitives.ts';

interface DuotoneDefinitionProps {
  readonly id: string;
  readonly duotone: NonNullable<PictureFilters['duotone']>;
}

/** Luminance (ITU-R BT.709) in all three channels. */
const GREYS = '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0';
const BLACK = { r: 0, g: 0, b: 0 };
const WHITE = { r: 255, g: 255, b: 255 };

/** A filter that draws a picture in two colours and what lies between them, defined for CSS. */
export function DuotoneDefinition({ id, duotone }: DuotoneDefinitionProps): ReactNode {
  const [dark, light] = [parseColor(duotone.dark) ?? BLACK, parseColor(duotone.light) ?? WHITE];
  const table = (channel: 'r' | 'g' | 'b') => `${dark[channel] / 255} ${light[channel] / 255}`;
  return (
    <svg aria-hidden="true" width={0} height={0} style={{ position: 'absolute' }}>
      <filter id={id} colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values={GREYS} />
        <feComponentTransfer>
          <feFuncR type="table" tableValues={table('r')} />
          <feFuncG type="table" tableValues={table('g')} />
          <feFuncB type="table" tableValues={table('b')} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
