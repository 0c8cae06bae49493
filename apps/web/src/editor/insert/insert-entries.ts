import { behaviourOf } from '@pagewright/components/behaviours';
import { type Component, MODELS } from '@pagewright/components/models';
import {
  chosenEntry,
  editingWay,
  INSERT_ENTRIES,
  type InsertEntry,
  type InsertGallery,
} from '@pagewright/components/panels';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { kindSearchWords, kindWord } from '../../app/i18n/kind-words.ts';

/** What an entry is called. */
export function entryName({ kind, name }: InsertEntry, t: TFunction): string {
  return kindWord(t, kind, name);
}

/** What a value of an entry's gallery is called. */
export function choiceName({ kind }: InsertEntry, { prop }: InsertGallery, value: string, t: TFunction): string {
  return kindWord(t, kind, `options.${prop}.${value}`);
}

/** What a value of an entry's gallery is looked for by. */
export function choiceWords(entry: InsertEntry, gallery: InsertGallery, value: string, t: TFunction): string {
  const more = kindSearchWords(t, entry.kind, gallery.prop, value);
  return `${choiceName(entry, gallery, value, t)} ${more} ${value}`;
}

/** What shows an icon that is chosen; absent where no kind does. */
export const ICON_HOLDER = INSERT_ENTRIES.find(({ kind }) => editingWay(kind) === 'icon');

/** The entry of one icon. */
export function iconEntry(holder: InsertEntry, icon: string): InsertEntry {
  return {
    ...holder,
    id: `${holder.id}:${icon}`,
    props: (say, language) => ({ ...holder.props(say, language), icon }),
  };
}

/** @param id of an entry, of a value of its gallery, or of an icon: `shape:cloud`, `icon:fas fa-star` */
export function insertEntry(id: string): InsertEntry | undefined {
  const [, whole = id, value] = /^(.*?):(.*)$/.exec(id) ?? [];
  const entry = INSERT_ENTRIES.find((one) => one.id === whole);
  if (!entry || value === undefined) return entry;
  if (entry === ICON_HOLDER) return iconEntry(entry, value);
  return entry.gallery ? chosenEntry(entry, entry.gallery, value) : entry;
}

/** A new component of an entry with its middle at a point of the page; the page gives it its id and layer. */
export function newComponent(
  entry: InsertEntry,
  id: string,
  centre: { x: number; y: number },
  t: TFunction,
): Component {
  const { props, size: usual } = MODELS[entry.kind];
  const { size = usual } = entry;
  const position = { x: Math.round(centre.x - size.width / 2), y: Math.round(centre.y - size.height / 2) };
  const base = { id, type: entry.kind, position: { x: 0, y: 0 }, size, locked: false, visible: true, zIndex: 0 };
  const given = entry.props((key, values) => kindWord(t, entry.kind, key, values), currentLanguage());
  const component = { ...base, props: props.parse(given) } as Component;
  const { ends, move } = behaviourOf(component);
  const placed = move(component, position);
  return ends ? ends.between(placed, ends.of(placed)) : placed;
}

/** What a drag from the component panel carries. */
const DRAG_TYPE = 'application/x-pagewright-component';

export function writeDrag(data: DataTransfer, entry: InsertEntry): void {
  data.setData(DRAG_TYPE, entry.id);
  data.effectAllowed = 'copy';
}

/** Whether a drag over the page carries a component; what it is can be read only when it is dropped. */
export function carriesComponent(data: DataTransfer): boolean {
  return data.types.includes(DRAG_TYPE);
}

export function readDrag(data: DataTransfer): InsertEntry | undefined {
  return insertEntry(data.getData(DRAG_TYPE));
}
