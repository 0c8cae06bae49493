import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { useDocumentHistory } from './use-document-history.ts';

/** Undo and redo of the document that is shown. */
export function HistoryButtons({ project }: { project: Project }) {
  const { t } = useTranslation();
  const history = useDocumentHistory(project);
  const { receipt, step } = history;
  // What was proposed before it was done, and is taken back.
  const done = receipt && step ? ` · ${t(`history.step.${step}`)}: ${t('history.objects', receipt)}` : '';
  const button = (what: 'undo' | 'redo', keys: string) => ({
    look: 'text' as const,
    'aria-label': t(`history.${what}`),
    title: `${t(`history.${what}`)} (${keys})${what === 'undo' ? done : ''}`,
    'data-testid': `document-${what}`,
  });
  return (
    <>
      <Button
        {...button('undo', 'Ctrl/Cmd+Z')}
        icon={<UndoOutlined />}
        disabled={!history.canUndo}
        onClick={history.undo}
      />
      <Button
        {...button('redo', 'Ctrl/Cmd+Shift+Z')}
        icon={<RedoOutlined />}
        disabled={!history.canRedo}
        onClick={history.redo}
      />
    </>
  );
}
