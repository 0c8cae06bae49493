import type { Project } from '@pagewright/contract/projects';
import { Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../../app/i18n/language.ts';
import { StatusIcon } from '../StatusIcon.tsx';
import styles from './library.module.css';
import type { ProjectsProps } from './ProjectCards.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { StatusTag } from './StatusTag.tsx';
import { shownDay, shownPeriod } from './shown-dates.ts';

/** px below which the table scrolls sideways within itself. */
const TABLE_WIDTH = 760;

/** Projects as a table. */
export function ProjectTable({ projects, nameOf, marked, onMark, onAction }: ProjectsProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const columns: TableColumnsType<Project> = [
    {
      key: 'name',
      title: t('project.name'),
      render: (_, project) => (
        <button type="button" className={styles.nameCell} onClick={() => onAction('open', project)}>
          <StatusIcon status={project.status} />
          <span title={project.name}>{nameOf(project)}</span>
        </button>
      ),
    },
    {
      key: 'status',
      title: t('library.form.status'),
      width: 120,
      render: (_, project) => <StatusTag status={project.projectStatus} />,
    },
    {
      key: 'dates',
      title: t('library.list.dates'),
      width: 220,
      render: (_, project) =>
        shownPeriod(project, language) ?? <span className={styles.quiet}>{t('library.list.noDates')}</span>,
    },
    { key: 'pages', title: t('library.list.pageTotal'), width: 90, align: 'right', dataIndex: 'pageCount' },
    {
      key: 'updated',
      title: t('library.list.lastChange'),
      width: 140,
      render: (_, project) => shownDay(project.updateTime, language),
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('library.list.actions')}</span>,
      width: 60,
      render: (_, project) => <ProjectMenu name={nameOf(project)} onAction={(action) => onAction(action, project)} />,
    },
  ];
  return (
    <Table<Project>
      rowKey="id"
      className={styles.table}
      columns={columns}
      dataSource={projects}
      pagination={false}
      scroll={{ x: TABLE_WIDTH }}
      rowSelection={{
        selectedRowKeys: [...marked],
        preserveSelectedRowKeys: true,
        onChange: (keys) => onMark(keys.map(Number)),
        getCheckboxProps: (project) => ({ 'aria-label': t('library.list.markNamed', { name: nameOf(project) }) }),
        getTitleCheckboxProps: () => ({ 'aria-label': t('project.markAll') }),
      }}
    />
  );
}
