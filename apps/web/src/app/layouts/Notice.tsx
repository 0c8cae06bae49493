import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** An empty or failed state: what is the matter, and what to do about it. */
export function Notice(props: { title: string; text?: string; mark?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      {props.mark && (
        <div className={styles.mark} aria-hidden>
          {props.mark}
        </div>
      )}
      <h1 className={styles.title}>{props.title}</h1>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.children && <div className={styles.actions}>{props.children}</div>}
    </div>
  );
}
