import { Radio } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { KindName } from '../keeping/KindName.tsx';
import styles from './again.module.css';
import { pageBlocks } from './page-blocks.ts';

interface BlockChoiceProps {
  /** Source of the page. */
  readonly text: string;
  /** Id of the one block; undefined for the whole page. */
  readonly value: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (id: string | undefined) => void;
}

/** Whether all of a page is made anew or which block of it. */
export function BlockChoice({ text, value, isDisabled, onChange }: BlockChoiceProps) {
  const { t } = useTranslation();
  const blocks = useMemo(() => pageBlocks(text), [text]);
  return (
    <Radio.Group
      className={styles.blocks}
      value={value ?? ''}
      disabled={isDisabled}
      aria-label={t('assistant.again.what')}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <Radio value="">{t('assistant.again.whole')}</Radio>
      {blocks.map(({ id, kind, words }) => (
        <Radio key={id} value={id}>
          <span className={styles.kind}>
            <KindName kind={kind} />
          </span>{' '}
          {words}
        </Radio>
      ))}
    </Radio.Group>
  );
}
