import { CaretRightOutlined } from '@ant-design/icons';
import { entrancesOf } from '@pagewright/page/entrance-steps';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../../app/controls/Button.tsx';
import type { Action, ActionContext } from '../../actions/action.ts';
import { actionById } from '../../actions/actions.ts';
import { shownPage, useEditorState } from '../../document/editor-context.ts';
import styles from './animation.module.css';
import { animationOpen } from './animation-open.ts';
import { EntranceFields } from './EntranceFields.tsx';
import { EntranceList } from './EntranceList.tsx';

interface AnimationSectionProps {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
  /** Stands among the sections of the page. */
  readonly inPage?: boolean;
}

const PLAY = actionById('play-animation');

/** How the objects of the page come when it is presented: that of the selection, and the order of all. */
export function AnimationSection({ actions, run, inPage }: AnimationSectionProps) {
  const { t } = useTranslation();
  const { page } = useEditorState(shownPage);
  const selected = useEditorState((state) => state.selected);
  const chosen = page.components.filter(({ id }) => selected.includes(id));
  const entering = entrancesOf(page);
  const isOpen = useStore(animationOpen);
  const first = chosen.find(({ entrance }) => entrance)?.entrance;
  const says = first && t(`editor.animation.kinds.${first.kind}`);
  const summary = says ?? (entering.length > 0 ? String(entering.length) : '');
  return (
    <details
      className={inPage ? `${styles.section} ${styles.inPage}` : styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => animationOpen.setState(currentTarget.open, true)}
    >
      <summary>
        {t('editor.animation.title')}
        <small>{summary}</small>
      </summary>
      {chosen.length > 0 ? <EntranceFields components={chosen} /> : <p>{t('editor.animation.choose')}</p>}
      {entering.length > 0 && (
        <>
          <EntranceList entering={entering} />
          <Button wide icon={<CaretRightOutlined />} disabled={!PLAY.enabled(actions)} onClick={() => run(PLAY)}>
            {t(PLAY.label)}
          </Button>
        </>
      )}
    </details>
  );
}
