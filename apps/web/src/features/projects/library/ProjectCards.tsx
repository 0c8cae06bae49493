import { CalendarOutlined } from '@ant-design/icons';
import type { Project } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../../app/i18n/language.ts';
import { StatusIcon } from '../StatusIcon.tsx';
import styles from './library.module.css';
import { type ProjectAction, ProjectMenu } from './ProjectMenu.tsx';
import { ProjectThumbnail } from './ProjectThumbnail.tsx';
import { StatusTag } from './StatusTag.tsx';
import { shownDay, shownPeriod } from './shown-dates.ts';

export interface ProjectsProps {
  readonly projects: readonly Project[];
  readonly nameOf: (project: Project) => string;
  readonly marked: ReadonlySet<number>;
  readonly onMark: (ids: readonly number[]) => void;
  readonly onAction: (action: ProjectAction, project: Project) => void;
}

/** Projects as cards with their first page. */
export function ProjectCards({ projects, nameOf, marked, onMark, onAction }: ProjectsProps) {
  const mark = (id: number, isMarked: boolean) =>
    onMark(isMarked ? [...marked, id] : [...marked].filter((one) => one !== id));
  return (
    <ul className={styles.cards}>
      {projects.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          name={nameOf(project)}
          marked={marked.has(project.id)}
          onMark={(isMarked) => mark(project.id, isMarked)}
          onAction={(action) => onAction(action, project)}
        />
      ))}
    </ul>
  );
}

interface ProjectCardProps {
  readonly project: Project;
  readonly name: string;
  readonly marked: boolean;
  readonly onMark: (marked: boolean) => void;
  readonly onAction: (action: ProjectAction) => void;
}

function ProjectCard({ project, name, marked, onMark, onAction }: ProjectCardProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const period = shownPeriod(project, language);
  return (
    <li className={styles.card} data-marked={marked || undefined} data-testid="project-card">
      <ProjectThumbnail project={project} />
      {/* Over the thumbnail: the words of a page are not the button's. */}
      <button
        type="button"
        className={styles.open}
        aria-label={t('library.list.openNamed', { name })}
        onClick={() => onAction('open')}
      />
      <input
        type="checkbox"
        className={styles.mark}
        checked={marked}
        aria-label={t('library.list.markNamed', { name })}
        onChange={(event) => onMark(event.target.checked)}
      />
      <div className={styles.about}>
        <div className={styles.nameLine}>
          <StatusIcon status={project.status} />
          <h2 title={project.name}>{name}</h2>
          <ProjectMenu name={name} onAction={onAction} />
        </div>
        <div className={styles.facts}>
          <StatusTag status={project.projectStatus} />
          <PageTotal total={project.pageCount} />
        </div>
        <p className={styles.when}>
          {period && (
            <span>
              <CalendarOutlined /> {period}
            </span>
          )}
          <span>{t('library.list.updated', { date: shownDay(project.updateTime, language) })}</span>
        </p>
      </div>
    </li>
  );
}

function PageTotal({ total }: { total: number }) {
  const { t } = useTranslation();
  if (total === 0) return <span>{t('library.list.noPages')}</span>;
  return <span>{total === 1 ? t('library.list.onePage') : t('library.list.pages', { total })}</span>;
}
