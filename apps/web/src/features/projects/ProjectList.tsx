import { PlusOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { loginPath } from '../../app/session/redirect-target.ts';
import { useSession } from '../../app/session/session.ts';
import { ProjectRow } from './ProjectRow.tsx';
import { useCreateProject, useProjects, useRenameProject } from './project-queries.ts';
import styles from './projects.module.css';
import { useProjectSwitch } from './use-project-switch.ts';
import { useShownName } from './use-shown-name.ts';
import { useWorkspace } from './workspace.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

/** The sidebar's content: create button and project list, or a login prompt. */
export function ProjectList({ onSelected }: { onSelected: () => void }) {
  const session = useSession();
  return session ? <OwnProjects onSelected={onSelected} /> : <LoginPrompt />;
}

function OwnProjects({ onSelected }: { onSelected: () => void }) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useProjects();
  const nameOf = useShownName();
  const create = useCreateProject();
  const rename = useRenameProject();
  const [doomed, setDoomed] = useState<Project>();
  const switchTo = useProjectSwitch();
  const navigate = useNavigate();
  const selectedId = useWorkspace((state) => state.selectedId);

  const select = (id: number) => {
    onSelected();
    void navigate('/');
    void switchTo(id);
  };
  const add = () =>
    create.mutate(undefined, {
      onSuccess: () => {
        onSelected();
        void navigate('/');
      },
    });
  return (
    <>
      <div className={styles.create}>
        <Button look="primary" wide icon={<PlusOutlined />} busy={create.isPending} onClick={add}>
          {t('project.create')}
        </Button>
      </div>
      <h2 className={styles.heading}>{t('project.list')}</h2>
      {isPending && <ListSkeleton />}
      {error && !data && (
        <div className={styles.prompt}>
          <p>{errorText(error)}</p>
          <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
        </div>
      )}
      {data?.length === 0 && <p className={styles.empty}>{t('project.empty')}</p>}
      <ul className={styles.list}>
        {data?.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            shownName={nameOf(project)}
            selected={project.id === selectedId}
            onSelect={() => select(project.id)}
            onRename={(name) => rename.mutate({ id: project.id, name })}
            onRemove={() => setDoomed(project)}
          />
        ))}
      </ul>
      <Suspense>
        {doomed && <DeleteDialog project={doomed} shownName={nameOf(doomed)} onClose={() => setDoomed(undefined)} />}
      </Suspense>
    </>
  );
}

function LoginPrompt() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.prompt}>
      <p>{t('project.loginPrompt')}</p>
      <Button wide onClick={() => void navigate(loginPath(pathname + search))}>
        {t('account.login')}
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <span />
      <span />
      <span />
    </div>
  );
}
