import { FormOutlined, PictureOutlined } from '@ant-design/icons';
import { backgroundPicture } from '@pagewright/page/page-picture';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { KitPopconfirm } from '../../app/kit/KitPopconfirm.tsx';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { useAskedField } from '../panels/asked-field.ts';
import { FillEditor } from '../panels/controls/FillEditor.tsx';
import { pageColors } from '../panels/page-colors.ts';
import { AnimationSection } from './animation/AnimationSection.tsx';
import styles from './editor-screen.module.css';
import type { OpenDocument } from './open-document.ts';
import { PageFormatFields } from './PageFormatFields.tsx';
import { PagePropertiesDialog } from './PagePropertiesDialog.tsx';
import { PAGE_FIELDS } from './page-fields.ts';
import { useBackToGenerated, useStoredPage } from './page-properties.ts';
import { RepeatedList } from './RepeatedList.tsx';
import { StoredPageFailure } from './StoredPageFailure.tsx';
import { TransitionFields } from './TransitionFields.tsx';

interface PagePanelProps {
  readonly opened: OpenDocument;
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
}

const FROM_BACKGROUND = actionById('picture-from-background');

/** The page's own properties: shown where nothing is selected (spec §2). */
export function PagePanel({ opened, actions, run }: PagePanelProps) {
  const editor = useEditor();
  const { id, page } = useEditorState(shownPage);
  const { t } = useTranslation();
  const swatches = useMemo(() => pageColors(page), [page]);
  const picture = backgroundPicture(page);
  const panel = useRef<HTMLDivElement>(null);
  useAskedField(panel);
  return (
    <div ref={panel} className={styles.pagePanel}>
      <PageFormatFields />
      <div className={styles.stacked} data-field={PAGE_FIELDS.background}>
        <span>{t('editor.background')}</span>
        <FillEditor
          fill={page.background}
          label={t('editor.background')}
          swatches={swatches}
          clearable={false}
          onChange={(background, gesture) =>
            editor.update((now) => ({ ...now, background }), gesture === undefined ? {} : { gesture })
          }
        />
        {picture && (
          <Button
            wide
            icon={<PictureOutlined />}
            disabled={!FROM_BACKGROUND.enabled(actions)}
            onClick={() => run(FROM_BACKGROUND)}
          >
            {t(FROM_BACKGROUND.label)}
          </Button>
        )}
      </div>
      <TransitionFields />
      <AnimationSection actions={actions} run={run} inPage />
      <RepeatedList />
      <Properties key={id} id={id} opened={opened} />
    </div>
  );
}

interface PropertiesProps {
  readonly id: number;
  readonly opened: OpenDocument;
}

/** The words that describe the page, to read; the dialog changes them. */
function Properties({ id, opened }: PropertiesProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const stored = useStoredPage(id);
  const { data } = stored;
  if (!data) {
    return stored.isPending ? <div aria-busy="true" className={styles.waiting} /> : <StoredPageFailure page={stored} />;
  }
  const words = [
    [t('editor.pageName'), data.name],
    [t('editor.pageDescription'), data.description],
    [t('editor.pagePrompt'), data.prompt],
  ] as const;
  return (
    <>
      <section className={styles.pageWords} aria-label={t('editor.pageProperties')}>
        <dl>
          {words.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-empty={text === '' || undefined} title={text}>
                {text || t('editor.notFilledIn')}
              </dd>
            </div>
          ))}
        </dl>
        <Button wide icon={<FormOutlined />} onClick={() => setEditing(true)}>
          {t('editor.pageProperties')}
        </Button>
      </section>
      {data.generatedText !== '' && <BackToGenerated id={id} opened={opened} />}
      {editing && <PagePropertiesDialog opened={opened} id={id} onClose={() => setEditing(false)} />}
    </>
  );
}

function BackToGenerated({ id, opened }: PropertiesProps) {
  const { t } = useTranslation();
  const reset = useBackToGenerated(opened, id);
  return (
    <KitPopconfirm
      title={t('editor.generated')}
      description={t('editor.generatedAsk')}
      okText={t('editor.generated')}
      cancelText={t('editor.cancel')}
      onConfirm={() => reset.mutate()}
    >
      <Button wide busy={reset.isPending}>
        {t('editor.generated')}
      </Button>
    </KitPopconfirm>
  );
}
