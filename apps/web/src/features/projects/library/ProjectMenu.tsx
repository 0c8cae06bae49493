import {
  ApiOutlined,
  CloudUploadOutlined,
  DeleteOutlined,
  EditOutlined,
  EllipsisOutlined,
  FolderOpenOutlined,
  SnippetsOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { KitDropdown } from '../../../app/kit/KitDropdown.tsx';
import styles from './library.module.css';

export type ProjectAction = 'open' | 'edit' | 'engine' | 'publish' | 'template' | 'delete';

/** What can be done with a project, behind three dots. */
export function ProjectMenu({ name, onAction }: { name: string; onAction: (action: ProjectAction) => void }) {
  const { t } = useTranslation();
  const items = [
    { key: 'open', icon: <FolderOpenOutlined />, label: t('library.list.open') },
    { key: 'edit', icon: <EditOutlined />, label: t('library.list.edit') },
    { key: 'engine', icon: <ApiOutlined />, label: t('library.list.engine') },
    { key: 'publish', icon: <CloudUploadOutlined />, label: t('panel.publish') },
    { key: 'template', icon: <SnippetsOutlined />, label: t('library.template.saveAs') },
    { type: 'divider' as const },
    { key: 'delete', icon: <DeleteOutlined />, label: t('project.delete'), danger: true },
  ];
  return (
    <KitDropdown placement="bottomRight" menu={{ items, onClick: ({ key }) => onAction(key as ProjectAction) }}>
      <button type="button" className={styles.more} aria-label={t('library.list.menuNamed', { name })}>
        <EllipsisOutlined />
      </button>
    </KitDropdown>
  );
}
