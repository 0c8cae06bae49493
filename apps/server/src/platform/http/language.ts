import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pagewright/model/languages';

/** The best of our five languages for an Accept-Language header (RFC 9110, §12.5.4). */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

function languageOfTag(tag: string): Language | undefined {
  // Chinese is written in two ways: the script decides, else the region.
  if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return 'zh-TW';
  const primary = tag.split('-')[0];
  return LANGUAGES.find((language) => language.split('-')[0] === primary);
}
