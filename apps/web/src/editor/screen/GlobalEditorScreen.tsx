import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import styles from './editor-screen.module.css';
import { OpenEditor } from './OpenEditor.tsx';

/**
 * The editor over all pages of a document, in the place of its canvas (spec §2), at /edit/{id}. The address follows the
 * page that is edited, so that a reload stays on it.
 */
export function GlobalEditorScreen() {
  const navigate = useNavigate();
  const { id } = useParams();
  const [pageId] = useState(Number(id));
  const follow = useCallback((shown: number) => void navigate(`/edit/${shown}`, { replace: true }), [navigate]);
  const leave = useCallback(() => void navigate('/'), [navigate]);
  return (
    <div className={styles.global}>
      <OpenEditor pageId={pageId} startView="all" onPage={follow} onLeave={leave} />
    </div>
  );
}
