import { useTranslation } from 'react-i18next';
import type { Tag } from './wish.ts';

/** What a tag is called, in the person's language. */
export function useTagLabel(): (tag: Tag) => string {
  const { t } = useTranslation();
  return (tag) => {
    switch (tag.is) {
      case 'format':
        return t(`format.${tag.value}`);
      case 'style':
        return t(`style.${tag.value}`);
      case 'page':
        return t('assistant.page', { number: tag.number });
      case 'file':
        return tag.name;
    }
  };
}
