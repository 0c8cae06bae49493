import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/model/languages';

/** Language of messages: `--lang`, else the environment's, else English. */
export function messageLanguage(args: readonly string[]): Language {
  const index = args.indexOf('--lang');
  const asked = index >= 0 ? args[index + 1] : (process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG);
  const tag = (asked ?? '').replace('_', '-').split('.')[0] ?? '';
  const exact = LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase());
  if (exact) return exact;
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language.startsWith(`${primary}-`)) ?? DEFAULT_LANGUAGE;
}
