import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadForLowering, lowerPage } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import type { LoweredPage } from '@pagewright/components/primitives';
import { PagewrightError } from '@pagewright/model/errors';
import { cutPages } from '@pagewright/page/cut-pages';
import { roomOnSlide, slideScale } from '../drawingml/canvas.ts';
import { drawOthers } from '../drawingml/drawings.ts';
import { pictureAddress } from '../drawingml/media.ts';
import { theme } from '../drawingml/theme.ts';
import type { RunExport } from '../exporter.ts';
import { CONTENT_TYPE, RELATION } from '../ooxml/names.ts';
import type { Part } from '../ooxml/package.ts';
import { addProperties } from '../ooxml/properties.ts';
import { Deck } from './deck.ts';
import type { PptxOptions } from './format.ts';
import { Layouts } from './layouts.ts';
import { writeMaster } from './master.ts';
import { writeNotesMaster } from './notes.ts';
import { PRESENTATION_PROPERTIES, TABLE_STYLES, VIEW_PROPERTIES, writePresentation } from './presentation.ts';
import { writeSlide } from './slide.ts';

/** Share of the work that is done when everything is drawn that the format has no objects for. */
const DRAWN = 0.4;

/** Pages as an editable presentation. @throws PagewrightError `print/no-pages` */
export const exportPptx: RunExport<PptxOptions> = async (whole, options, context) => {
  const { signal, progress } = context;
  const pages = cutPages(whole, ({ size }) => roomOnSlide(size));
  await loadForLowering(pages);
  const lowered = pages.map((page) => lowerPage(page, { assets: pictureAddress }));
  const [first, ...others] = lowered;
  if (!first) throw new PagewrightError('print/no-pages');
  const deck = new Deck([first, ...others], options, context);
  const drawings = await drawOthers(pages, lowered, context, true);
  progress?.(DRAWN);
  const masters = addMasters(deck);
  const layouts = new Layouts(deck.package, masters.master);
  const parts = { deck, layouts, drawings, notesMaster: masters.notesMaster };
  for (const [index, part] of deck.slides.entries()) {
    signal?.throwIfAborted();
    await writeSlide(pages[index] as Page, lowered[index] as LoweredPage, { part, number: index + 1 }, parts);
    progress?.(DRAWN + ((1 - DRAWN) * (index + 1)) / pages.length);
    // Others get their turn between pages.
    await nextTurn();
  }
  writeMaster(masters.master, layouts.all, deck);
  const fonts = await deck.embeddedFonts?.write(masters.presentation, deck.package, signal);
  writePresentation(masters.presentation, { ...masters, slides: deck.slides, fonts: fonts?.list }, deck);
  addProperties(deck.package, {
    title: context.title,
    language: context.language,
    slides: deck.slides.length,
    now: new Date(),
  });
  return {
    bytes: await deck.package.bytes(),
    fidelity: {
      ...deck.record.report(pages.length, slideScale(deck.size)),
      ...(fonts ? { fontBytes: fonts.bytes } : {}),
    },
  };
};

/** The parts that every presentation has. */
function addMasters(deck: Deck): { presentation: Part; master: Part; notesMaster: Part } {
  const { package: file, palette, themeFonts, context } = deck;
  const presentation = file.add('ppt/presentation.xml', CONTENT_TYPE.presentation);
  file.relate(RELATION.document, presentation);
  const master = file.add('ppt/slideMasters/slideMaster1.xml', CONTENT_TYPE.slideMaster);
  const notesMaster = file.add('ppt/notesMasters/notesMaster1.xml', CONTENT_TYPE.notesMaster);
  // Each master has a theme of its own: PowerPoint repairs files in which two share one.
  const themeOf = (one: Part, number: number): Part => {
    const part = file.add(`ppt/theme/theme${number}.xml`, CONTENT_TYPE.theme);
    part.write(theme(context.title || 'Pagewright', palette, themeFonts));
    one.relate(RELATION.theme, part);
    return part;
  };
  presentation.relate(RELATION.theme, themeOf(master, 1));
  themeOf(notesMaster, 2);
  writeNotesMaster(notesMaster, palette.dark);
  const small = [
    ['ppt/presProps.xml', 'presentationProperties', PRESENTATION_PROPERTIES],
    ['ppt/viewProps.xml', 'viewProperties', VIEW_PROPERTIES],
    ['ppt/tableStyles.xml', 'tableStyles', TABLE_STYLES],
  ] as const;
  for (const [path, kind, content] of small) {
    const part = file.add(path, CONTENT_TYPE[kind]);
    part.write(content);
    presentation.relate(RELATION[kind], part);
  }
  return { presentation, master, notesMaster };
}
