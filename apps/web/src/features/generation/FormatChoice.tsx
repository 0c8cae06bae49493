import type { GenerationSettings } from '@pagewright/contract/projects';
import type { FormatId } from '@pagewright/model/formats';
import { CUSTOM_SIZE, FORMAT_IDS, PAGE_FORMATS } from '@pagewright/model/formats';
import type { Size } from '@pagewright/model/units';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../app/controls/NumberField.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { FormatPicture } from './FormatPicture.tsx';
import styles from './generation.module.css';

interface FormatChoiceProps {
  readonly value: FormatId;
  readonly customSize: Size | undefined;
  readonly onChange: (change: Pick<GenerationSettings, 'format' | 'customSize'>) => void;
  readonly disabled?: boolean;
}

/** The page types (spec §9), drawn to their proportions. */
export function FormatChoice({ value, customSize, onChange, disabled }: FormatChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  const size = customSize ?? PAGE_FORMATS.custom.size;
  return (
    <>
      <div className={styles.formats} role="radiogroup" aria-label={t('create.format')}>
        {FORMAT_IDS.map((format) => (
          <ChoiceCard
            key={format}
            group={group}
            value={format}
            checked={format === value}
            disabled={disabled}
            label={t(`format.${format}`)}
            onChoose={() => onChange({ format, customSize: format === 'custom' ? size : undefined })}
          >
            <FormatPicture format={format} size={format === 'custom' ? size : PAGE_FORMATS[format].size} />
          </ChoiceCard>
        ))}
      </div>
      {value === 'custom' && (
        <CustomSize size={size} onChange={(next) => onChange({ format: 'custom', customSize: next })} />
      )}
    </>
  );
}

function CustomSize({ size, onChange }: { size: Size; onChange: (size: { width: number; height: number }) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.customSize}>
      <NumberField
        {...CUSTOM_SIZE}
        value={size.width}
        label={t('create.width')}
        unit="px"
        onChange={(width) => onChange({ ...size, width })}
      />
      <span aria-hidden>×</span>
      <NumberField
        {...CUSTOM_SIZE}
        value={size.height}
        label={t('create.height')}
        unit="px"
        onChange={(height) => onChange({ ...size, height })}
      />
    </div>
  );
}
