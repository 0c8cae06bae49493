import type { Project } from '@pagewright/contract/projects';
import { Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../app/api/error-text.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { asLanguage } from '../../../app/i18n/language.ts';
import { Notice } from '../../../app/layouts/Notice.tsx';
import { MarkBar } from '../MarkBar.tsx';
import { useProjects } from '../project-queries.ts';
import { useProjectSwitch } from '../use-project-switch.ts';
import { useShownName } from '../use-shown-name.ts';
import { LibraryToolbar } from './LibraryToolbar.tsx';
import styles from './library.module.css';
import { FIRST_VIEW, type LibraryView, viewedProjects } from './library-view.ts';
import { ProjectCards } from './ProjectCards.tsx';
import { type OpenDialog, ProjectDialogs } from './ProjectDialogs.tsx';
import type { ProjectAction } from './ProjectMenu.tsx';
import { ProjectTable } from './ProjectTable.tsx';

/** Projects on one page of the list. */
const PAGE_SIZE = 24;

interface ProjectLibraryProps {
  readonly view: LibraryView;
  readonly onChange: (change: Partial<LibraryView>) => void;
  readonly onCreate: () => void;
}

/** The person's projects, searched, sorted and filtered, to open, change and delete. */
export function ProjectLibrary({ view, onChange, onCreate }: ProjectLibraryProps) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useProjects();
  const nameOf = useShownName();
  const [marks, setMarks] = useState<readonly number[]>([]);
  const [dialog, setDialog] = useState<OpenDialog>();
  const open = useOpen();

  if (error && !data) {
    return (
      <Notice title={t('library.list.failed')} text={errorText(error)}>
        <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
      </Notice>
    );
  }
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.length === 0) return <EmptyLibrary onCreate={onCreate} />;

  const found = viewedProjects(data, view, { nameOf, language: asLanguage(i18n.language) });
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / PAGE_SIZE)));
  const projects = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  // Marks of projects that are gone or filtered out must not be deleted unseen.
  const marked = new Set(found.map(({ id }) => id).filter((id) => marks.includes(id)));
  const act = (action: ProjectAction, project: Project) => {
    if (action === 'open') open(project.id);
    else setDialog({ action, projects: [project] });
  };
  const shown = { projects, nameOf, marked, onMark: setMarks, onAction: act };
  return (
    <div className={styles.list}>
      <LibraryToolbar view={view} onChange={onChange} />
      {found.length === 0 && <NoMatch onClear={() => onChange({ ...FIRST_VIEW, layout: view.layout })} />}
      {found.length > 0 && (view.layout === 'table' ? <ProjectTable {...shown} /> : <ProjectCards {...shown} />)}
      {found.length > PAGE_SIZE && (
        <Pagination
          className={styles.pages}
          current={page}
          total={found.length}
          pageSize={PAGE_SIZE}
          showSizeChanger={false}
          onChange={(next) => onChange({ page: next })}
        />
      )}
      {marked.size > 0 && (
        <div className={styles.markBar}>
          <MarkBar
            total={marked.size}
            isAll={marked.size === found.length}
            onAll={(all) => setMarks(all ? found.map(({ id }) => id) : [])}
            onDelete={() => setDialog({ action: 'delete', projects: found.filter(({ id }) => marked.has(id)) })}
            onClose={() => setMarks([])}
          />
        </div>
      )}
      {dialog && (
        <ProjectDialogs
          dialog={dialog}
          nameOf={nameOf}
          onClose={() => setDialog(undefined)}
          onDeleted={() => setMarks([])}
        />
      )}
    </div>
  );
}

/** A project's pages stand at home. */
function useOpen(): (id: number) => void {
  const navigate = useNavigate();
  const switchTo = useProjectSwitch();
  return async (id) => {
    if (await switchTo(id)) await navigate('/');
  };
}

function EmptyLibrary({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice title={t('library.list.empty')} text={t('library.list.emptyText')}>
      <Button look="primary" onClick={onCreate}>
        {t('project.create')}
      </Button>
    </Notice>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice title={t('library.list.noMatch')} text={t('library.list.noMatchText')}>
      <Button onClick={onClear}>{t('library.list.clear')}</Button>
    </Notice>
  );
}
