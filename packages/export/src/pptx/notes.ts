import type { Page } from '@pagewright/components/models';
import type { LoweredPage } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import { parseOrigin } from '@pagewright/model/origin';
import { languageOf, partedByScript } from '../drawingml/scripts.ts';
import { colorMap } from '../drawingml/theme.ts';
import { CONTENT_TYPE, NAMESPACES, RELATION } from '../ooxml/names.ts';
import type { Part } from '../ooxml/package.ts';
import { characters, el, type Xml } from '../ooxml/xml.ts';
import type { Deck } from './deck.ts';
import { NOTES_SIZE } from './presentation.ts';
import { shapeTree } from './shape-tree.ts';
import { wordsByComponent } from './words.ts';

/** Speaker notes: what is said, and where each statement of the page comes from. */

const SOURCES: Readonly<Record<Language, string>> = {
  'zh-CN': '出处',
  'zh-TW': '出處',
  'en-US': 'Sources',
  'ja-JP': '出典',
  'fr-FR': 'Sources',
};
/** As much of a statement as shows which one it is. */
const QUOTE_LENGTH = 60;

interface NotesParts {
  readonly number: number;
  readonly slide: Part;
  readonly notesMaster: Part;
  readonly deck: Deck;
}

/** Adds the notes of a page; nothing where there is nothing to say. */
export function addNotes(page: Page, lowered: LoweredPage, { number, slide, notesMaster, deck }: NotesParts): void {
  const said = lowered.notes?.split('\n') ?? [];
  const sources = sourceLines(page, lowered);
  if (said.length === 0 && sources.length === 0) return;
  const part = deck.package.add(`ppt/notesSlides/notesSlide${number}.xml`, CONTENT_TYPE.notesSlide);
  part.relate(RELATION.notesMaster, notesMaster);
  part.relate(RELATION.slide, slide);
  slide.relate(RELATION.notesSlide, part);
  const gap = said.length > 0 && sources.length > 0 ? [''] : [];
  const heading = sources.length > 0 ? [SOURCES[lowered.language]] : [];
  const lines = [...said, ...gap, ...heading, ...sources];
  part.write(
    el(
      'p:notes',
      NAMESPACES,
      el('p:cSld', {}, shapeTree([SLIDE_IMAGE, notesText(3, lines, lowered.language)])),
      el('p:clrMapOvr', {}, el('a:masterClrMapping')),
    ),
  );
}

/** Fills in the master of the notes. */
export function writeNotesMaster(master: Part, dark: boolean): void {
  master.write(
    el(
      'p:notesMaster',
      NAMESPACES,
      el(
        'p:cSld',
        {},
        el('p:bg', {}, el('p:bgPr', {}, el('a:solidFill', {}, el('a:srgbClr', { val: 'FFFFFF' })), el('a:effectLst'))),
        shapeTree([SLIDE_IMAGE, notesText(3, ['Notes'], 'en-US')]),
      ),
      el('p:clrMap', colorMap(dark)),
    ),
  );
}

/** One line a statement: its beginning, and the places in the files that it comes from. */
function sourceLines(page: Page, lowered: LoweredPage): string[] {
  const traced = page.components.filter(({ origin, visible }) => visible && origin?.length);
  const words = wordsByComponent(lowered, new Set(traced.map(({ id }) => id)));
  const lines = traced.flatMap(({ id, origin = [] }) => {
    const text = words.get(id);
    if (!text) return [];
    const quote = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH).trimEnd()}…` : text;
    return [`${quote} — ${[...new Set(origin.map(placeOf))].join(', ')}`];
  });
  return [...new Set(lines)];
}

/** `report.docx#3` as people count: blocks from 1. */
function placeOf(origin: string): string {
  const parts = parseOrigin(origin);
  if (!parts) return origin;
  return parts.place ? `${parts.file} (${parts.place})` : `${parts.file} (¶ ${parts.block + 1})`;
}

const SLIDE_IMAGE = el(
  'p:sp',
  {},
  el(
    'p:nvSpPr',
    {},
    el('p:cNvPr', { id: 2, name: 'Slide' }),
    el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: true, noRot: true, noChangeAspect: true })),
    el('p:nvPr', {}, el('p:ph', { type: 'sldImg' })),
  ),
  frame(0.08, 0.08, 0.84, 0.36),
);
const NOTES_FRAME = frame(0.08, 0.48, 0.84, 0.46);

function notesText(id: number, lines: readonly string[], language: Language): Xml {
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      el('p:cNvPr', { id, name: 'Notes' }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: true })),
      el('p:nvPr', {}, el('p:ph', { type: 'body', idx: 1 })),
    ),
    NOTES_FRAME,
    el(
      'p:txBody',
      {},
      el('a:bodyPr'),
      el('a:lstStyle'),
      lines.map((line) => el('a:p', {}, line === '' ? undefined : notesRuns(line, language))),
    ),
  );
}

function notesRuns(line: string, language: Language): Xml[] {
  return partedByScript(line).map((words) =>
    el('a:r', {}, properties(words, language), el('a:t', {}, characters(words))),
  );
}

/** Notes are read on white, whatever the slides look like. */
const NOTES_LOOK = [
  el('a:solidFill', {}, el('a:srgbClr', { val: '000000' })),
  el('a:latin', { typeface: '+mn-lt' }),
  el('a:ea', { typeface: '+mn-ea' }),
];

function properties(words: string, language: Language): Xml {
  return el('a:rPr', { ...languageOf(words, language), sz: 1200, dirty: false }, NOTES_LOOK);
}

/** A place on the page of the notes, as shares of it. */
function frame(left: number, top: number, width: number, height: number): Xml {
  const { cx, cy } = NOTES_SIZE;
  return el(
    'p:spPr',
    {},
    el(
      'a:xfrm',
      {},
      el('a:off', { x: Math.round(left * cx), y: Math.round(top * cy) }),
      el('a:ext', { cx: Math.round(width * cx), cy: Math.round(height * cy) }),
    ),
    el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
  );
}
