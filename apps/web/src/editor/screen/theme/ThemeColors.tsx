import { THEME_COLORS, themeColor, type UnreadableColor, withThemeColor } from '@pagewright/design/theme-edit';
import { formatColor, parseColor } from '@pagewright/model/color';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { ColorField } from '../../panels/controls/ColorField.tsx';
import panelStyles from '../../panels/panels.module.css';
import styles from './theme.module.css';
import type { ThemePartProps } from './theme-part.ts';

interface ThemeColorsProps extends ThemePartProps {
  readonly unreadable: readonly UnreadableColor[];
}

export function ThemeColors({ tokens, unreadable, onChange }: ThemeColorsProps) {
  const { t } = useTranslation();
  const swatches = [...new Set(THEME_COLORS.map((part) => themeColor(tokens, part)))];
  return THEME_COLORS.map((part) => {
    const label = t(`editor.theme.color.${part}`);
    const finding = unreadable.find((one) => one.part === part);
    return (
      <div key={part} className={styles.color}>
        <div className={panelStyles.field}>
          <span className={panelStyles.label}>{label}</span>
          <ColorField
            label={label}
            value={themeColor(tokens, part)}
            swatches={swatches}
            clearable={false}
            translucent={false}
            onChange={(color) => onChange(withThemeColor(tokens, part, opaque(color)))}
          />
        </div>
        {finding && (
          <output className={styles.warning}>
            <span>{t('editor.theme.unreadable', { contrast: finding.contrast.toFixed(1) })}</span>
            <Button onClick={() => onChange(withThemeColor(tokens, part, finding.fix))}>
              <span className={styles.dot} style={{ background: finding.fix }} />
              {t('editor.fix')}
            </Button>
          </output>
        )}
      </div>
    );
  });
}

/** As styles have their colours: `#rrggbb`. */
function opaque(color: string): string {
  const parsed = parseColor(color);
  return parsed ? formatColor({ ...parsed, a: 1 }) : color;
}
