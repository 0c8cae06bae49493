import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadForLowering, lowerPage } from '@pagewright/components/lower-page';
import { PagewrightError } from '@pagewright/model/errors';
import { linkedPages } from '@pagewright/page/page-links';
import { drawOthers } from '../drawingml/drawings.ts';
import { pictureAddress } from '../drawingml/media.ts';
import { theme } from '../drawingml/theme.ts';
import type { RunExport } from '../exporter.ts';
import { CONTENT_TYPE, RELATION, WORD_NAMESPACES } from '../ooxml/names.ts';
import { addProperties } from '../ooxml/properties.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { Body } from './body.ts';
import { documentFlow } from './flow/document-flow.ts';
import { leftOut } from './flow/left-out.ts';
import type { DocxOptions } from './format.ts';
import { addRunningHeads } from './running.ts';
import { writeSettings } from './settings.ts';
import { writeStyles } from './styles.ts';
import { TextDocument } from './text-document.ts';

/** Share of the work that is done when everything is drawn that the format has no objects for. */
const DRAWN = 0.5;
/** Blocks that are written before others get their turn. */
const AT_ONCE = 200;

/** Pages as a text document to go on writing in. @throws PagewrightError `print/no-pages` */
export const exportDocx: RunExport<DocxOptions> = async (pages, options, context) => {
  const { signal, progress, title, language } = context;
  await loadForLowering(pages);
  const lowered = pages.map((page) => lowerPage(page, { assets: pictureAddress }));
  const [first, ...others] = lowered;
  if (!first) throw new PagewrightError('print/no-pages');
  const drawings = await drawOthers(pages, lowered, context);
  progress?.(DRAWN);
  const document = new TextDocument([first, ...others], options, context);
  const blocks = documentFlow(lowered, options.contents);
  const linked = new Set(pages.flatMap((page) => [...linkedPages(page)]));
  const body = new Body(document, blocks, { pages: lowered, drawings, linked });
  const content: Xml[] = [];
  for (const [index, block] of blocks.entries()) {
    content.push(...(await body.block(block, blocks[index + 1])));
    if (index % AT_ONCE !== 0) continue;
    signal?.throwIfAborted();
    progress?.(DRAWN + ((1 - DRAWN) * index) / blocks.length);
    await nextTurn();
  }
  for (const [index, page] of lowered.entries()) {
    for (const id of leftOut(page)) document.record.lost(index + 1, id, 'shapes');
  }
  const section = addRunningHeads(
    document,
    blocks.some(({ type }) => type === 'cover-end'),
  );
  document.part.write(el('w:document', WORD_NAMESPACES, el('w:body', {}, content, section)));
  addSettings(document);
  addProperties(document.package, { title, language, now: new Date() });
  return { bytes: await document.package.bytes(), fidelity: document.record.report(pages.length, 1) };
};

/** The parts that say how the text looks. */
function addSettings(document: TextDocument): void {
  const { package: file, part, palette, themeFonts, language, context } = document;
  const small = [
    ['word/styles.xml', 'styles', writeStyles(document)],
    ['word/numbering.xml', 'numbering', document.numbering.write()],
    ['word/settings.xml', 'settings', writeSettings(language)],
    ['word/theme/theme1.xml', 'theme', theme(context.title || 'Pagewright', palette, themeFonts)],
  ] as const;
  for (const [path, kind, content] of small) {
    const one = file.add(path, CONTENT_TYPE[kind]);
    one.write(content);
    part.relate(RELATION[kind], one);
  }
}
