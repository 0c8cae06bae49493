import type { ChartPrimitive } from '@pagewright/components/primitives';
import { addChart } from '../drawingml/chart/native-chart.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { objectProperties } from './object.ts';
import type { SlideContext } from './slide-context.ts';

/** A chart with the workbook behind it; undefined where presentations have none like it. */
export function chartFrame(primitive: ChartPrimitive, nextId: () => number, slide: SlideContext): Xml | undefined {
  const { figures, source, box } = primitive;
  const graphic = addChart(primitive, slide);
  if (!graphic) return undefined;
  const id = nextId();
  return el(
    'p:graphicFrame',
    {},
    el(
      'p:nvGraphicFramePr',
      {},
      objectProperties(slide, id, 'Chart', source, source?.alt ?? figures?.caption),
      el('p:cNvGraphicFramePr', {}, el('a:graphicFrameLocks', { noGrp: true })),
      el('p:nvPr'),
    ),
    slide.canvas.transform('p:xfrm', box),
    graphic,
  );
}
