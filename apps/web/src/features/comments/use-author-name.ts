import { useTranslation } from 'react-i18next';
import { useComments, usePeople } from './comments-context.ts';

/** What the person of a comment is called here. */
export function useAuthorName(): (personId: number) => string {
  const { t } = useTranslation();
  const { source } = useComments();
  const people = usePeople();
  return (personId) => {
    if (personId === source.board?.me) return t('comments.you');
    return people.find(({ id }) => id === personId)?.label ?? t('comments.visitor');
  };
}
