import { ThunderboltOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import { isFillable } from '../fill/smart-components.ts';
import styles from './editor-screen.module.css';

interface FillPageButtonProps {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
}

/** Fills all smart components of the page that are still empty; not there on pages without any. */
export function FillPageButton({ actions, run }: FillPageButtonProps) {
  const { t } = useTranslation();
  useAnyChange();
  const { editor, filling } = actions;
  if (!filling || !editor.page().components.some(isFillable)) return null;
  const action = actionById('fill-page');
  const busy = filling.busy.size > 0;
  return (
    <div className={styles.fillPage}>
      <Button
        wide
        icon={<ThunderboltOutlined aria-hidden />}
        busy={busy}
        disabled={!busy && !action.enabled(actions)}
        onClick={() => run(action)}
      >
        {busy ? t('editor.fill.busy') : t(action.label)}
      </Button>
    </div>
  );
}
