import type { Component } from '@pagewright/components/models';
import { useTranslation } from 'react-i18next';
import styles from './editor-screen.module.css';
import { repeatedAmong } from './repeated-among.ts';

/** Says so where something of these stands on all pages: a change goes further than one sees. */
export function RepeatNote({ components }: { components: readonly Component[] }) {
  const { t } = useTranslation();
  const repeated = repeatedAmong(components);
  if (!repeated) return null;
  const { says, ...values } = repeated;
  return <p className={styles.repeatNote}>{t(`editor.repeated.${says}`, values)}</p>;
}
