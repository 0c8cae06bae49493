import type { InsertEntry } from '@pagewright/components/panels';
import { IconPicture } from '../dialogs/icon/IconPicture.tsx';
import styles from '../panels/gallery.module.css';
import { writeDrag } from './insert-entries.ts';
import type { FoundIcon } from './use-found-icons.ts';

interface FoundIconsProps {
  readonly label: string;
  readonly icons: readonly FoundIcon[];
  readonly onInsert: (entry: InsertEntry) => void;
}

/** Icons that a search for components means too: a click inserts one, a drag puts it where it is dropped. */
export function FoundIcons({ label, icons, onInsert }: FoundIconsProps) {
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <div className={styles.choices}>
        {icons.map(({ name, words, entry }) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            title={words}
            aria-label={words}
            data-icon={name}
            draggable
            onDragStart={(event) => writeDrag(event.dataTransfer, entry)}
            onClick={(event) => {
              onInsert(entry);
              if (event.detail > 0) event.currentTarget.blur();
            }}
          >
            <IconPicture name={name} size={22} />
          </button>
        ))}
      </div>
    </section>
  );
}
