import { LoadingOutlined } from '@ant-design/icons';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly look?: 'plain' | 'primary' | 'text' | 'danger';
  readonly icon?: ReactNode;
  /** Shows a spinner and takes no clicks. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly large?: boolean;
  readonly submit?: boolean;
}

/** The button of every screen. A plain element, so that the first screen does not wait for the UI kit. */
export function Button({ look = 'plain', icon, busy, wide, large, submit, className, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={`${styles.button} ${className ?? ''}`}
      data-look={look}
      data-wide={wide || undefined}
      data-large={large || undefined}
    >
      {busy ? <LoadingOutlined /> : icon}
      {children && <span>{children}</span>}
    </button>
  );
}
