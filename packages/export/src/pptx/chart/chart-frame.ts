import type { ChartPrimitive } from '@pagewright/components/primitives';
import type { Xml } from '../../ooxml/xml.ts';
import type { SlideContext } from '../slide-context.ts';

export function isNativeChart(_: ChartPrimitive): boolean {
  return false;
}

export function chartFrame(_: ChartPrimitive, _id: number, _slide: SlideContext): Xml | undefined {
  return undefined;
}
