import { borneOut, briefOfOperation, type NumberedBlock, type Operation } from '@pagewright/compose/changes';
import type { PageBrief } from '@pagewright/model/outline';
import { PAGE_TEXT_LIMITS, SECTION_NAME_MAX } from '@pagewright/model/page';
import { withNotes } from '@pagewright/page/notes';
import { printPage } from '@pagewright/page/source-text';
import type { AssistPage } from '../assistant.ts';
import { restyle } from '../commands/looks.ts';
import type { Operating } from './operating.ts';

/** Has a page say something else, with all that the person did to it. */
export function says({ shadow }: Operating, page: AssistPage, brief: PageBrief): boolean {
  const made = shadow.saying(page, brief);
  if (made) shadow.put(made);
  return made !== undefined;
}

export function rewritten(operating: Operating, page: AssistPage, operation: Operation): boolean {
  const { shadow, request, blocks } = operating;
  const own = shadow.briefOf(page);
  if (!own || own.form === 'cover' || own.form === 'composite' || operation.entries.length === 0) return false;
  const language = shadow.languageOf(page);
  const named = namedBlocks(operation, blocks);
  const brief = briefOfOperation(
    { ...operation, title: operation.title || own.title.text },
    own.id,
    named,
    language,
    request.wish.prompt,
  );
  const section = own.section ? { section: own.section } : {};
  return says(operating, page, { ...brief, ...section, textLanguage: language });
}

export function added({ shadow, request, blocks }: Operating, page: AssistPage, operation: Operation): boolean {
  if (operation.title.trim() === '' || operation.entries.length === 0) return false;
  const language = shadow.languageOf(page);
  const behind = idBehind({ shadow, request }, operation);
  const after = behind === undefined ? -1 : shadow.indexOf(behind);
  const id = `by-model-${shadow.pages.length + 1}`;
  const brief = briefOfOperation(operation, id, namedBlocks(operation, blocks), language, request.wish.prompt);
  const made = shadow.newPage({ ...brief, textLanguage: language }, after, page, true);
  if (made) shadow.insert(after, [made]);
  return made !== undefined;
}

/** Those that the entries name; all where they name none that there is. */
function namedBlocks({ entries, from }: Operation, blocks: readonly NumberedBlock[]): readonly NumberedBlock[] {
  const ids = new Set([...from, ...entries.flatMap((entry) => entry.from)]);
  const named = blocks.filter(({ id }) => ids.has(id));
  return named.length > 0 ? named : blocks;
}

/** Of the page that another goes behind, or of the last one before it that is there still; undefined for the front. */
function idBehind({ shadow, request }: Pick<Operating, 'shadow' | 'request'>, { after }: Pick<Operation, 'after'>) {
  return request.pages.slice(0, Math.max(0, after)).findLast(({ id }) => shadow.page(id))?.id;
}

export function moved({ shadow, request }: Operating, page: AssistPage, { after }: Operation): boolean {
  const behind = idBehind({ shadow, request }, { after });
  if (behind === page.id) return false;
  const others = shadow.pages.filter(({ id }) => id !== page.id);
  const at = behind === undefined ? 0 : others.findIndex(({ id }) => id === behind) + 1;
  const order = [...others.slice(0, at), page, ...others.slice(at)];
  if (order.every(({ id }, index) => id === shadow.pages[index]?.id)) return false;
  shadow.pages = order;
  return true;
}

export function restyled({ shadow }: Operating, page: AssistPage, { style }: Operation): boolean {
  if (style === '') return false;
  restyle({ shadow, ids: [page.id] }, style, false);
  return true;
}

/** The page once more behind it, with what the person did to it. */
export function duplicated({ shadow }: Operating, page: AssistPage): boolean {
  shadow.insert(shadow.indexOf(page.id), [shadow.copyOf(page)]);
  return true;
}

export function hidden({ shadow }: Operating, page: AssistPage, isHidden: boolean): boolean {
  if ((page.hidden ?? false) === isHidden) return false;
  shadow.put({ ...page, hidden: isHidden });
  return true;
}

export function sectioned({ shadow }: Operating, page: AssistPage, { text }: Operation): boolean {
  const section = text.trim();
  if (section.length > SECTION_NAME_MAX || (page.section ?? '') === section) return false;
  shadow.put({ ...page, section });
  return true;
}

/** Figures that neither the sources, the page nor the person give are said by nobody, as no mark can stand at notes. */
export function noted({ shadow, request, blocks }: Operating, page: AssistPage, { text, from }: Operation): boolean {
  const shown = shadow.shown(page);
  const notes = text.trim();
  const said = { prompt: request.wish.prompt, before: printPage(shown) };
  const origins = shown.components.flatMap(({ origin = [] }) => origin);
  const { unsupported } = borneOut(notes, said, { ids: from, origins }, blocks, shadow.languageOf(page));
  if (notes.length > PAGE_TEXT_LIMITS.notes || unsupported.some((word) => /\p{Nd}/u.test(word))) return false;
  const after = withNotes(shown, notes);
  if (after === shown) return false;
  shadow.put({ ...page, styledText: printPage(after) });
  return true;
}
