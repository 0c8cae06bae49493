import { PAGE_COUNT, type PageCount } from '@pagewright/model/outline';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../app/controls/NumberField.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import styles from './generation.module.css';

/** Pages that "custom" starts with. */
const FIRST_CUSTOM = 10;

/** Automatic, or exactly so many pages, within `PAGE_COUNT`. */
export function PageCountChoice({ value, onChange }: { value: PageCount; onChange: (count: PageCount) => void }) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <div className={styles.pair} role="radiogroup" aria-label={t('create.pageCount')}>
      <ChoiceCard
        group={group}
        value="auto"
        checked={value === 'auto'}
        label={t('create.auto')}
        note={t('create.autoNote')}
        onChoose={() => onChange('auto')}
      />
      <ChoiceCard
        group={group}
        value="custom"
        checked={value !== 'auto'}
        label={t('create.custom')}
        note={value === 'auto' ? t('create.customNote', PAGE_COUNT) : undefined}
        onChoose={() => onChange(FIRST_CUSTOM)}
      >
        {value !== 'auto' && (
          <NumberField
            {...PAGE_COUNT}
            value={value}
            label={t('create.pageCount')}
            unit={t('create.pages')}
            onChange={onChange}
          />
        )}
      </ChoiceCard>
    </div>
  );
}
