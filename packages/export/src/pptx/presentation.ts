import { slideSize } from '../drawingml/canvas.ts';
import { NAMESPACES, RELATION } from '../ooxml/names.ts';
import type { Part } from '../ooxml/package.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import type { Deck } from './deck.ts';
import { FIRST_MASTER_ID } from './master.ts';

/** Least id of a slide (ST_SlideId). */
const FIRST_SLIDE_ID = 256;
/** Of notes pages: 7.5 × 10 in, EMU. */
export const NOTES_SIZE = { cx: 6_858_000, cy: 9_144_000 } as const;

export interface PresentationParts {
  readonly master: Part;
  readonly notesMaster: Part;
  readonly slides: readonly Part[];
  /** The list of the fonts in the file, where there are some. */
  readonly fonts: Xml | undefined;
}

/** Fills in the part that lists masters and slides. */
export function writePresentation(
  presentation: Part,
  { master, notesMaster, slides, fonts }: PresentationParts,
  deck: Deck,
): void {
  presentation.write(
    el(
      'p:presentation',
      { ...NAMESPACES, embedTrueTypeFonts: fonts ? true : undefined, saveSubsetFonts: true },
      el(
        'p:sldMasterIdLst',
        {},
        el('p:sldMasterId', { id: FIRST_MASTER_ID, 'r:id': presentation.relate(RELATION.slideMaster, master) }),
      ),
      el(
        'p:notesMasterIdLst',
        {},
        el('p:notesMasterId', { 'r:id': presentation.relate(RELATION.notesMaster, notesMaster) }),
      ),
      el(
        'p:sldIdLst',
        {},
        slides.map((slide, index) =>
          el('p:sldId', { id: FIRST_SLIDE_ID + index, 'r:id': presentation.relate(RELATION.slide, slide) }),
        ),
      ),
      el('p:sldSz', slideSize(deck.size)),
      el('p:notesSz', NOTES_SIZE),
      fonts,
      el('p:defaultTextStyle', {}, el('a:defPPr', {}, el('a:defRPr', { lang: deck.context.language }))),
    ),
  );
}

/** Parts that PowerPoint expects and that say nothing here. */
export const PRESENTATION_PROPERTIES: Xml = el('p:presentationPr', NAMESPACES);
export const VIEW_PROPERTIES: Xml = el('p:viewPr', NAMESPACES);
export const TABLE_STYLES: Xml = el('a:tblStyleLst', {
  'xmlns:a': NAMESPACES['xmlns:a'],
  def: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
});
