import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** ms that the typing rests before it is looked for. */
const REST = 250;

/**
 * What is typed stands in the field at once, and is looked for when the typing rests: what is looked for may stand in the
 * address, which follows later than the next letter comes.
 */
export function useTypedSearch(search: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(search);
  /** What was told and may still come back. */
  const told = useRef([search]);
  const tell = useEffectEvent((text: string) => {
    if (text === told.current.at(-1)) return;
    told.current.push(text);
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const at = told.current.indexOf(search);
    if (at >= 0) {
      told.current.splice(0, at);
      return;
    }
    // Somebody else has changed what is looked for.
    told.current = [search];
    // oxlint-disable-next-line react/set-state-in-effect -- the address is not this field's, and changes without it
    setTyped(search);
  }, [search]);
  return { typed, setTyped };
}
