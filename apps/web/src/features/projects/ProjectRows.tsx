import type { Project } from '@pagewright/contract/projects';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProjectRow, type RowActions } from './ProjectRow.tsx';
import styles from './projects.module.css';
import { useTimeBeside } from './use-shown-name.ts';
import { useShownRow, useVisibleRows } from './use-visible-rows.ts';
import { useWorkspace } from './workspace.ts';

/** px, as the style sheet has it. */
const ROW_HEIGHT = 38;

interface ProjectRowsProps {
  readonly projects: readonly Project[];
  readonly nameOf: (project: Project) => string;
  readonly marked: ReadonlySet<number> | undefined;
  readonly actions: RowActions;
}

/** The rows in view of a list of any length. */
export function ProjectRows({ projects, nameOf, marked, actions }: ProjectRowsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const timeOf = useTimeBeside();
  const selectedId = useWorkspace((state) => state.selectedId);
  const rows = useVisibleRows(list, { count: projects.length, height: ROW_HEIGHT });
  useShownRow(
    list,
    projects.findIndex(({ id }) => id === selectedId),
    ROW_HEIGHT,
  );
  return (
    <ul ref={list} className={styles.list} aria-label={t('project.list')}>
      {rows.above > 0 && <li aria-hidden style={{ height: rows.above }} />}
      {projects.slice(rows.first, rows.end).map((project, index) => (
        <ProjectRow
          key={project.id}
          project={project}
          shownName={nameOf(project)}
          shownTime={timeOf(project)}
          selected={project.id === selectedId}
          marked={marked?.has(project.id)}
          actions={actions}
          position={rows.first + index + 1}
          total={projects.length}
        />
      ))}
      {rows.below > 0 && <li aria-hidden style={{ height: rows.below }} />}
    </ul>
  );
}
