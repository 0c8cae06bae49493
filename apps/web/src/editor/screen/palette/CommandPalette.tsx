import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../app/controls/SearchField.tsx';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { useShortcutLabel } from '../../shortcuts/use-shortcut-label.ts';
import { type CommandTargets, commandsOf } from './commands.ts';
import styles from './palette.module.css';
import { offeredCommands } from './search-commands.ts';

/** Commands that are drawn at once; who wants others types another letter. */
const SHOWN = 60;

interface CommandPaletteProps {
  readonly targets: CommandTargets;
  readonly onClose: () => void;
}

/** Everything that can be done, found by its name: arrows choose, Enter does it, Escape leaves. */
export function CommandPalette({ targets, onClose }: CommandPaletteProps) {
  const { t } = useTranslation();
  const shortcut = useShortcutLabel();
  const id = useId();
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const all = useMemo(() => commandsOf(targets, shortcut, t), [targets, shortcut, t]);
  const found = useMemo(() => offeredCommands(all, query).slice(0, SHOWN), [all, query]);
  const at = Math.min(wanted, found.length - 1);
  useLayoutEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const use = (index: number) => {
    const command = found[index];
    if (!command || command.isIdle) return;
    onClose();
    command.run();
  };
  const keyed = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') use(at);
    else if (event.key === 'ArrowDown') setWanted((at + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setWanted((at - 1 + found.length) % Math.max(1, found.length));
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <KitModal
      // Not seen: it names the dialog.
      title={t('editor.palette.title')}
      footer={null}
      closable={false}
      onCancel={onClose}
      width="min(560px, calc(100vw - 24px))"
      style={{ top: 80 }}
      styles={{ container: { padding: 0 }, header: { display: 'none' } }}
    >
      <SearchField
        look="bare"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in it
        autoFocus
        type="text"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options of a select cannot hold a shortcut
        role="combobox"
        label={t('editor.palette.title')}
        placeholder={t('editor.palette.hint')}
        value={query}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        onSearch={(text) => {
          setQuery(text);
          setWanted(0);
        }}
        onKeyDown={keyed}
      />
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a select cannot hold a shortcut
        role="listbox"
        aria-label={t('editor.palette.title')}
        className={styles.list}
      >
        {found.map((command, index) => (
          // The field keeps the focus and says which of them is meant.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={command.id}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={index === at}
            aria-disabled={command.isIdle}
            className={styles.command}
            data-command={command.id}
            onMouseMove={() => setWanted(index)}
            onClick={() => use(index)}
          >
            <span title={command.label}>{command.label}</span>
            <small>{command.group}</small>
            {command.keys && <kbd>{command.keys}</kbd>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.nothing}>{t('editor.palette.nothing')}</p>}
    </KitModal>
  );
}
