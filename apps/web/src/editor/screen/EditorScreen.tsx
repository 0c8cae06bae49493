import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { workspace } from '../../features/projects/workspace.ts';
import { OpenEditor } from './OpenEditor.tsx';

/** The page editor at /create/page/{id} (spec §2). */
export function EditorScreen() {
  const navigate = useNavigate();
  const leave = useCallback(
    (projectId: number | undefined) => {
      if (projectId !== undefined) workspace.setSelected(projectId);
      void navigate('/');
    },
    [navigate],
  );
  return <OpenEditor pageId={Number(useParams().id)} startView="page" onLeave={leave} />;
}
