import { AppstoreOutlined, CheckSquareOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchField } from '../../app/controls/SearchField.tsx';
import styles from './projects.module.css';
import type { Marks } from './use-marks.ts';

interface ListHeadProps {
  readonly total: number;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly marks: Marks;
  /** Told when the person goes to the library. */
  readonly onLeave: () => void;
}

/** Above the rows: the heading, the ways to the library and to marking, and the search. */
export function ListHead({ total, search, onSearch, marks, onLeave }: ListHeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('project.list')}</h2>
        {total > 1 && (
          <button
            type="button"
            className={styles.tool}
            aria-pressed={marks.marked !== undefined}
            aria-label={t('project.markSeveral')}
            title={t('project.markSeveral')}
            onClick={marks.marked ? marks.stop : marks.start}
          >
            <CheckSquareOutlined />
          </button>
        )}
        <Link
          to="/projects"
          className={styles.tool}
          aria-label={t('title.projects')}
          title={t('title.projects')}
          onClick={onLeave}
        >
          <AppstoreOutlined />
        </Link>
      </div>
      {total > 1 && (
        <SearchField className={styles.search} label={t('project.search')} value={search} onSearch={onSearch} />
      )}
    </>
  );
}
