import type { Project } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../../app/i18n/language.ts';
import { StatusIcon } from '../StatusIcon.tsx';
import styles from './library.module.css';
import type { ProjectsProps } from './ProjectCards.tsx';
import { type ProjectAction, ProjectMenu } from './ProjectMenu.tsx';
import { StatusTag } from './StatusTag.tsx';
import { shownDay, shownPeriod } from './shown-dates.ts';

/** Projects as a table. Not the kit's, which measures by a style element without a nonce. */
export function ProjectTable({ projects, nameOf, marked, onMark, onAction }: ProjectsProps) {
  const { t } = useTranslation();
  const ids = projects.map(({ id }) => id);
  const isAll = ids.every((id) => marked.has(id));
  const others = [...marked].filter((id) => !ids.includes(id));
  const mark = (id: number, isMarked: boolean) =>
    onMark(isMarked ? [...marked, id] : [...marked].filter((one) => one !== id));
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            <th className={styles.markCell}>
              <input
                type="checkbox"
                checked={isAll}
                aria-label={t('project.markAll')}
                onChange={() => onMark(isAll ? others : [...others, ...ids])}
              />
            </th>
            <th>{t('project.name')}</th>
            <th>{t('library.form.status')}</th>
            <th>{t('library.list.dates')}</th>
            <th className={styles.number}>{t('library.list.pageTotal')}</th>
            <th>{t('library.list.lastChange')}</th>
            <th>
              <span className="visually-hidden">{t('library.list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <TableRow
              key={project.id}
              project={project}
              name={nameOf(project)}
              marked={marked.has(project.id)}
              onMark={(isMarked) => mark(project.id, isMarked)}
              onAction={(action) => onAction(action, project)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps {
  readonly project: Project;
  readonly name: string;
  readonly marked: boolean;
  readonly onMark: (marked: boolean) => void;
  readonly onAction: (action: ProjectAction) => void;
}

function TableRow({ project, name, marked, onMark, onAction }: TableRowProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const period = shownPeriod(project, language);
  return (
    <tr data-marked={marked || undefined} data-testid="project-line">
      <td className={styles.markCell}>
        <input
          type="checkbox"
          checked={marked}
          aria-label={t('library.list.markNamed', { name })}
          onChange={(event) => onMark(event.target.checked)}
        />
      </td>
      <td>
        <button type="button" className={styles.nameCell} onClick={() => onAction('open')}>
          <StatusIcon status={project.status} />
          <span title={project.name}>{name}</span>
        </button>
      </td>
      <td>
        <StatusTag status={project.projectStatus} />
      </td>
      <td>{period ?? <span className={styles.quiet}>{t('library.list.noDates')}</span>}</td>
      <td className={styles.number}>{project.pageCount}</td>
      <td>{shownDay(project.updateTime, language)}</td>
      <td>
        <ProjectMenu name={name} onAction={onAction} />
      </td>
    </tr>
  );
}
