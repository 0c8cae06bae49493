import type { i18n as I18n } from 'i18next';

/**
 * Adds the format `counted` to the words: `{{total, counted(one: page; other: pages)}}` is `1 page`, `2 pages`, in the
 * language's own rules. Two counts may stand in one sentence, which keys for plurals do not allow.
 */
export function addCounted({ services }: I18n): void {
  services.formatter?.add('counted', (value: unknown, language, forms: Readonly<Record<string, unknown>>) => {
    const form = new Intl.PluralRules(language).select(Number(value));
    return `${String(value)} ${String(forms[form] ?? forms['other'])}`;
  });
}
