import { CheckOutlined, DisconnectOutlined, ExportOutlined } from '@ant-design/icons';
import { addressOf } from '@pagewright/model/link';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The address that the selected words lead to. */
export function LinkTools({ session, rules, onChange, onClose }: LinkToolsProps) {
  const { t } = useTranslation();
  const hint = useId();
  const { link } = linkOf(session);
  const [typed, setTyped] = useState(link ?? '');
  const [isBad, setBad] = useState(false);
  const set = (address: string | undefined) => {
    onClose();
    onChange(setLink(session, address, rules));
  };
  const use = () => {
    const address = addressOf(typed);
    if (address !== undefined) set(address);
    else if (typed.trim() === '') set(undefined);
    else setBad(true);
  };
  const leave = () => {
    onClose();
    // The focus goes back to the text.
    onChange(session);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') use();
    else leave();
  };
  return (
    <>
      <BackTool onClose={leave} />
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked for a link types its address next
        autoFocus
        className={styles.address}
        type="text"
        inputMode="url"
        aria-label={t('panels.text.address')}
        placeholder={t('panels.text.address')}
        aria-invalid={isBad}
        aria-describedby={isBad ? hint : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setBad(false);
        }}
        onKeyDown={press}
      />
      <Tool label={t('panels.text.setLink')} on={false} onUse={use}>
        <CheckOutlined />
      </Tool>
      {link !== undefined && (
        <>
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
          <Tool label={t('panels.text.removeLink')} on={false} onUse={() => set(undefined)}>
            <DisconnectOutlined />
          </Tool>
        </>
      )}
      {isBad && (
        <span id={hint} role="alert" className={styles.bad}>
          {t('panels.text.badLink')}
        </span>
      )}
    </>
  );
}
