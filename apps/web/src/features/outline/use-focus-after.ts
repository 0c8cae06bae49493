import { type RefObject, useEffect, useRef, useState } from 'react';

/** What of a card is to have the focus. */
interface Wanted {
  readonly card: string;
  /** `data-focus` of one of its controls; its title where that is not there or cannot be pressed. */
  readonly control: string;
}

/**
 * Where the keyboard goes on after an action that moves or removes what had the focus; and what is told of it to people
 * who do not see it.
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<Wanted>(undefined);
  const [told, setTold] = useState('');
  useEffect(() => {
    const { current } = wanted;
    if (!current) return;
    wanted.current = undefined;
    const card = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(current.card)}"]`);
    const control = card?.querySelector<HTMLElement>(`[data-focus="${current.control}"]:not(:disabled)`);
    const target = control ?? card?.querySelector<HTMLElement>('[data-focus="title"]');
    if (!target) return;
    target.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
    if (target instanceof HTMLInputElement && current.control === 'title') target.select();
  });
  return {
    told,
    /** After the next drawing. */
    go(card: string | undefined, control: string, words: string) {
      if (card !== undefined) wanted.current = { card, control };
      setTold(words);
    },
  };
}
