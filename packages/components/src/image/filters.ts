import type { PictureFilters } from '../primitives.ts';
import type { ImageProps } from './model.ts';

/** What is done to a picture's colours and sharpness; undefined where it is shown as it is. */
export function filtersOf(props: ImageProps): PictureFilters | undefined {
  const { brightness, contrast, saturation, blur, duotone, duotoneDark: dark, duotoneLight: light } = props;
  const isPlain = brightness === 1 && contrast === 1 && saturation === 1 && blur === 0 && !duotone;
  return isPlain
    ? undefined
    : { brightness, contrast, saturation, blur, ...(duotone ? { duotone: { dark, light } } : {}) };
}

/** @param duotoneId of the definition of the two colours in the same document */
export function filterCss(
  { brightness, contrast, saturation, blur, duotone }: PictureFilters,
  duotoneId: string,
): string {
  return [
    ...(brightness === 1 ? [] : [`brightness(${brightness})`]),
    ...(contrast === 1 ? [] : [`contrast(${contrast})`]),
    ...(saturation === 1 ? [] : [`saturate(${saturation})`]),
    ...(duotone ? [`url(#${duotoneId})`] : []),
    ...(blur === 0 ? [] : [`blur(${blur}px)`]),
  ].join(' ');
}
