import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameField } from './NameField.tsx';
import styles from './projects.module.css';
import { StatusIcon } from './StatusIcon.tsx';

/** What a row can do; the same object as long as nothing of it changes, so that rows stay as they are. */
export interface RowActions {
  select(id: number): void;
  rename(id: number, name: string): void;
  remove(project: Project): void;
  mark(id: number, marked: boolean): void;
}

interface ProjectRowProps {
  readonly project: Project;
  readonly shownName: string;
  /** Stands small beside a name that does not say when it was begun; empty for those that do. */
  readonly shownTime: string;
  readonly selected: boolean;
  /** Whether it is marked for deleting; undefined where nothing is being marked. */
  readonly marked: boolean | undefined;
  readonly actions: RowActions;
  /** Place in the whole list, from 1, and its length: the list draws only the rows in view. */
  readonly position: number;
  readonly total: number;
}

/** One project of the list: status, name, rename and delete. */
export const ProjectRow = memo(function ProjectRow(props: ProjectRowProps) {
  const { project, shownName, shownTime, selected, marked, actions } = props;
  const [renaming, setRenaming] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  const finish = (text: string | undefined) => {
    setRenaming(false);
    if (text !== undefined) actions.rename(project.id, text);
    // The keyboard goes on where it was.
    requestAnimationFrame(() => document.activeElement === document.body && name.current?.focus());
  };
  return (
    <li
      className={styles.row}
      data-selected={selected || undefined}
      data-testid="project-row"
      aria-setsize={props.total}
      aria-posinset={props.position}
    >
      {marked !== undefined && (
        <MarkRow {...props} marked={marked} onMark={(value) => actions.mark(project.id, value)} />
      )}
      {marked === undefined && renaming && <NameField name={project.name} onDone={finish} />}
      {marked === undefined && !renaming && (
        <>
          <button
            ref={name}
            type="button"
            className={styles.select}
            aria-current={selected || undefined}
            title={project.name}
            onClick={() => actions.select(project.id)}
            onDoubleClick={() => setRenaming(true)}
            onKeyDown={(event) => event.key === 'F2' && setRenaming(true)}
          >
            <StatusIcon status={project.status} />
            <span className={styles.name} data-testid="project-name">
              {shownName}
            </span>
            {shownTime && (
              <small className={styles.time} aria-hidden>
                {shownTime}
              </small>
            )}
          </button>
          <Tools shownName={shownName} onRename={() => setRenaming(true)} onRemove={() => actions.remove(project)} />
        </>
      )}
    </li>
  );
});

function MarkRow(props: { project: Project; shownName: string; marked: boolean; onMark: (marked: boolean) => void }) {
  return (
    <label className={styles.select}>
      <input type="checkbox" checked={props.marked} onChange={(event) => props.onMark(event.target.checked)} />
      <StatusIcon status={props.project.status} />
      <span className={styles.name} data-testid="project-name">
        {props.shownName}
      </span>
    </label>
  );
}

function Tools({ shownName, onRename, onRemove }: { shownName: string; onRename: () => void; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <span className={styles.tools}>
      <button type="button" onClick={onRename} aria-label={t('project.renameNamed', { name: shownName })}>
        <EditOutlined />
      </button>
      <button type="button" onClick={onRemove} aria-label={t('project.deleteNamed', { name: shownName })}>
        <DeleteOutlined />
      </button>
    </span>
  );
}
