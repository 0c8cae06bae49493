import { CHART_THEMES } from '@pagewright/components/chart-themes';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../../../app/i18n/namespaces.ts';
import styles from './chart.module.css';

type ThemeWord = keyof Messages['panels']['chart']['themes'];

interface ThemeSelectProps {
  readonly label: string;
  /** Undefined where the selected components differ. */
  readonly value: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (theme: string) => void;
}

/** Colours shown as a theme's preview. */
const SHOWN = 6;

/** Node, border, line and text colours of Mermaid's themes. */
const MERMAID_COLORS: Readonly<Record<string, readonly string[]>> = {
  default: ['#ececff', '#9370db', '#ffffde', '#aaaa33', '#333333'],
  neutral: ['#eeeeee', '#999999', '#666666', '#707070', '#000000'],
  forest: ['#cde498', '#13540c', '#cdffb2', '#6eaa49', '#000000'],
  dark: ['#1f2020', '#81b1db', '#474949', '#b1b1b1', '#cccccc'],
  base: ['#fff4dd', '#f2cd82', '#ddf0ff', '#b8976b', '#333333'],
};

const ECHART_COLORS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(CHART_THEMES).map(([name, theme]) => [name, theme.colors]),
);

/** The themes of ECharts charts, each with its colours. */
export function ThemeSelect(props: ThemeSelectProps) {
  return <Themes {...props} colors={ECHART_COLORS} themes={Object.keys(ECHART_COLORS)} />;
}

export function MermaidThemeSelect({ themes, ...props }: ThemeSelectProps & { readonly themes: readonly string[] }) {
  return <Themes {...props} colors={MERMAID_COLORS} themes={themes} />;
}

interface ThemesProps extends ThemeSelectProps {
  readonly themes: readonly string[];
  readonly colors: Readonly<Record<string, readonly string[]>>;
}

function Themes({ label, value, disabled = false, themes, colors, onChange }: ThemesProps) {
  const { t } = useTranslation();
  const options = themes.map((theme) => ({ value: theme, label: t(`panels.chart.themes.${theme as ThemeWord}`) }));
  const row = (theme: string, word: React.ReactNode) => (
    <span className={styles.theme}>
      <span className={styles.themeName}>{word}</span>
      <span className={styles.colors} aria-hidden="true">
        {(colors[theme] ?? []).slice(0, SHOWN).map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
    </span>
  );
  return (
    <Select
      size="small"
      className={styles.themeSelect}
      popupMatchSelectWidth={240}
      aria-label={label}
      value={value}
      placeholder={t('panels.panel.mixed')}
      disabled={disabled}
      options={options}
      optionRender={({ value: theme, label: word }) => row(String(theme), word)}
      labelRender={({ value: theme, label: word }) => row(String(theme), word)}
      onChange={onChange}
    />
  );
}
