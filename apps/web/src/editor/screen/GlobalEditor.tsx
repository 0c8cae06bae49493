import styles from './editor-screen.module.css';
import { OpenEditor } from './OpenEditor.tsx';

interface GlobalEditorProps {
  /** The page to begin with. */
  readonly pageId: number;
  readonly onLeave: () => void;
}

/** The editor over all pages of a document, in the place of its canvas (spec §2). */
export function GlobalEditor({ pageId, onLeave }: GlobalEditorProps) {
  return (
    <div className={styles.global}>
      <OpenEditor pageId={pageId} startView="all" onLeave={onLeave} />
    </div>
  );
}
