import type { ThemeConfig } from 'antd';

/** Primary colour (spec §9). */
const PRIMARY = '#2f5ff0';
const RIM = '#868fa3';

const THEME: ThemeConfig = {
  token: {
    colorPrimary: PRIMARY,
    colorLink: PRIMARY,
    // White words on it are readable (4.5:1), which they are not on the kit's own red.
    colorError: '#c9302c',
    colorText: '#171a24',
    colorTextSecondary: '#5c6375',
    colorTextTertiary: '#61687a',
    colorTextDescription: '#61687a',
    colorTextPlaceholder: '#6b7284',
    colorBorder: '#d9dde7',
    colorBorderSecondary: '#e8ebf2',
    colorBgLayout: '#f6f7fb',
    borderRadius: 8,
    borderRadiusLG: 12,
    controlHeight: 36,
    controlHeightLG: 44,
    fontSize: 14,
    fontFamily: 'var(--font)',
    boxShadowSecondary: '0 12px 40px rgb(20 28 48 / 14%), 0 2px 8px rgb(20 28 48 / 6%)',
  },
  components: {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      fontWeight: 500,
      // Darker, as on the product's own buttons: white words cannot be read on the kit's lighter blue.
      colorPrimaryHover: '#244fd6',
      colorPrimaryActive: '#1d42b8',
    },
    Modal: { titleFontSize: 17 },
    // What can be chosen is told by its rim alone (3:1): that of fields is fainter.
    Radio: { colorBorder: RIM },
    Checkbox: { colorBorder: RIM },
  },
};

/** px that a finger needs (`--finger` in global.css says the same to the product's own controls). */
const FINGER = 40;

const CALM = { motion: false } as const;
const LARGE = { controlHeight: FINGER, controlHeightSM: FINGER } as const;

function having(token: ThemeConfig['token']): ThemeConfig {
  return { ...THEME, token: { ...THEME.token, ...token } };
}

/** The same object for the same: the kit reads the tokens of each anew. */
const THEMES = {
  mouse: { usual: THEME, calm: having(CALM) },
  finger: { usual: having(LARGE), calm: having({ ...CALM, ...LARGE }) },
} as const;

interface Circumstances {
  /** Whether the person asked their system for less motion: what opens and closes then does so at once. */
  readonly calm: boolean;
  /** Whether they point with fingers. */
  readonly coarse: boolean;
}

export function themeFor({ calm, coarse }: Circumstances): ThemeConfig {
  return THEMES[coarse ? 'finger' : 'mouse'][calm ? 'calm' : 'usual'];
}
