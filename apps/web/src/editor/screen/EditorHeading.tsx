import { useTranslation } from 'react-i18next';
import { useProjects } from '../../features/projects/project-queries.ts';
import { shownPage, useEditorState } from '../document/editor-context.ts';
import { pageTitle } from '../document/page-title.ts';

/** The editor's heading for screen readers: the document, and the page that is shown of it. */
export function EditorHeading({ projectId }: { projectId: number }) {
  const { t } = useTranslation();
  const { data: projects } = useProjects();
  const shown = useEditorState(shownPage);
  const name = projects?.find(({ id }) => id === projectId)?.name;
  const page = t('editor.onPage', { number: shown.pageNumber });
  return <h1 className="visually-hidden">{[name, page, pageTitle(shown)].filter(Boolean).join(' · ')}</h1>;
}
