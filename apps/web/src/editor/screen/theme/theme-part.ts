import type { Language } from '@pagewright/model/languages';
import type { StyleTokens } from '@pagewright/model/style-tokens';

/** What each part of the theme panel is given. */
export interface ThemePartProps {
  readonly tokens: StyleTokens;
  /** Of the page that is shown. */
  readonly language: Language;
  readonly onChange: (tokens: StyleTokens) => void;
}
