import { createStore, type StoreApi, useStore } from 'zustand';
import { useEditorAround } from '../document/editor-context.ts';

/** A text that is too long to be saved, and the saved one that it was typed over. */
interface Overlong {
  readonly text: string;
  readonly over: string;
}
type Overlongs = Readonly<Record<string, Overlong>>;

const stores = new WeakMap<object, StoreApi<Overlongs>>();
/** Stands for the editor where none is around: panels also stand alone. */
const NO_EDITOR = {};

function storeOf(editor: object): StoreApi<Overlongs> {
  const store = stores.get(editor) ?? createStore<Overlongs>(() => ({}));
  stores.set(editor, store);
  return store;
}

export interface TypedText {
  /** As it was typed, whole. */
  readonly text: string;
  readonly isTooLong: boolean;
  readonly type: (text: string) => void;
}

/**
 * A text as it is typed. One that is too long is not saved and stays as it is, also while something else is selected, until it
 * fits or the saved one becomes another, as by a step back.
 * @param place names the field among all of the shown page
 */
export function useTypedText(
  place: string,
  saved: string,
  most: number | undefined,
  save: (text: string) => void,
): TypedText {
  const editor = useEditorAround();
  const store = storeOf(editor ?? NO_EDITOR);
  const key = `${editor?.store.getState().pageId} ${place}`;
  const kept = useStore(store, (all) => all[key]);
  const overlong = kept?.over === saved ? kept : undefined;
  const type = (text: string): void => {
    const isTooLong = most !== undefined && text.length > most;
    if (isTooLong || kept) {
      const { [key]: _before, ...others } = store.getState();
      store.setState(isTooLong ? { ...others, [key]: { text, over: saved } } : others, true);
    }
    if (!isTooLong) save(text);
  };
  return { text: overlong?.text ?? saved, isTooLong: overlong !== undefined, type };
}
