import { DownOutlined } from '@ant-design/icons';
import { chosenEntry, type InsertEntry, type InsertGallery } from '@pagewright/components/panels';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownPage } from '../document/editor-context.ts';
import { Gallery } from '../panels/Gallery.tsx';
import { KindIcon } from '../panels/KindIcon.tsx';
import { pageColors, vividOf } from '../panels/page-colors.ts';
import styles from './insert.module.css';
import { entryName, writeDrag } from './insert-entries.ts';

interface GalleryEntryProps {
  readonly entry: InsertEntry;
  readonly gallery: InsertGallery;
  /** Whether it lies open whatever the person does: what was searched for is shown. */
  readonly isOpen: boolean;
  readonly onInsert: (entry: InsertEntry) => void;
}

/** An entry that opens: what is chosen in its gallery is inserted. */
export function GalleryEntry({ entry, gallery, isOpen, onInsert }: GalleryEntryProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const id = useId();
  const open = isOpen || wanted;
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  // What was opened is seen, as much of it as there is room for below what opened it.
  useEffect(() => {
    if (!wanted) return;
    shown.current?.scrollIntoView({ block: 'nearest' });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-entry={entry.id}
        className={styles.entry}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setWanted(!wanted)}
      >
        <KindIcon kind={entry.kind} size={24} />
        <DownOutlined aria-hidden className={styles.more} data-open={open || undefined} />
        <span>{entryName(entry, t)}</span>
      </button>
      {open && (
        <div ref={shown} id={id} className={styles.open}>
          <OpenGallery {...{ entry, gallery, onInsert }} />
        </div>
      )}
    </>
  );
}

/** In the colours of the page. By itself: whatever changes on the page draws only galleries that lie open anew. */
function OpenGallery({ entry, gallery, onInsert }: Omit<GalleryEntryProps, 'isOpen'>) {
  const page = useShownPage();
  return (
    <Gallery
      kind={entry.kind}
      prop={gallery.prop}
      groups={gallery.groups}
      palette={page ? vividOf(pageColors(page)) : []}
      onChoose={(value) => onInsert(chosenEntry(entry, gallery, value))}
      onDrag={(data, value) => writeDrag(data, chosenEntry(entry, gallery, value))}
    />
  );
}
