import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { PROJECT_STATUSES } from '@pagewright/contract/projects';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LibrarySearch } from './LibrarySearch.tsx';
import styles from './library.module.css';
import { type LibraryView, type ProjectStatus, SORTS } from './library-view.ts';

/** "All statuses" in the list of statuses. */
const ALL = 'all';

/** Search, filter, order and layout. */
export function LibraryToolbar(props: { view: LibraryView; onChange: (change: Partial<LibraryView>) => void }) {
  const { view, onChange } = props;
  const { t } = useTranslation();
  const statuses = [
    { value: ALL, label: t('library.view.allStatuses') },
    ...PROJECT_STATUSES.map((value) => ({ value, label: t(`library.status.${value}`) })),
  ];
  const chooseStatus = (value: string) => onChange({ status: value === ALL ? undefined : (value as ProjectStatus) });
  return (
    <div className={styles.toolbar}>
      <LibrarySearch label={t('library.view.search')} value={view.search} onSearch={(search) => onChange({ search })} />
      <Select
        value={view.status ?? ALL}
        aria-label={t('library.view.status')}
        className={styles.filter}
        options={statuses}
        onChange={chooseStatus}
      />
      <Select
        value={view.sort}
        aria-label={t('library.view.sort')}
        className={styles.filter}
        options={SORTS.map((value) => ({ value, label: t(`library.sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <Segmented<LibraryView['layout']>
        value={view.layout}
        aria-label={t('library.view.layout')}
        options={[
          { value: 'cards', icon: <AppstoreOutlined aria-label={t('library.view.cards')} /> },
          { value: 'table', icon: <UnorderedListOutlined aria-label={t('library.view.table')} /> },
        ]}
        onChange={(layout) => onChange({ layout })}
      />
    </div>
  );
}
