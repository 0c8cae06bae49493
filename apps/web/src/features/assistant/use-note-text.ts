import { listed } from '@pagewright/contract/listed';
import type { AssistNote } from '@pagewright/model/assist-notes';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n/i18n.ts';

/** What was done, or why it was not, in the person's language. */
export function useNoteText(): (note: AssistNote) => string {
  const { t } = useTranslation();
  return ({ code, pages, count = 0 }) => {
    const what = t(`assistant.note.${code}`, { total: count });
    if (pages.length === 0) return what;
    return t('assistant.onPages', { pages: listed(pages, currentLanguage()), what });
  };
}
