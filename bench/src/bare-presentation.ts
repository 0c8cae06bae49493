import type { ChartPrimitive, LoweredPage, Primitive, PrimitiveParagraph } from '@pagewright/components/primitives';
import type { Rect } from '@pagewright/model/units';
import PptxGenJS from 'pptxgenjs';

/** The same objects as ours, written by pptxgenjs with nothing of ours around it. */

const PX_PER_INCH = 96;
const PT_PER_PX = 0.75;

/** Puts one object on a slide. */
type Put = (slide: PptxGenJS.Slide) => void;

/** What pptxgenjs is told of some pages. */
export interface BareSlides {
  readonly slides: readonly (readonly Put[])[];
  /** inches */
  readonly width: number;
  readonly height: number;
}

export function bareSlides(pages: readonly LoweredPage[]): BareSlides {
  const size = pages[0]?.size ?? { width: 1280, height: 720 };
  return {
    width: size.width / PX_PER_INCH,
    height: size.height / PX_PER_INCH,
    slides: pages.map(({ primitives }) => primitives.flatMap(puts)),
  };
}

/** It writes notes for every slide, too, and deflates nothing but the workbooks. */
export async function barePresentation({ slides, width, height }: BareSlides): Promise<Uint8Array> {
  const deck = new PptxGenJS();
  deck.defineLayout({ name: 'page', width, height });
  deck.layout = 'page';
  for (const objects of slides) {
    const slide = deck.addSlide();
    for (const put of objects) put(slide);
  }
  return (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
}

function inches({ x, y, width, height }: Rect) {
  return { x: x / PX_PER_INCH, y: y / PX_PER_INCH, w: width / PX_PER_INCH, h: height / PX_PER_INCH };
}

function puts(one: Primitive): Put[] {
  const place = inches(one.box);
  switch (one.type) {
    case 'group':
      return one.children.flatMap(puts);
    case 'text': {
      const words = runsOf(one.paragraphs);
      return [(slide) => slide.addText(words, { ...place, margin: 0, valign: one.verticalAlign })];
    }
    case 'rect':
    case 'ellipse':
    case 'path': {
      const fill = one.fill?.type === 'solid' ? { fill: { color: hex(one.fill.color) } } : {};
      const line = one.stroke ? { line: { color: hex(one.stroke.color), width: one.stroke.width * PT_PER_PX } } : {};
      const shape = one.type === 'ellipse' ? 'ellipse' : one.type === 'path' ? 'line' : 'rect';
      return [(slide) => slide.addShape(shape, { ...place, ...fill, ...line })];
    }
    case 'table': {
      const rows = one.rows.map((cells) =>
        cells.map(({ paragraphs, colSpan: colspan, rowSpan: rowspan }) => ({
          text: runsOf(paragraphs),
          options: { colspan, rowspan, margin: 0 },
        })),
      );
      const colW = one.columnWidths.map((width) => width / PX_PER_INCH);
      return [(slide) => slide.addTable(rows, { ...place, colW })];
    }
    case 'chart':
      return chart(one, place);
    default:
      throw new Error(`a report has no ${one.type}`);
  }
}

function chart({ figures, colors }: ChartPrimitive, place: ReturnType<typeof inches>): Put[] {
  if (!figures) throw new Error('a chart of a report has figures');
  const labels = figures.categories.map(String);
  const data = figures.series.map(({ name, values }) => ({ name, labels, values: values.map((value) => value ?? 0) }));
  return [(slide) => slide.addChart('bar', data, { ...place, chartColors: colors.map(hex), showLegend: true })];
}

function runsOf(paragraphs: readonly PrimitiveParagraph[]): PptxGenJS.TextProps[] {
  return paragraphs.flatMap(({ runs, align, lineHeight }) =>
    runs.map(({ text, look }, index) => ({
      text,
      options: {
        fontFace: look.fontFamily,
        fontSize: look.fontSize * PT_PER_PX,
        bold: look.fontWeight >= 600,
        italic: look.italic,
        color: hex(look.color),
        charSpacing: look.letterSpacing * PT_PER_PX,
        align,
        lineSpacing: lineHeight * PT_PER_PX,
        breakLine: index === runs.length - 1,
      },
    })),
  );
}

/** As pptxgenjs wants it. */
function hex(color: string): string {
  return color.slice(1, 7).toUpperCase();
}
