import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../../app/controls/Button.tsx';
import { SearchField } from '../../../app/controls/SearchField.tsx';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import type { Action } from '../../actions/action.ts';
import { ACTIONS } from '../../actions/actions.ts';
import { chordLabel, heldLabel } from '../../keys/chord.ts';
import { IS_MAC } from '../../keys/platform.ts';
import { keysOf } from '../../shortcuts/own-keys.ts';
import { ownKeys } from '../../shortcuts/own-keys-store.ts';
import { useChangeOwnKeys } from '../../shortcuts/use-stored-own-keys.ts';
import { type Named, searchCommands } from '../palette/search-commands.ts';
import { Question } from './Question.tsx';
import { ShortcutRow } from './ShortcutRow.tsx';
import styles from './shortcuts.module.css';

interface Section {
  readonly title: ParseKeys;
  readonly groups: readonly Action['group'][];
}

/** The columns of a wide window; a narrow one has them below each other. */
const COLUMNS: readonly (readonly Section[])[] = [
  [
    { title: 'editor.keys.edit', groups: ['edit'] },
    { title: 'editor.keys.select', groups: ['select'] },
  ],
  [{ title: 'editor.arrange', groups: ['arrange', 'state', 'layer', 'align'] }],
  [
    { title: 'editor.pages', groups: ['page'] },
    { title: 'editor.view', groups: ['view'] },
    { title: 'editor.palette.document', groups: ['document'] },
  ],
];

/** One action, or several of the same name, as the four ways to nudge, which are one line. */
interface Line extends Named {
  readonly actions: readonly Action[];
}

/** Every action there is with its shortcut, to be searched and changed, and what the pointer does with a key held down. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const own = useStore(ownKeys);
  const change = useChangeOwnKeys();
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState(false);
  const changed = Object.keys(own).length;
  const sectionLines = ({ title, groups }: Section): Line[] => {
    const shown = ACTIONS.filter(({ group }) => groups.includes(group));
    const lines = [...Map.groupBy(shown, ({ label }) => label)].map(([label, actions]): Line => {
      const keys = actions.flatMap((action) => keysOf(action, own));
      const also = [...keys, ...keys.map((key) => chordLabel(key, IS_MAC)), ...actions.map(({ id }) => id)];
      return { label: t(label), group: t(title), also: also.join(' '), actions };
    });
    return query.trim() === '' ? lines : searchCommands(lines, query);
  };
  const columns = COLUMNS.map((sections) =>
    sections.map((section) => ({ ...section, lines: sectionLines(section) })).filter(({ lines }) => lines.length > 0),
  );
  const pointer = searchCommands(usePointerLines(), query);
  const isEmpty = pointer.length === 0 && columns.every((sections) => sections.length === 0);
  return (
    <KitModal title={t('editor.shortcuts')} footer={null} onCancel={onClose} width={1040} centered>
      <div className={styles.head}>
        <SearchField
          className={styles.search}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet is opened to find something in it
          autoFocus
          label={t('editor.keys.search')}
          value={query}
          onSearch={setQuery}
        />
        <Button disabled={changed === 0} onClick={() => setAsking(true)}>
          {t('editor.keys.resetAll')}
        </Button>
      </div>
      <div className={styles.columns}>
        {asking && (
          <div className={styles.whole}>
            <Question
              text={t('editor.keys.resetAllAsk', { number: changed })}
              yes={t('editor.keys.resetAll')}
              onYes={() => change({})}
              onEnd={() => setAsking(false)}
            />
          </div>
        )}
        {columns.map((sections, index) => {
          const isLast = index === COLUMNS.length - 1;
          if (sections.length === 0 && !(isLast && pointer.length > 0)) return null;
          return (
            <div key={COLUMNS[index]?.[0]?.title}>
              {sections.map(({ title, lines }) => (
                <section key={title}>
                  <h3>{t(title)}</h3>
                  {lines.map(({ label, actions }) => (
                    <ShortcutRow key={label} label={label} actions={actions} own={own} onChange={change} />
                  ))}
                </section>
              ))}
              {isLast && <PointerKeys lines={pointer} />}
            </div>
          );
        })}
      </div>
      {isEmpty && <p className={styles.nothing}>{t('editor.palette.nothing')}</p>}
    </KitModal>
  );
}

function usePointerLines(): Named[] {
  const { t } = useTranslation();
  const group = t('editor.keys.pointer');
  return [
    { group, label: t('editor.keys.several'), also: heldLabel('shift', IS_MAC) },
    { group, label: t('editor.keys.ratio'), also: heldLabel('shift', IS_MAC) },
    { group, label: t('editor.keys.copyDrag'), also: heldLabel('alt', IS_MAC) },
    { group, label: t('editor.keys.free'), also: heldLabel('mod', IS_MAC) },
    { group, label: t('editor.keys.pan'), also: t('editor.keys.space') },
    { group, label: t('editor.keys.zoom'), also: `${heldLabel('mod', IS_MAC)} + ${t('editor.keys.wheel')}` },
  ];
}

function PointerKeys({ lines }: { lines: readonly Named[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{t('editor.keys.pointer')}</h3>
      {lines.map(({ label, also }) => (
        <div key={label} className={styles.row}>
          <span>{label}</span>
          <kbd>{also}</kbd>
        </div>
      ))}
    </section>
  );
}
