import { POINT_MOVES, type PointMove } from '@pagewright/contract/points';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pagination, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../app/api/error-text.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { overlayContainer } from '../../../app/kit/overlay-container.ts';
import { Notice } from '../../../app/layouts/Notice.tsx';
import { PointsRow } from './PointsRow.tsx';
import styles from './points.module.css';
import { PAGE_SIZE, pointsQuery } from './points-query.ts';
import { usePointsFilter } from './use-points-filter.ts';

/** Where the person's points came from and went, newest first. */
export function PointsScreen() {
  const { t, i18n } = useTranslation();
  const { filter, isFiltered, change, clear } = usePointsFilter();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...pointsQuery(filter),
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return (
      <Notice mark="!" title={t('accounts.points.failed')} text={errorText(error)}>
        <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
      </Notice>
    );
  }
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div className={styles.screen} aria-busy={isPending || isPlaceholderData}>
      <h1>{t('accounts.points.title')}</h1>
      {data && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('accounts.points.available')}</dt>
            <dd data-testid="points-available">{number.format(data.available)}</dd>
          </div>
          <div>
            <dt>{t('accounts.points.reserved')}</dt>
            <dd>{number.format(data.reserved)}</dd>
          </div>
          {data.monthly > 0 && (
            <div>
              <dt>{t('accounts.points.monthly')}</dt>
              <dd>+{number.format(data.monthly)}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={styles.filters}>
        <Select<PointMove | ''>
          value={filter.move ?? ''}
          aria-label={t('accounts.points.filter')}
          getPopupContainer={overlayContainer}
          popupMatchSelectWidth={false}
          options={['' as const, ...POINT_MOVES].map((value) => ({
            value,
            label: t(value === '' ? 'accounts.points.all' : `accounts.points.move.${value}`),
          }))}
          onChange={(move) => change({ move: move || undefined })}
          data-testid="points-move"
        />
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {t(`accounts.points.${end}`)}
            <input
              type="date"
              value={filter[end] ?? ''}
              onChange={({ target }) => change({ [end]: target.value || undefined })}
            />
          </label>
        ))}
        {isFiltered && (
          <Button look="text" onClick={clear}>
            {t('accounts.points.clear')}
          </Button>
        )}
      </div>
      {data && data.movements.length === 0 && (
        <p className={styles.empty}>{t(isFiltered ? 'accounts.points.noneFit' : 'accounts.points.none')}</p>
      )}
      <ol className={styles.rows} data-testid="points-rows">
        {data?.movements.map((movement) => (
          <PointsRow key={movement.id} movement={movement} />
        ))}
      </ol>
      {data && data.total > PAGE_SIZE && (
        <Pagination
          align="center"
          current={filter.page}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          responsive
          onChange={(page) => change({ page })}
        />
      )}
    </div>
  );
}
