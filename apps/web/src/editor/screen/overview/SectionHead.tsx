import { CloseOutlined, DownOutlined, EditOutlined } from '@ant-design/icons';
import { SECTION_NAME_MAX } from '@pagewright/model/page';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuseTooLong } from '../../../app/toasts/refuse-too-long.ts';
import type { Section } from '../../document/arrangement.ts';
import { IconButton } from '../ActionButton.tsx';
import styles from './overview.module.css';

interface SectionHeadProps {
  readonly section: Section;
  readonly folded: boolean;
  readonly naming: boolean;
  readonly onFold: () => void;
  readonly onNaming: (naming: boolean) => void;
  readonly onName: (name: string) => void;
  readonly onDissolve: () => void;
}

/** What a section is called, with what folds, names and dissolves it. */
export function SectionHead(props: SectionHeadProps) {
  const { section, folded, naming, onFold, onNaming, onName, onDissolve } = props;
  const { t } = useTranslation();
  const name = section.name || t('editor.overview.noSection');
  return (
    <header className={styles.head}>
      {naming ? (
        <NameField
          name={section.name}
          onEnd={(wanted) => {
            onNaming(false);
            if (wanted !== undefined && wanted.trim() !== section.name) onName(wanted);
          }}
        />
      ) : (
        <h2>
          <button type="button" aria-expanded={!folded} onClick={onFold}>
            <DownOutlined aria-hidden className={styles.fold} data-folded={folded || undefined} />
            <span>{name}</span>
            <small>{t('editor.overview.pages', { number: section.ids.length })}</small>
          </button>
        </h2>
      )}
      {!naming && (
        <>
          <IconButton label={t('editor.overview.rename')} icon={<EditOutlined />} onClick={() => onNaming(true)} />
          {section.name !== '' && (
            <IconButton label={t('editor.overview.dissolve')} icon={<CloseOutlined />} onClick={onDissolve} />
          )}
        </>
      )}
    </header>
  );
}

/** @param onEnd told the name, or nothing where it stays */
function NameField({ name, onEnd }: { name: string; onEnd: (name: string | undefined) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => field.current?.select(), []);
  const end = (wanted: string | undefined) => {
    if (ended.current) return;
    ended.current = true;
    onEnd(wanted);
  };
  return (
    <input
      ref={field}
      className={styles.name}
      value={text}
      aria-label={t('editor.overview.sectionName')}
      onChange={({ target }) => refuseTooLong(target.value, SECTION_NAME_MAX) || setText(target.value)}
      onBlur={() => end(text)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(text);
        if (event.key === 'Escape') end(undefined);
      }}
    />
  );
}
