import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { beginning, type Show, type Step, stepped, withTotal } from './show.ts';
import { ShowChannel, type ShowMessage } from './show-channel.ts';
import { type Slide, showPages } from './slides.ts';

interface RunningShow {
  readonly show: Show;
  readonly step: (step: Step) => void;
  /** Ends the show in every window of it. */
  readonly end: () => void;
}

/** A show that all windows of this browser with its name share: whoever acts last decides. Without a name it has one window. */
export function useShow(
  name: string | undefined,
  slides: readonly Slide[],
  first: number,
  onEnd: () => void,
): RunningShow {
  const [own, setShow] = useState(() => beginning(slides.length, first));
  const show = withTotal(own, slides.length);
  const pages = showPages(slides);
  const [channel] = useState(() => new ShowChannel());
  /** Whether something was done here, or heard of: an answer to the question of the beginning comes too late then. */
  const begun = useRef(false);
  const hear = useEffectEvent((message: ShowMessage) => {
    if (message.type === 'leaves') return onEnd();
    if (message.type === 'asks') return channel.answer(show);
    if (message.type === 'answers' && begun.current) return;
    begun.current = true;
    const { at, click, cover } = message;
    setShow({ ...stepped(show, { type: 'go', at }, pages), click, cover });
  });
  useEffect(() => {
    if (name === undefined) return undefined;
    channel.open(name, (message) => hear(message));
    return () => channel.close();
  }, [channel, name]);
  const step = (wanted: Step) => {
    begun.current = true;
    const next = stepped(show, wanted, pages);
    setShow(next);
    if (next.at !== show.at || next.click !== show.click || next.cover !== show.cover) channel.tell(next);
  };
  const end = () => {
    channel.leave();
    onEnd();
  };
  return { show, step, end };
}
