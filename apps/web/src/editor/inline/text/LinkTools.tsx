import { CheckOutlined, DisconnectOutlined, ExportOutlined } from '@ant-design/icons';
import { pageOfLink } from '@pagewright/model/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorServices } from '../../document/editor-services.ts';
import { linkWords } from '../../document/link-pages.ts';
import { LinkFields } from '../../links/LinkFields.tsx';
import { draftOf, readDraft } from '../../links/link-draft.ts';
import styles from '../inline.module.css';
import { BackTool } from './BackTool.tsx';
import { Tool } from './Tool.tsx';
import { linkOf, setLink, type TextRules, type TextSession } from './text-session.ts';

interface LinkToolsProps {
  readonly session: TextSession;
  readonly rules: TextRules;
  readonly onChange: (session: TextSession) => void;
  readonly onClose: () => void;
}

/** Where the selected words lead. */
export function LinkTools({ session, rules, onChange, onClose }: LinkToolsProps) {
  const { t } = useTranslation();
  const services = useEditorServices();
  const [pages] = useState(() => services.linkPages?.() ?? []);
  const { link } = linkOf(session);
  const [draft, setDraft] = useState(() => draftOf(link));
  const set = (to: string | undefined) => {
    onClose();
    onChange(setLink(session, to, to === undefined ? '' : linkWords(to, pages), rules));
  };
  const use = () => {
    const read = readDraft(draft);
    if (read) set(read.link);
    else setDraft({ ...draft, isBad: true });
  };
  const leave = () => {
    onClose();
    // The focus goes back to the text.
    onChange(session);
  };
  return (
    <>
      <BackTool onClose={leave} />
      <LinkFields draft={draft} pages={pages} onDraft={setDraft} onEnter={use} onEscape={leave} />
      <Tool label={t('panels.text.setLink')} on={false} onUse={use}>
        <CheckOutlined />
      </Tool>
      {link !== undefined && pageOfLink(link) === undefined && (
        <a
          className={styles.tool}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('panels.text.openLink')}
          title={t('panels.text.openLink')}
        >
          <ExportOutlined />
        </a>
      )}
      {link !== undefined && (
        <Tool label={t('panels.text.removeLink')} on={false} onUse={() => set(undefined)}>
          <DisconnectOutlined />
        </Tool>
      )}
    </>
  );
}
