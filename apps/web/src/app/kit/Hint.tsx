import { Tooltip } from 'antd';
import { cloneElement, type ReactElement, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';

type Told = (event: SyntheticEvent<HTMLElement>) => void;

/** What a hint asks of a control; what the control does then itself it still does. */
interface Hinted {
  readonly onPointerEnter?: Told;
  readonly onPointerLeave?: Told;
  readonly onFocus?: Told;
  readonly onBlur?: Told;
  readonly 'aria-describedby'?: string | undefined;
}

interface HintProps {
  readonly title: string;
  /** ms that the pointer rests on the control before. */
  readonly after: number;
  readonly children: ReactElement<Hinted>;
}

/** ms that a hint stays when the pointer has left. */
const LEAVES_AFTER = 100;

/**
 * Words beside a control, for who points at it or comes to it by keys. Only then is there anything of the kit: its hint is
 * several components around each control, which took a tenth of all that the browser does in the editor.
 */
export function Hint({ title, after, children }: HintProps) {
  const id = useId();
  const [wait] = useState(createWait);
  const [place, setPlace] = useState<DOMRect>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => wait.stop, [wait]);
  const { props } = children;
  const show = (control: HTMLElement) => {
    setPlace(control.getBoundingClientRect());
    setIsOpen(true);
  };
  const hinted: Hinted = {
    onPointerEnter: (event) => {
      const { currentTarget } = event;
      wait.before(() => show(currentTarget), after);
      props.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      wait.before(() => setIsOpen(false), LEAVES_AFTER);
      props.onPointerLeave?.(event);
    },
    onFocus: (event) => {
      show(event.currentTarget);
      props.onFocus?.(event);
    },
    onBlur: (event) => {
      wait.stop();
      setIsOpen(false);
      props.onBlur?.(event);
    },
    ...(isOpen && { 'aria-describedby': id }),
  };
  return (
    <>
      {cloneElement(children, hinted)}
      {place &&
        createPortal(
          <Tooltip
            id={id}
            title={title}
            open={isOpen}
            trigger={[]}
            afterOpenChange={(opened) => {
              if (!opened) setPlace(undefined);
            }}
          >
            <span aria-hidden style={{ position: 'fixed', pointerEvents: 'none', ...inset(place) }} />
          </Tooltip>,
          document.body,
        )}
    </>
  );
}

/** What waits is what was asked for last. */
function createWait() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    before(then: () => void, delay: number): void {
      stop();
      timer = setTimeout(then, delay);
    },
  };
}

/** Where the control is, for what is to point at it: the control itself is left as it is. */
function inset({ left, top, width, height }: DOMRect) {
  return { left, top, width, height };
}
