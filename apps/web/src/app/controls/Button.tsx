import { LoadingOutlined } from '@ant-design/icons';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { unnamed } from './unnamed-icon.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly look?: 'plain' | 'primary' | 'text' | 'danger';
  readonly icon?: ReactNode;
  /** Shows a spinner and takes no clicks. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly large?: boolean;
  readonly submit?: boolean;
}

/**
 * A field that is left may show an error, which moves the button below it away from under the pointer before the click
 * is complete: the field keeps the focus, and the click counts.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The button of every screen. A plain element, so that the first screen does not wait for the UI kit. */
export function Button({ look = 'plain', icon, busy, wide, large, submit, className, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      onMouseDown={submit ? keepFocus : rest.onMouseDown}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={`${styles.button} ${className ?? ''}`}
      data-look={look}
      data-wide={wide || undefined}
      data-large={large || undefined}
    >
      {busy ? <LoadingOutlined aria-hidden /> : unnamed(icon)}
      {children && <span>{children}</span>}
    </button>
  );
}
