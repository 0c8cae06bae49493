import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { OpenEditor } from './OpenEditor.tsx';

/** The page editor at /create/page/{id} (spec §2). */
export function EditorScreen() {
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate('/'), [navigate]);
  return <OpenEditor pageId={Number(useParams().id)} startView="page" onLeave={leave} />;
}
