import {
  ArrowLeftOutlined,
  FolderOpenOutlined,
  HighlightOutlined,
  TableOutlined,
  ThunderboltFilled,
} from '@ant-design/icons';
import {
  chosenEntry,
  INSERT_ENTRIES,
  INSERT_GROUPS,
  type InsertEntry,
  type InsertGallery,
} from '@pagewright/components/panels';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../app/controls/Button.tsx';
import { SearchField } from '../../app/controls/SearchField.tsx';
import { MediaLibrary } from '../dialogs/library/MediaLibrary.tsx';
import { useEditorServices } from '../document/editor-services.ts';
import { KindIcon } from '../panels/KindIcon.tsx';
import { FoundIcons } from './FoundIcons.tsx';
import { GalleryEntry } from './GalleryEntry.tsx';
import styles from './insert.module.css';
import { choiceWords, entryName, writeDrag } from './insert-entries.ts';
import { insertPlace } from './insert-place.ts';
import { useFoundIcons } from './use-found-icons.ts';

const CellsDialog = lazy(async () => ({ default: (await import('../dialogs/cells/CellsDialog.tsx')).CellsDialog }));

interface InsertPanelProps {
  /** The entry was clicked; a dragged one arrives where it is dropped, see `readDrag`. */
  readonly onInsert: (entry: InsertEntry) => void;
  /** A path is to be drawn; absent where none can be. */
  readonly onDraw?: () => void;
  /** A picture of the library was put on the page. */
  readonly onInserted?: () => void;
}

const COLUMNS = 2;

/** The component panel (spec §2): a click inserts, a drag puts it where it is dropped. Arrow keys move, Enter inserts. */
export function InsertPanel({ onInsert, onDraw, onInserted }: InsertPanelProps) {
  const { t } = useTranslation();
  const { library, insertMade } = useEditorServices();
  const place = useStore(insertPlace);
  const show = (next: typeof place) => insertPlace.setState(next, true);
  useEffect(() => () => insertPlace.setState(undefined, true), []);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const text = query.trim().toLowerCase();
  const says = (words: string) => words.toLowerCase().includes(text);
  const found = INSERT_ENTRIES.flatMap((entry): InsertEntry[] => {
    if (says(`${entryName(entry, t)} ${entry.id}`)) return [entry];
    const { gallery } = entry;
    if (!gallery) return [];
    const choices = (all: InsertGallery['groups'][number]['choices']) =>
      all.filter(({ value }) => says(choiceWords(entry, gallery, value, t)));
    const groups = gallery.groups
      .map((group) => ({ ...group, choices: choices(group.choices) }))
      .filter((group) => group.choices.length > 0);
    return groups.length > 0 ? [{ ...entry, gallery: { ...gallery, groups } }] : [];
  });
  const { icons, holder } = useFoundIcons(query);
  const isNothing = found.length === 0 && icons?.length === 0;
  const keyed = (event: KeyboardEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    // Enter on an entry inserts it; the editor would begin to write in what is selected.
    if (step !== undefined || event.key === 'Enter') event.stopPropagation();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || (at < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    buttons[at < 0 ? 0 : Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  };
  if (library && place === 'library') {
    return (
      <div className={styles.panel}>
        <Button look="text" icon={<ArrowLeftOutlined />} className={styles.back} onClick={() => show(undefined)}>
          {t('panels.library.back')}
        </Button>
        <div className={styles.library}>
          <MediaLibrary
            projectId={library.projectId}
            isDraggable
            onChoose={(picture, url) => {
              library.place(picture)(url);
              onInserted?.();
            }}
          />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.panel} onKeyDown={keyed} role="presentation">
      <SearchField
        look="filled"
        className={styles.search}
        label={t('panels.insert.search')}
        value={query}
        onSearch={setQuery}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text === '' || event.nativeEvent.isComposing) return;
          const first = found[0] ? firstOf(found[0]) : icons?.[0]?.entry;
          if (first) onInsert(first);
        }}
      />
      <div className={styles.beside}>
        {library && (
          <Button icon={<FolderOpenOutlined />} onClick={() => show('library')}>
            {t('panels.library.title')}
          </Button>
        )}
        {library && insertMade && (
          <Button icon={<TableOutlined />} onClick={() => show('cells')}>
            {t('panels.cells.chart')}
          </Button>
        )}
        {onDraw && (
          <Button icon={<HighlightOutlined />} onClick={onDraw}>
            {t('editor.action.drawPath')}
          </Button>
        )}
      </div>
      <div ref={list} className={styles.list}>
        {isNothing && <p className={styles.nothing}>{t('panels.insert.nothing')}</p>}
        {INSERT_GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            entries={found.filter((entry) => entry.group === group)}
            isSearch={text !== ''}
            onInsert={onInsert}
          />
        ))}
        {holder && icons && icons.length > 0 && (
          <FoundIcons label={entryName(holder, t)} icons={icons} onInsert={onInsert} />
        )}
      </div>
      <p className={styles.how}>{t('panels.insert.how')}</p>
      {place === 'cells' && library && insertMade && (
        <Suspense>
          <CellsDialog
            projectId={library.projectId}
            onTake={(chart) => {
              insertMade(chart);
              onInserted?.();
            }}
            onClose={() => show(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface GroupProps extends InsertPanelProps {
  readonly group: InsertEntry['group'];
  readonly entries: readonly InsertEntry[];
  /** Whether the entries are what was searched for. */
  readonly isSearch: boolean;
}

function Group({ group, entries, isSearch, onInsert }: GroupProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <section aria-label={t(`panels.insert.${group}`)}>
      <h2>{t(`panels.insert.${group}`)}</h2>
      {group === 'smart' && <p className={styles.hint}>{t('panels.insert.smartHint')}</p>}
      {group === 'frame' && <p className={styles.hint}>{t('panels.insert.frameHint')}</p>}
      <div className={styles.grid}>
        {entries.map((entry) =>
          entry.gallery ? (
            <GalleryEntry key={entry.id} entry={entry} gallery={entry.gallery} isOpen={isSearch} onInsert={onInsert} />
          ) : (
            <button
              key={entry.id}
              type="button"
              draggable
              data-entry={entry.id}
              className={styles.entry}
              onClick={(event) => {
                onInsert(entry);
                // After a press of the pointer the keys are for what was inserted; after Enter, for the next entry.
                if (event.detail > 0) event.currentTarget.blur();
              }}
              onDragStart={(event) => writeDrag(event.dataTransfer, entry)}
            >
              <KindIcon kind={entry.kind} size={24} />
              {group === 'smart' && <ThunderboltFilled aria-hidden className={styles.spark} />}
              <span>{entryName(entry, t)}</span>
            </button>
          ),
        )}
      </div>
    </section>
  );
}

/** The entry itself, or the first of its gallery. */
function firstOf(entry: InsertEntry): InsertEntry {
  const value = entry.gallery?.groups[0]?.choices[0]?.value;
  return entry.gallery && value !== undefined ? chosenEntry(entry, entry.gallery, value) : entry;
}
