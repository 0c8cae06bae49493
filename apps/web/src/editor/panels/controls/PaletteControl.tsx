import { useTranslation } from 'react-i18next';
import styles from '../panels.module.css';
import { MIXED } from '../selection-values.ts';
import { ColorField } from './ColorField.tsx';
import type { ControlProps } from './control-props.ts';

/** Colours that are offered one by one. */
const OFFERED = 3;

/** The colours of what is drawn in a few, the main one first. One that is taken away is mixed of the others. */
export function PaletteControl({ value, label, swatches, disabled, onChange }: ControlProps) {
  const { t } = useTranslation();
  const palette = value === MIXED ? [] : (value as readonly string[]);
  return (
    <div className={styles.palette}>
      {Array.from({ length: Math.min(OFFERED, palette.length + 1) }, (_, index) => (
        <ColorField
          key={String(index)}
          label={`${label} ${index + 1}`}
          value={palette[index]}
          text={value === MIXED ? t('panels.panel.mixed') : undefined}
          swatches={swatches}
          disabled={disabled}
          translucent={false}
          onChange={(color, gesture) =>
            onChange(
              color === 'transparent'
                ? palette.toSpliced(index, 1)
                : [...palette.slice(0, index), color, ...palette.slice(index + 1)],
              gesture,
            )
          }
        />
      ))}
    </div>
  );
}
