import type { ComposeMode } from '@pagewright/model/outline';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from './ChoiceCard.tsx';
import styles from './generation.module.css';

const MODES = ['condense', 'preserve'] as const satisfies ComposeMode[];

/** Condense to the essentials, or keep the wording. */
export function ModeChoice({ value, onChange }: { value: ComposeMode; onChange: (mode: ComposeMode) => void }) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <div className={styles.pair} role="radiogroup" aria-label={t('create.mode')}>
      {MODES.map((mode) => (
        <ChoiceCard
          key={mode}
          group={group}
          value={mode}
          checked={mode === value}
          label={t(`mode.${mode}`)}
          note={t(`modeNote.${mode}`)}
          onChoose={() => onChange(mode)}
        />
      ))}
    </div>
  );
}
