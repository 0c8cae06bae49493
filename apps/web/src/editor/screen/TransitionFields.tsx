import {
  DIRECTIONS,
  hasDirection,
  type PageTransition,
  TRANSITION_MS,
  TRANSITIONS,
  type TransitionDirection,
  type TransitionKind,
} from '@pagewright/model/page-transition';
import { withTransition } from '@pagewright/page/transition';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { notify } from '../../app/toasts/notify.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';
import { PAGE_FIELDS } from './page-fields.ts';

/** How long a transition may take, to choose from, ms. */
const DURATIONS = [300, TRANSITION_MS.usual, 1000, 2000] as const;

/** How the page comes when it is presented. */
export function TransitionFields() {
  const { t, i18n } = useTranslation();
  const editor = useEditor();
  const { page } = useEditorState(shownPage);
  const total = useEditorState(({ pages }) => pages.length);
  const { transition } = page;
  const change = (changed: Partial<PageTransition> & Pick<PageTransition, 'kind'>) =>
    editor.update((now) =>
      withTransition(now, { direction: 'left', duration: TRANSITION_MS.usual, ...now.transition, ...changed }),
    );
  const seconds = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second', unitDisplay: 'short' });
  const durations = [...new Set([...DURATIONS, ...(transition ? [transition.duration] : [])])].sort((a, b) => a - b);
  return (
    <section className={styles.stacked} aria-label={t('editor.transition.title')} data-field={PAGE_FIELDS.transition}>
      <span id="page-transition">{t('editor.transition.title')}</span>
      <Select<TransitionKind | 'none'>
        aria-labelledby="page-transition"
        data-testid="page-transition"
        value={transition?.kind ?? 'none'}
        getPopupContainer={overlayContainer}
        options={(['none', ...TRANSITIONS] as const).map((kind) => ({
          value: kind,
          label: t(`editor.transition.${kind}`),
        }))}
        onChange={(kind) =>
          kind === 'none' ? editor.update((now) => withTransition(now, undefined)) : change({ kind })
        }
      />
      {transition && (
        <div className={styles.transition}>
          {hasDirection(transition.kind) && (
            <Select<TransitionDirection>
              aria-label={t('editor.transition.direction')}
              data-testid="transition-direction"
              value={transition.direction}
              getPopupContainer={overlayContainer}
              options={DIRECTIONS.map((direction) => ({
                value: direction,
                label: t(`editor.transition.${direction}`),
              }))}
              onChange={(direction) => change({ kind: transition.kind, direction })}
            />
          )}
          <Select<number>
            aria-label={t('editor.transition.duration')}
            data-testid="transition-duration"
            value={transition.duration}
            getPopupContainer={overlayContainer}
            options={durations.map((ms) => ({ value: ms, label: seconds.format(ms / 1000) }))}
            onChange={(duration) => change({ kind: transition.kind, duration })}
          />
        </div>
      )}
      {total > 1 && (
        <Button
          wide
          onClick={() => {
            editor.updateAll((one) => withTransition(one, transition));
            notify.success(t('editor.transition.toAllDone', { total }));
          }}
        >
          {t('editor.transition.toAll')}
        </Button>
      )}
    </section>
  );
}
