import type { Proposal } from '@pagewright/contract/assistant';
import { modelFailureText } from '@pagewright/contract/model-use-text';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { useNoteText } from '../assistant/use-note-text.ts';

/** Why a page stays as it is. */
export function WhyNothing({ proposal: { notes, model } }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const noteText = useNoteText();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      data-testid="again-nothing"
      title={notes.map(noteText).join(' ') || t('assistant.nothing')}
      description={
        model?.failure && t('assistant.modelFailed', { reason: modelFailureText(model.failure, currentLanguage()) })
      }
    />
  );
}
