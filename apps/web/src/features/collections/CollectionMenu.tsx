import {
  CloudUploadOutlined,
  DeleteOutlined,
  EditOutlined,
  EllipsisOutlined,
  EyeOutlined,
  LinkOutlined,
} from '@ant-design/icons';
import type { Collection } from '@pagewright/contract/collections';
import { useTranslation } from 'react-i18next';
import { KitDropdown } from '../../app/kit/KitDropdown.tsx';
import library from '../projects/library/library.module.css';

export type CollectionAction = 'open' | 'copy' | 'edit' | 'publish' | 'unpublish';

interface CollectionMenuProps {
  readonly collection: Collection;
  readonly onAction: (action: CollectionAction) => void;
}

/** What can be done with a published work of one's own, behind three dots. */
export function CollectionMenu({ collection: { name, projectId }, onAction }: CollectionMenuProps) {
  const { t } = useTranslation();
  const items = [
    { key: 'open', icon: <EyeOutlined />, label: t('library.list.open') },
    { key: 'copy', icon: <LinkOutlined />, label: t('collections.copyLink') },
    { key: 'edit', icon: <EditOutlined />, label: t('library.list.edit') },
    // Where the project is gone there is nothing to publish it from.
    ...(projectId === null
      ? []
      : [{ key: 'publish', icon: <CloudUploadOutlined />, label: t('collections.publishAnew') }]),
    { type: 'divider' as const },
    { key: 'unpublish', icon: <DeleteOutlined />, label: t('collections.unpublish'), danger: true },
  ];
  return (
    <KitDropdown placement="bottomRight" menu={{ items, onClick: ({ key }) => onAction(key as CollectionAction) }}>
      <button type="button" className={library.more} aria-label={t('library.list.menuNamed', { name })}>
        <EllipsisOutlined />
      </button>
    </KitDropdown>
  );
}
