import type { Component } from '@pagewright/components/models';
import { useTranslation } from 'react-i18next';
import styles from './editor-screen.module.css';

/** Says so where something of these stands on all pages: a change goes further than one sees. */
export function RepeatNote({ components }: { components: readonly Component[] }) {
  const { t } = useTranslation();
  if (components.every(({ repeat }) => repeat === undefined)) return null;
  return <p className={styles.repeatNote}>{t('editor.repeated.chosen')}</p>;
}
