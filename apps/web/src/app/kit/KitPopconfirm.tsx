import { Popconfirm, type PopconfirmProps } from 'antd';
import { useLayoutEffect, useRef } from 'react';

/**
 * The kit's question beside a button. It takes the focus as it opens, so that Enter answers it and Escape leaves it, and gives
 * the focus back; the kit would leave the keys with what lies below.
 */
export function KitPopconfirm({ title, onOpenChange, ...rest }: PopconfirmProps) {
  const before = useRef<Element>(null);
  return (
    <Popconfirm
      // Asked again it is a new question.
      destroyOnHidden
      {...rest}
      title={
        <Asked
          onAsked={(had) => {
            before.current = had;
          }}
        >
          {typeof title === 'function' ? title() : title}
        </Asked>
      }
      onOpenChange={(isOpen) => {
        if (!isOpen && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
        onOpenChange?.(isOpen);
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
