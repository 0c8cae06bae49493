import type { Page } from '@pagewright/components/models';
import { isRunningName, RUNNING, type RunningName } from '@pagewright/components/slots';
import { readablePage } from '@pagewright/page/readable-page';
import { carrying, type Repeated, repeatedIn, withoutRepeated, withRepeated } from '@pagewright/page/repeats';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { RedesignedPage } from './redesign.ts';

/** Part of a document's pages that must have what repeats for new ones to have it too. */
const MOST = 0.5;

type Stored = Pick<RedesignedPage, 'generatedText' | 'styledText'>;

/** What people made of a document's pages that new ones are to have too. */
export interface Repeating {
  /** What they put on most pages. */
  readonly own: readonly Repeated[];
  /** What they made of the heads and feet that the design draws. */
  readonly running: readonly ((page: Page) => Page)[];
}

/** Whether a page is left otherwise than it was designed. */
export function isLeftOtherwise({ styledText, generatedText }: Stored): boolean {
  return styledText !== '' && styledText !== generatedText;
}

/** What repeats on most pages of a document, as they are shown. */
export function repeatedOnMost(pages: readonly Stored[]): Repeating {
  if (!pages.some(isLeftOtherwise)) return { own: [], running: [] };
  // Pages that nobody changed have what the design draws on every page.
  const designed = pages.map(({ generatedText }) => readablePage(generatedText));
  const shown = pages.flatMap((page, index) => {
    const left = isLeftOtherwise(page) ? readablePage(page.styledText) : undefined;
    return left ? [{ left, designed: designed[index] }] : [];
  });
  if (shown.length === 0) return { own: [], running: [] };
  // A cover may do without.
  const least = Math.max(1, pages.length * MOST);
  return {
    own: shown.length < least ? [] : ownOnMost(shown, least),
    running: runningOnMost(
      shown,
      designed.filter((page) => page !== undefined),
    ),
  };
}

/** A page that joins a document, with what repeats there. */
export function joining<Made extends Pick<RedesignedPage, 'styledText'>>(page: Made, repeating: Repeating): Made {
  const { own, running } = repeating;
  if (own.length === 0 && running.length === 0) return page;
  const made = running.reduce((made, carry) => carry(made), parsePage(page.styledText));
  return { ...page, styledText: printPage(withRepeated(made, own)) };
}

/** A page as designed, undefined where nothing was, and as a person left it. */
interface Changed {
  readonly designed: Page | undefined;
  readonly left: Page;
}

function ownOnMost(shown: readonly Changed[], least: number): Repeated[] {
  const counts = new Map<string, number>();
  for (const { left } of shown) {
    const names = new Set(left.components.flatMap(({ repeat }) => repeat ?? []));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return repeatedIn(shown.map(({ left }) => left)).filter(
    ({ name }) => !isRunningName(name) && (counts.get(name) ?? 0) >= least,
  );
}

/** What becomes of heads and feet that were changed, or taken away, on most of the pages that were designed with them. */
function runningOnMost(shown: readonly Changed[], designed: readonly Page[]): ((page: Page) => Page)[] {
  return Object.values(RUNNING).flatMap((name) => {
    const all = designed.filter(({ components }) => components.some(({ repeat }) => repeat === name)).length;
    const made = shown.flatMap(({ designed, left }) => {
      const alone = designed && only(designed, name);
      return alone && alone.components.length > 0 ? [{ designed: alone, left: only(left, name) }] : [];
    });
    const least = Math.max(1, all * MOST);
    const gone = made.filter(({ left }) => left.components.length === 0);
    if (gone.length >= least) return [(page: Page) => withoutRepeated(page, name)];
    const [first] = made.filter(({ left }) => left.components.length > 0);
    return first && made.length - gone.length >= least ? [carrying(first.designed, first.left)] : [];
  });
}

function only(page: Page, name: RunningName): Page {
  return { ...page, components: page.components.filter(({ repeat }) => repeat === name) };
}
