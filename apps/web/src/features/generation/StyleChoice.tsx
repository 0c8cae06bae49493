import { isSameValue } from '@pagewright/components/same-value';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { STYLE_IDS } from '@pagewright/model/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KitPicture } from '../styles/KitPicture.tsx';
import { useKits } from '../styles/kit-queries.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import styles from './generation.module.css';
import { StylePicture } from './StylePicture.tsx';

interface StyleChoiceProps {
  /** Undefined where none of them is chosen. */
  readonly value: DocumentStyle | undefined;
  readonly onChange: (style: DocumentStyle) => void;
  readonly disabled?: boolean;
}

/** The ten styles, each shown by a page that was designed in it, and the person's brand kits. */
export function StyleChoice({ value, onChange, disabled }: StyleChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  const { data: kits = [] } = useKits();
  // Two kits may be one style: only one of them is chosen.
  const chosen = typeof value === 'object' ? kits.find(({ tokens }) => isSameValue(tokens, value)) : undefined;
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
      {kits.map((kit) => (
        <ChoiceCard
          key={kit.id}
          group={group}
          value={`kit-${kit.id}`}
          checked={kit === chosen}
          disabled={disabled}
          label={kit.name}
          onChoose={() => onChange(kit.tokens)}
        >
          <KitPicture tokens={kit.tokens} />
        </ChoiceCard>
      ))}
      {typeof value === 'object' && !chosen && (
        <ChoiceCard
          group={group}
          value="own"
          checked
          disabled={disabled}
          label={t('create.ownStyle')}
          onChoose={() => onChange(value)}
        >
          <KitPicture tokens={value} />
        </ChoiceCard>
      )}
    </div>
  );
}
