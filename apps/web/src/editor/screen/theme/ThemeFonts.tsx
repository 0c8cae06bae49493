import { familiesFor, themeFont, withThemeFont } from '@pagewright/design/theme-edit';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import panelStyles from '../../panels/panels.module.css';
import type { ThemePartProps } from './theme-part.ts';

/** Faces of the document's script; those of others stay as they are. */
export function ThemeFonts({ tokens, language, onChange }: ThemePartProps) {
  const { t } = useTranslation();
  const options = familiesFor(language).map(({ name }) => ({ value: name, label: name }));
  return (['heading', 'body'] as const).map((role) => {
    const label = t(`editor.theme.font.${role}`);
    return (
      <div key={role} className={panelStyles.field}>
        <span className={panelStyles.label}>{label}</span>
        <Select
          size="small"
          showSearch
          className={panelStyles.wide}
          aria-label={label}
          popupMatchSelectWidth={220}
          value={themeFont(tokens, role, language)}
          options={options}
          onChange={(family: string) => onChange(withThemeFont(tokens, role, family, language))}
        />
      </div>
    );
  });
}
