import { behaviourOf } from '@pagewright/components/behaviours';
import { isOf } from '@pagewright/components/kind';
import { aiTableModel } from '@pagewright/components/kinds/ai-table';
import { type Component, defaultProps, MODELS, type Page } from '@pagewright/components/models';
import type { Operation } from '@pagewright/compose/changes';
import { addComponents } from '@pagewright/page/commands';
import { lookOf, propsInLook } from '@pagewright/page/look';
import { fitText, isFitted } from '@pagewright/page/refit-texts';
import type { AssistPage } from '../assistant.ts';
import { soundlyChanged } from '../sound.ts';
import { type Operating, type Outcome, putObjects, supportOf } from './operating.ts';

/** Puts a new text or table on a page, where it is within the page and touches nothing. */
export function addObject(
  operating: Operating,
  page: AssistPage,
  operation: Operation,
  what: 'add-text' | 'add-table',
): Outcome {
  const before = operating.shadow.shown(page);
  const box = boxOf(before, operation);
  const like = textLike(before);
  if (!box || !like) return 'unable';
  const id = freeId(before);
  const parts =
    what === 'add-text' ? newTexts(operating, page, like, operation) : newTables(operating, page, like, operation);
  for (const one of parts) {
    const component = { ...one, id, ...box } as Component;
    const after = addComponents(before, [component]);
    const own = after.components.find((one) => one.id === id);
    const sound = soundlyChanged(before, own && isFitted(own) ? fitText(after, own) : after, id, false);
    if (sound) return putObjects(operating, page, sound);
  }
  return parts.length > 0 ? 'unsound' : 'unable';
}

function boxOf({ size: page }: Page, { x, y, width, height }: Operation) {
  const isInside = width > 0 && height > 0 && x >= 0 && y >= 0 && x + width <= page.width && y + height <= page.height;
  return isInside ? { position: { x, y }, size: { width, height } } : undefined;
}

function freeId({ components }: Page): string {
  const ids = new Set(components.map(({ id }) => id));
  let number = 1;
  while (ids.has(`added-${number}`)) number += 1;
  return `added-${number}`;
}

/** The text of a page that says most: new ones look like it. */
function textLike({ components }: Page): Component | undefined {
  const length = (one: Component): number => ('text' in one.props ? String(one.props.text).length : 0);
  const [like] = components
    .filter((one) => one.visible && !one.decorative && one.slot !== 'title')
    .filter((one) => behaviourOf(one).role === 'text' && 'text' in one.props)
    .toSorted((a, b) => length(b) - length(a));
  return like;
}

/** What a new object is apart from its id and place. */
type Made = Pick<Component, 'type' | 'props' | 'locked' | 'visible' | 'zIndex' | 'origin' | 'unsupported'>;

/** The same text in letters as large as those beside it, and smaller. */
function newTexts(operating: Operating, page: AssistPage, like: Component, { text, from }: Operation): Made[] {
  if (text.trim() === '') return [];
  const support = supportOf(operating, page, text, { from, component: undefined, before: '' });
  const plain = { ...like.props, text, spans: [], paragraphs: undefined, unfitted: undefined };
  return made(like.type, plain, like, support);
}

/** It looks like another table of the document, else it is plain, in the letters of the page. */
function newTables(operating: Operating, page: AssistPage, like: Component, { rows, from }: Operation): Made[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0 || rows.length < 2) return [];
  const { shadow } = operating;
  const words = rows.map((row) => row.join(' · ')).join('\n');
  const support = supportOf(operating, page, words, { from, component: undefined, before: '' });
  const other = shadow.pages.flatMap((one) => shadow.shown(one).components).find((one) => isOf(aiTableModel, one));
  const bare = { ...like, type: aiTableModel.kind, props: defaultProps(aiTableModel.kind) } as Component;
  const look = propsInLook(bare, lookOf(other ?? like));
  const props = {
    ...bare.props,
    ...look,
    ...(other ? {} : PLAIN),
    cellData: rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? '')),
    rows: rows.length - 1,
    columns,
    headerRow: true,
    columnWidths: [],
    rowHeights: [],
    emphasisRows: [],
    columnAligns: alignsOf(rows.slice(1), columns),
  };
  return made(aiTableModel.kind, props, other ?? like, support);
}

const PLAIN = { preset: 'lines', backgroundColor: 'transparent', borderWidth: 1 } as const;

/** Columns of figures stand to the right. */
function alignsOf(body: readonly (readonly string[])[], columns: number): ('left' | 'right')[] {
  const isFigures = (at: number): boolean => body.every((row) => /^[^\p{L}]*\p{Nd}[^\p{L}]*$/u.test(row[at] ?? ''));
  return Array.from({ length: columns }, (_, at) => (isFigures(at) ? 'right' : 'left'));
}

/** No letters of ours are smaller, px. */
const SMALLEST = 12;

function made(
  type: Component['type'],
  props: object,
  like: Component,
  support: Pick<Component, 'origin' | 'unsupported'>,
): Made[] {
  const full = 'fontSize' in like.props ? like.props.fontSize : SMALLEST;
  const sizes = [1, 0.85, 0.7, 0].map((share) => Math.max(SMALLEST, Math.round(full * share)));
  return [...new Set(sizes)].flatMap((fontSize) => {
    const { success, data } = MODELS[type].props.safeParse({ ...props, fontSize });
    return success ? { type, props: data as Made['props'], locked: false, visible: true, zIndex: 0, ...support } : [];
  });
}
