import {
  CheckCircleFilled,
  ClockCircleOutlined,
  DeleteOutlined,
  EditOutlined,
  LoadingOutlined,
} from '@ant-design/icons';
import { GENERATION_STATUS, type Project } from '@pagewright/contract/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './projects.module.css';

interface ProjectRowProps {
  readonly project: Project;
  readonly shownName: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** One project of the list: status, name, rename and delete. */
export function ProjectRow(props: ProjectRowProps) {
  const { project, shownName, selected } = props;
  const { t } = useTranslation();
  const [renaming, setRenaming] = useState(false);
  return (
    <li className={styles.row} data-selected={selected || undefined} data-testid="project-row">
      {renaming ? (
        <NameField
          name={project.name}
          onDone={(name) => {
            setRenaming(false);
            // An empty trimmed name cancels the edit (spec §4).
            if (name && name !== project.name) props.onRename(name);
          }}
        />
      ) : (
        <>
          <button
            type="button"
            className={styles.select}
            aria-current={selected || undefined}
            title={project.name}
            onClick={props.onSelect}
            onDoubleClick={() => setRenaming(true)}
          >
            <StatusIcon status={project.status} />
            <span className={styles.name}>{shownName}</span>
          </button>
          <span className={styles.tools}>
            <button
              type="button"
              onClick={() => setRenaming(true)}
              aria-label={t('project.renameNamed', { name: shownName })}
            >
              <EditOutlined />
            </button>
            <button type="button" onClick={props.onRemove} aria-label={t('project.deleteNamed', { name: shownName })}>
              <DeleteOutlined />
            </button>
          </span>
        </>
      )}
    </li>
  );
}

/** Clock: not generated, spinner: generating, check: generated (spec §4). */
function StatusIcon({ status }: { status: number }) {
  const { t } = useTranslation();
  if (status === GENERATION_STATUS.generating) {
    return <LoadingOutlined className={styles.running} aria-label={t('project.status.generating')} />;
  }
  if (status === GENERATION_STATUS.generated) {
    return <CheckCircleFilled className={styles.done} aria-label={t('project.status.generated')} />;
  }
  return <ClockCircleOutlined className={styles.waiting} aria-label={t('project.status.notGenerated')} />;
}

/** Enter saves, Escape cancels, blur saves (spec §4). */
function NameField({ name, onDone }: { name: string; onDone: (name: string | undefined) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const [cancelled, setCancelled] = useState(false);
  return (
    <input
      className={styles.field}
      value={text}
      maxLength={100}
      aria-label={t('project.name')}
      ref={(field) => field?.focus()}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => onDone(cancelled ? undefined : text.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          setCancelled(true);
          onDone(undefined);
        }
      }}
    />
  );
}
