import type { ChartOption } from '@pagewright/components/chart-config';
import { partOf } from '@pagewright/components/picture-crop';
import type { ChartPrimitive, ImagePrimitive, Primitive } from '@pagewright/components/primitives';
import { contrast } from '@pagewright/model/color';
import type { Flip } from '@pagewright/model/component';
import type { Rect, Size } from '@pagewright/model/units';
import { blip } from '../drawingml/blip.ts';
import { Canvas, mirrored } from '../drawingml/canvas.ts';
import type { ChartHost } from '../drawingml/chart/chart-host.ts';
import { addChart } from '../drawingml/chart/native-chart.ts';
import type { StoredPicture } from '../drawingml/media.ts';
import { sourceRect } from '../drawingml/source-rect.ts';
import { NAMESPACES, PICTURE_NAMESPACE } from '../ooxml/names.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { objectLink } from './link.ts';
import { emu, OBJECT_ROOM } from './sheet.ts';
import type { TextDocument } from './text-document.ts';

/** Charts and pictures that stand in the text as a line of their own. */

/** px of a page for each of the sheet's, where the page is as wide as the text: pictures stay as large in proportion. */
const PAGE_SHARE = OBJECT_ROOM.width;
/** Least height of a chart for each px of its width. */
const FLATTEST = 0.48;
/** Of charts, px. */
const FONT_SIZE = { min: 12, max: 15 } as const;
const PAPER = '#ffffff';
const INK = '#1f2430';
/** What is drawn for another ground than paper must be seen on it. */
const VISIBLE = 1.5;
const READABLE = 3;

/** A chart with the workbook behind it; undefined where office programs have none like it. */
export function inlineChart(chart: ChartPrimitive, document: TextDocument): Xml | undefined {
  const { figures, source, box } = chart;
  const size = chartSize(box);
  const { package: file, folder, part, palette, language, record } = document;
  const host: ChartHost = {
    package: file,
    folder,
    part,
    // Colours of the theme are those of pages, whose ground may be dark.
    palette: { ...palette, schemeColor: () => undefined, nameOf: () => undefined },
    language,
    record,
    canvas: new Canvas(size, size),
    nextChart: () => document.nextChart(),
    plainFaces: (fonts) => document.plainFaces(fonts),
    noteChartFonts: (fonts, text) => document.noteChartFonts(fonts, text),
  };
  const graphic = addChart(onPaper(chart, size), host);
  return graphic && inline(graphic, size, { alt: source?.alt ?? figures?.caption ?? '', link: source?.link }, document);
}

/** As wide as the text; charts are drawn anew, so that they need not be as flat as a page had room for. */
function chartSize({ width, height }: Size): Size {
  const wanted = (height / width) * OBJECT_ROOM.width;
  return {
    width: OBJECT_ROOM.width,
    height: Math.min(OBJECT_ROOM.height, Math.max(OBJECT_ROOM.width * FLATTEST, wanted)),
  };
}

/** The chart in its size, with letters as large as those of the text, as it can be seen on white paper. */
function onPaper(chart: ChartPrimitive, size: Size): ChartPrimitive {
  const fontSize = Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, (chart.fontSize * size.width) / chart.box.width));
  const textColor = contrast(chart.textColor, PAPER) >= READABLE ? chart.textColor : INK;
  const colors = chart.colors.map((color) => (contrast(color, PAPER) >= VISIBLE ? color : INK));
  const option = chart.option ? { option: optionOnPaper(chart.option) } : {};
  return { ...chart, ...option, box: { x: 0, y: 0, ...size }, fontSize, textColor, colors };
}

/** What an option calls the looks of its words. */
const WORDS = new Set(['axisLabel', 'label', 'nameTextStyle', 'textStyle']);

/**
 * The option with words that can be read on paper, and borders in its colour: they part what they surround by that of the
 * ground.
 */
function optionOnPaper(option: ChartOption): ChartOption {
  return JSON.parse(JSON.stringify(option), (key, value: unknown) => {
    if (key === 'borderColor') return PAPER;
    if (!WORDS.has(key) || typeof value !== 'object' || value === null || !('color' in value)) return value;
    const { color } = value;
    return typeof color === 'string' && contrast(color, PAPER) < READABLE ? { ...value, color: INK } : value;
  });
}

/** A picture of the document: whole, or the part that a person chose. */
export function inlinePicture(image: ImagePrimitive, stored: StoredPicture, page: Size, document: TextDocument): Xml {
  document.record.native('pictures');
  const part = image.crop ? partOf(image.crop, stored) : { x: 0, y: 0, width: stored.width, height: stored.height };
  const scale =
    Math.min(PAGE_SHARE / page.width, 1) * Math.min(image.box.width / part.width, image.box.height / part.height);
  return inline(
    pictureGraphic(stored, document, { part, flip: image.flip }),
    fitted(part, scale),
    { alt: image.alt, link: image.source?.link },
    document,
  );
}

/** A picture that was drawn of an object which the format does not have. */
export function inlineDrawing({ box, source }: Primitive, stored: StoredPicture, document: TextDocument): Xml {
  document.record.native('pictures');
  return inline(
    pictureGraphic(stored, document),
    fitted(box, OBJECT_ROOM.width / box.width),
    { alt: source?.alt ?? '', link: source?.link },
    document,
  );
}

/** px on the sheet. @param scale that is wanted; less where there is no room for it */
function fitted({ width, height }: Size, scale: number): Size {
  const possible = Math.min(scale, OBJECT_ROOM.width / width, OBJECT_ROOM.height / height);
  return { width: width * possible, height: height * possible };
}

interface Told {
  readonly alt: string;
  /** Where it leads. */
  readonly link: string | undefined;
}

function inline(graphic: Xml, { width, height }: Size, { alt, link }: Told, document: TextDocument): Xml {
  const id = document.nextObject();
  return el(
    'w:r',
    {},
    el(
      'w:drawing',
      {},
      el(
        'wp:inline',
        { distT: '0', distB: '0', distL: '0', distR: '0' },
        el('wp:extent', { cx: emu(width), cy: emu(height) }),
        el(
          'wp:docPr',
          { id, name: `Object ${id}`, descr: alt || undefined },
          link === undefined ? undefined : objectLink(link, document),
        ),
        el('wp:cNvGraphicFramePr'),
        graphic,
      ),
    ),
  );
}

interface Shown {
  /** Of the picture, px of its own. */
  readonly part: Rect;
  readonly flip: Flip | undefined;
}

/** @param shown all of it as it is where absent */
function pictureGraphic(stored: StoredPicture, { part }: TextDocument, shown?: Shown): Xml {
  const { width, height } = shown?.part ?? stored;
  return el(
    'a:graphic',
    { 'xmlns:a': NAMESPACES['xmlns:a'] },
    el(
      'a:graphicData',
      { uri: PICTURE_NAMESPACE },
      el(
        'pic:pic',
        { 'xmlns:pic': PICTURE_NAMESPACE },
        el('pic:nvPicPr', {}, el('pic:cNvPr', { id: 0, name: 'Picture' }), el('pic:cNvPicPr')),
        el(
          'pic:blipFill',
          {},
          blip(stored, part),
          shown && sourceRect(shown.part, stored),
          el('a:stretch', {}, el('a:fillRect')),
        ),
        el(
          'pic:spPr',
          {},
          el(
            'a:xfrm',
            shown ? mirrored(shown) : {},
            el('a:off', { x: 0, y: 0 }),
            el('a:ext', { cx: emu(width), cy: emu(height) }),
          ),
          el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
        ),
      ),
    ),
  );
}
