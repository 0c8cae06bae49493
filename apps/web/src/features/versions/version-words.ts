import type { DocumentVersion } from '@pagewright/contract/versions';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../app/i18n/language.ts';

/** What a version is called, and what is said of it beside. */
export function useVersionWords() {
  const { t, i18n } = useTranslation();
  const moment = new Intl.DateTimeFormat(asLanguage(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return {
    title: ({ name, kind }: DocumentVersion): string => {
      if (kind === 'restored' && name !== '') return t('versions.restoredNamed', { name });
      return name === '' ? t(`versions.kinds.${kind}`) : name;
    },
    facts: ({ createTime, pages }: DocumentVersion): string =>
      `${moment.format(new Date(createTime))} · ${t('versions.pages', { pages })}`,
  };
}
