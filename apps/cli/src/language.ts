import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/model/languages';

/** Language of messages: `--lang`, else the environment's, else English. */
export function messageLanguage(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Language {
  // Variables that are set but empty count as not set (POSIX).
  const tag = asked(args) || environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  const [name = ''] = tag.replace('_', '-').toLowerCase().split('.');
  const exact = LANGUAGES.find((language) => language.toLowerCase() === name);
  if (exact) return exact;
  // Chinese of Hong Kong and Macao is written with traditional characters.
  if (/^zh-(hant|hk|mo)/.test(name)) return 'zh-TW';
  const [primary] = name.split('-');
  return LANGUAGES.find((language) => language.startsWith(`${primary}-`)) ?? DEFAULT_LANGUAGE;
}

function asked(args: readonly string[]): string | undefined {
  const place = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return args[place]?.startsWith('--lang=') ? args[place].slice('--lang='.length) : args[place + 1 || args.length];
}
