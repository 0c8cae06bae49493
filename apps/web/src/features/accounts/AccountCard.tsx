import type { ReactNode } from 'react';
import styles from './accounts.module.css';

/** The card that login and register stand on. */
export function AccountCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
