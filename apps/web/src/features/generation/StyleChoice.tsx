import { STYLE_IDS, type StyleId } from '@pagewright/model/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from './ChoiceCard.tsx';
import styles from './generation.module.css';
import { StylePicture } from './StylePicture.tsx';

interface StyleChoiceProps {
  /** Undefined where none of them is chosen. */
  readonly value: StyleId | undefined;
  readonly onChange: (style: StyleId) => void;
  readonly disabled?: boolean;
}

/** The ten styles, each shown by a page that was designed in it. */
export function StyleChoice({ value, onChange, disabled }: StyleChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <div className={styles.styles} role="radiogroup" aria-label={t('create.style')}>
      {STYLE_IDS.map((style) => (
        <ChoiceCard
          key={style}
          group={group}
          value={style}
          checked={style === value}
          disabled={disabled}
          label={t(`style.${style}`)}
          onChoose={() => onChange(style)}
        >
          <StylePicture style={style} />
        </ChoiceCard>
      ))}
    </div>
  );
}
