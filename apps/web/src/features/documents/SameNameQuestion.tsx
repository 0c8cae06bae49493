import { useTranslation } from 'react-i18next';
import { Question } from '../../app/kit/Question.tsx';

interface SameNameQuestionProps {
  readonly names: readonly string[];
  readonly onAnswer: (isNewer: boolean) => void;
  /** Nothing is uploaded. */
  readonly onCancel: () => void;
}

/** Files were picked or dropped that are called as some that are there. */
export function SameNameQuestion({ names, onAnswer, onCancel }: SameNameQuestionProps) {
  const { t } = useTranslation();
  return (
    <Question
      title={t('document.sameName')}
      okText={t('document.newer')}
      keepText={t('document.other')}
      onOk={() => onAnswer(true)}
      onKeep={() => onAnswer(false)}
      onClose={onCancel}
    >
      {t('document.sameNameText', { files: names.join(', ') })}
    </Question>
  );
}
