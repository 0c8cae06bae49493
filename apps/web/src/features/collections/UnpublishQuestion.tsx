import type { Collection } from '@pagewright/contract/collections';
import { useTranslation } from 'react-i18next';
import { Question } from '../../app/kit/Question.tsx';

interface UnpublishQuestionProps {
  readonly collection: Collection;
  readonly onUnpublish: () => void;
  readonly onKeep: () => void;
}

/** Asks before a work is published no longer. */
export function UnpublishQuestion({ collection: { name }, onUnpublish, onKeep }: UnpublishQuestionProps) {
  const { t } = useTranslation();
  return (
    <Question
      title={t('collections.unpublishTitle', { name })}
      okText={t('collections.unpublish')}
      keepText={t('collections.keepPublished')}
      danger
      onKeep={onKeep}
      onOk={onUnpublish}
    >
      {t('collections.unpublishText')}
    </Question>
  );
}
