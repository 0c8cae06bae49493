import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { piecesOf } from './doubtful-pieces.ts';
import styles from './doubtful-text.module.css';

interface DoubtfulTextProps {
  readonly text: string;
  /** Words of it that may be misread, in their order; undefined where it was read off no picture. */
  readonly doubtful: readonly string[] | undefined;
}

/** Text of a scan, its doubtful words marked. */
export function DoubtfulText({ text, doubtful = [] }: DoubtfulTextProps) {
  const { t } = useTranslation();
  if (doubtful.length === 0) return text;
  return piecesOf(text, doubtful).map(({ start, words, isDoubtful }) =>
    isDoubtful ? (
      <mark key={start} className={styles.doubtful} title={t('document.doubtfulWord')}>
        {words}
      </mark>
    ) : (
      <Fragment key={start}>{words}</Fragment>
    ),
  );
}
