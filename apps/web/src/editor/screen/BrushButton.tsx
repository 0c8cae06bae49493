import { FormatPainterOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../app/controls/Button.tsx';
import { Hint } from '../../app/kit/Hint.tsx';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import styles from './editor-screen.module.css';

interface BrushButtonProps {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
}

/** The format painter: a click paints once, a double-click until Escape. */
export function BrushButton({ actions, run }: BrushButtonProps) {
  const { t } = useTranslation();
  const brush = useStore(actions.editor.brush);
  useAnyChange();
  const once = actionById('brush');
  return (
    <Hint title={t('editor.brushHint')} after={500}>
      <Button
        look="text"
        icon={<FormatPainterOutlined />}
        className={styles.toggle}
        aria-label={t(once.label)}
        aria-pressed={brush !== undefined}
        disabled={!once.enabled(actions)}
        onClick={() => run(once)}
        onDoubleClick={() => run(actionById('brush-stays'))}
      />
    </Hint>
  );
}
