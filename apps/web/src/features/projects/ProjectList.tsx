import { PlusOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { loginPath } from '../../app/session/redirect-target.ts';
import { useSession } from '../../app/session/session.ts';
import { ListHead } from './ListHead.tsx';
import { MarkBar } from './MarkBar.tsx';
import { ProjectRows } from './ProjectRows.tsx';
import { useCreateProject, useEditProject, useProjects } from './project-queries.ts';
import styles from './projects.module.css';
import { isFound } from './search-projects.ts';
import { useMarks } from './use-marks.ts';
import { useProjectSwitch } from './use-project-switch.ts';
import { useShownName } from './use-shown-name.ts';

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
  const [search, setSearch] = useState('');
  const marks = useMarks();
  const [doomed, setDoomed] = useState<readonly Project[]>([]);
  const { open, create } = useOpening(onSelected);
  const edit = useEditProject().mutate;
  const shown = useMemo(() => data?.filter((one) => isFound(one, nameOf(one), search)) ?? [], [data, nameOf, search]);
  const actions = useMemo(
    () => ({
      select: open,
      rename: (id: number, name: string) => edit({ id, name }),
      remove: (project: Project) => setDoomed([project]),
      mark: marks.mark,
    }),
    [open, edit, marks.mark],
  );
  return (
    <>
      <div className={styles.create}>
        <Button look="primary" wide icon={<PlusOutlined />} busy={create.isPending} onClick={create.start}>
          {t('project.create')}
        </Button>
      </div>
      <ListHead total={data?.length ?? 0} search={search} onSearch={setSearch} marks={marks} onLeave={onSelected} />
      {isPending && <ListSkeleton />}
      {error && !data && (
        <div className={styles.prompt}>
          <p>{errorText(error)}</p>
          <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
        </div>
      )}
      {data?.length === 0 && <p className={styles.empty}>{t('project.empty')}</p>}
      {data && data.length > 0 && shown.length === 0 && <p className={styles.empty}>{t('project.searchEmpty')}</p>}
      <ProjectRows projects={shown} nameOf={nameOf} marked={marks.marked} actions={actions} />
      {marks.marked && (
        <MarkBar
          total={marks.marked.size}
          isAll={shown.length > 0 && shown.every(({ id }) => marks.marked?.has(id))}
          onAll={(all) => marks.set(all ? shown.map(({ id }) => id) : [])}
          onDelete={() => setDoomed(data?.filter(({ id }) => marks.marked?.has(id)) ?? [])}
          onClose={marks.stop}
        />
      )}
      <Suspense>
        {doomed.length > 0 && (
          <DeleteDialog
            projects={doomed.map((project) => ({ id: project.id, shownName: nameOf(project) }))}
            onClose={() => setDoomed([])}
            onDeleted={marks.stop}
          />
        )}
      </Suspense>
    </>
  );
}

/** Opening a project, or a new one, leads to its pages. */
function useOpening(onSelected: () => void) {
  const navigate = useNavigate();
  const switchTo = useProjectSwitch();
  const { mutate, isPending } = useCreateProject();
  const leave = () => {
    onSelected();
    void navigate('/');
  };
  const open = useCallback((id: number) => {
    leave();
    void switchTo(id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- none of them ever means something else
  }, []);
  return { open, create: { isPending, start: () => mutate({}, { onSuccess: leave }) } };
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
