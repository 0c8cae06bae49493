import { Popconfirm, type PopconfirmProps } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The kit's question beside a button. It takes the focus as it opens, so that Enter answers it and Escape leaves it, and gives
 * the focus back; the kit would leave the keys with what lies below.
 */
export function KitPopconfirm({ title, open, onOpenChange, ...rest }: PopconfirmProps) {
  const before = useRef<Element>(null);
  const [own, setOwn] = useState(false);
  const isOpen = open ?? own;
  // Asked again, also before it has faded out, it is a new question.
  const [asked, setAsked] = useState({ isOpen, times: 0 });
  if (asked.isOpen !== isOpen) setAsked({ isOpen, times: asked.times + (isOpen ? 1 : 0) });
  return (
    <Popconfirm
      destroyOnHidden
      {...rest}
      open={isOpen}
      title={
        <Asked
          key={asked.times}
          onAsked={(had) => {
            before.current = had;
          }}
        >
          {typeof title === 'function' ? title() : title}
        </Asked>
      }
      onOpenChange={(opens) => {
        if (!opens && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
        setOwn(opens);
        onOpenChange?.(opens);
      }}
    />
  );
}

interface AskedProps {
  readonly children: React.ReactNode;
  /** Told who had the focus. */
  readonly onAsked: (had: Element | null) => void;
}

function Asked({ children, onAsked }: AskedProps) {
  const words = useRef<HTMLSpanElement>(null);
  const asked = useRef(onAsked);
  useLayoutEffect(() => {
    asked.current(document.activeElement);
    const answer = () => [...(words.current?.closest('.ant-popover')?.querySelectorAll('button') ?? [])].at(-1);
    answer()?.focus({ preventScroll: true });
    // Where it has no place yet it cannot be given the focus before it is drawn.
    const frame = requestAnimationFrame(() => answer()?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={words}>{children}</span>;
}
