import type { ReactNode } from 'react';
import styles from './generation.module.css';

/** A titled group of choices. */
export function ChoiceSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>
        {title}
        {hint && <span>{hint}</span>}
      </h2>
      {children}
    </section>
  );
}
