import { THEME_LIMITS, withGap, withRadius, withTextSize } from '@pagewright/design/theme-edit';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import { Slider } from 'antd';
import { useTranslation } from 'react-i18next';
import { CalculatingInput } from '../../panels/CalculatingInput.tsx';
import panelStyles from '../../panels/panels.module.css';
import type { ThemePartProps } from './theme-part.ts';

/** `times` is what one unit of the control is of the token. */
interface Measure {
  readonly id: keyof typeof THEME_LIMITS;
  readonly unit: string;
  readonly times: number;
  readonly read: (tokens: StyleTokens) => number;
  readonly write: (tokens: StyleTokens, value: number) => StyleTokens;
}

const MEASURES: readonly Measure[] = [
  { id: 'radius', unit: 'px', times: 1, read: ({ shape }) => shape.radius, write: withRadius },
  { id: 'gap', unit: 'px', times: 1, read: ({ rhythm }) => rhythm.gap, write: withGap },
  { id: 'text', unit: '%', times: 0.01, read: ({ scale }) => scale.body, write: withTextSize },
];

export function ThemeMeasures({ tokens, onChange }: ThemePartProps) {
  const { t } = useTranslation();
  return MEASURES.map(({ id, unit, times, read, write }) => {
    const label = t(`editor.theme.measure.${id}`);
    const value = Math.round(read(tokens) / times);
    // What the style came with stays as it is, wherever that lies.
    const min = Math.min(value, Math.round(THEME_LIMITS[id].min / times));
    const max = Math.max(value, Math.round(THEME_LIMITS[id].max / times));
    const change = (next: number | null) => {
      if (next === null || next === value || next < min || next > max) return;
      onChange(write(tokens, Math.round(next) * times));
    };
    const common = { min, max, step: 1, value };
    return (
      <div key={id} className={panelStyles.field}>
        <span className={panelStyles.label}>{label}</span>
        <span className={panelStyles.pair}>
          <Slider {...common} tooltip={{ open: false }} ariaLabelForHandle={label} onChange={change} />
          <CalculatingInput
            {...common}
            className={panelStyles.amount ?? ''}
            aria-label={label}
            suffix={<span className={panelStyles.unit}>{unit}</span>}
            onChange={change}
          />
        </span>
      </div>
    );
  });
}
