import type { Command } from '@pagewright/compose/assist';
import type { LeftOutStatement } from '@pagewright/model/left-out';
import { bringInStatement, bringOnto, leftOutOfPage } from '../../stored-document.ts';
import type { AssistPage } from '../assistant.ts';
import type { Doing } from '../doing.ts';

/** Most statements that make a page longer at once. */
const MOST = 3;

/** What was left out of the section of each page comes onto it, as far as there is room. */
export function lengthen(doing: Doing): void {
  const { shadow, ids } = doing;
  for (const id of ids) {
    const statements = leftOut(doing, id).filter(({ kind }) => kind === 'text' || kind === 'row');
    if (statements.length === 0) {
      shadow.note('nothing-left-out', [id]);
      continue;
    }
    const brought = statements.reduce(
      (count, statement) => (count < MOST && onto(doing, id, statement) ? count + 1 : count),
      0,
    );
    if (brought > 0) shadow.note('longer', [id], brought);
    else shadow.note('no-room', [id]);
  }
}

/** A statement or a picture that no page shows comes onto its page, or onto a new one. */
export function bringInto(doing: Doing, { what, words }: Extract<Command, { do: 'bring-in' }>): void {
  const { shadow, ids } = doing;
  for (const id of words ? ids.slice(0, 1) : ids) {
    const wanted = (one: LeftOutStatement): boolean =>
      (what === 'picture' ? one.kind === 'picture' : one.kind !== 'picture') && (!words || holds(one.text, words));
    // A picture may stand anywhere in the documents; so may what is named by its words.
    const statement =
      leftOut(doing, id).find(wanted) ?? (words || what === 'picture' ? leftOut(doing).find(wanted) : undefined);
    if (!statement) {
      shadow.note(words ? 'not-found' : 'nothing-left-out', [id]);
      continue;
    }
    if (onto(doing, id, statement) || anywhere(doing, statement)) shadow.note('bring-in', [id], 1);
    else shadow.note('no-room', [id]);
  }
}

function leftOut({ shadow, documents, request }: Doing, id?: number): LeftOutStatement[] {
  const stored = { ...request, outline: shadow.outline, pages: shadow.pages };
  return leftOutOfPage(documents, stored, id === undefined ? undefined : shadow.indexOf(id));
}

function onto({ shadow, documents, request }: Doing, id: number, statement: LeftOutStatement): boolean {
  const page = shadow.page(id);
  if (!page || statement.kind === 'picture') return false;
  const stored = { ...request, outline: shadow.outline, pages: shadow.pages, look: shadow.look };
  const made = bringOnto(documents, stored, statement, shadow.indexOf(id));
  if (made) shadow.put(textsOf(page, made));
  return made !== undefined;
}

/** As a click in the list of what was left out would bring it in. */
function anywhere({ shadow, documents, request }: Doing, { id }: LeftOutStatement): boolean {
  const order = { ...request, outline: shadow.outline, pages: shadow.pages, look: shadow.look, id };
  const brought = bringInStatement(documents, order);
  if (!brought || brought.is === 'shown') return false;
  if (brought.asset) shadow.addAsset(brought.asset.key, brought.asset.asset);
  if (brought.is === 'there') {
    const page = shadow.pages[brought.index];
    if (page) shadow.put(textsOf(page, brought.page));
    return page !== undefined;
  }
  const from = shadow.pages[brought.after]?.id;
  shadow.insert(
    brought.after,
    brought.pages.map((page) => shadow.addMade(page, from)),
  );
  return true;
}

function textsOf(page: AssistPage, made: Pick<AssistPage, 'generatedText' | 'styledText' | 'kept'>): AssistPage {
  const { generatedText, styledText, kept } = made;
  return { ...page, generatedText, styledText, kept };
}

function holds(text: string, words: string): boolean {
  const plain = (own: string): string => own.normalize('NFKC').toLowerCase();
  return plain(text).includes(plain(words).trim());
}
