import { DisconnectOutlined, ExportOutlined, LinkOutlined } from '@ant-design/icons';
import type { Component } from '@pagewright/components/models';
import { pageOfLink } from '@pagewright/model/link';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { linkName, linkPages } from '../document/link-pages.ts';
import styles from './link-note.module.css';

interface LinkNoteProps {
  /** What is selected. */
  readonly components: readonly Component[];
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
}

/** Where what is selected leads, and the ways to change that and to go there. */
export function LinkNote({ components, actions, run }: LinkNoteProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const pages = useEditorState((state) => state.pages);
  const action = actionById('link');
  if (!action.enabled(actions)) return null;
  const [link, ...others] = new Set(components.flatMap((one) => one.link ?? []));
  const name = link === undefined ? undefined : linkName(link, linkPages(pages), t);
  const page = link === undefined ? undefined : pageOfLink(link);
  const isOne = link !== undefined && others.length === 0;
  return (
    <div className={styles.note}>
      <Button look="text" icon={<LinkOutlined />} className={styles.name} onClick={() => run(action)}>
        {isOne ? name : t('editor.action.link')}
      </Button>
      {isOne && page !== undefined && pages.some(({ id }) => id === page) && (
        <Button
          look="text"
          icon={<ExportOutlined />}
          aria-label={t('panels.link.go')}
          title={t('panels.link.go')}
          onClick={() => editor.showPage(page)}
        />
      )}
      {link !== undefined && (
        <Button
          look="text"
          icon={<DisconnectOutlined />}
          aria-label={t('panels.text.removeLink')}
          title={t('panels.text.removeLink')}
          onClick={() => editor.patch(components.map(({ id }) => ({ id, link: undefined })))}
        />
      )}
    </div>
  );
}
