import { bringIn, type LeftOutRow } from '@pagewright/contract/left-out';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { notify } from '../../app/toasts/notify.ts';
import type { ShowPage } from '../pages/use-show-page.ts';
import { LeftOutList } from './LeftOutList.tsx';
import styles from './left-out.module.css';
import { type LeftOutFilter, type LeftOutOf, leftOutQuery } from './left-out-queries.ts';

interface LeftOutDialogProps {
  readonly of: LeftOutOf;
  readonly showPage: ShowPage;
  readonly onClose: () => void;
}

/** What the content says and no page shows, by its headings, each with why; a click puts it onto a page. */
export function LeftOutDialog({ of, showPage, onClose }: LeftOutDialogProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<LeftOutFilter>({ search: '', reason: undefined });
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    leftOutQuery(of, useDeferredValue(filter)),
  );
  const list = useRef<HTMLDivElement>(null);
  const bringing = useBringIn(of.projectId, showPage);
  const first = data?.pages[0];
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  useFocusOnNext(list, bringing.taken, rows);
  return (
    <KitModal title={t('left-out.title')} footer={null} onCancel={onClose} width={760}>
      <div className={styles.dialog} aria-busy={isPending}>
        {isPending && <output>{t('left-out.loading')}</output>}
        {error && !data && (
          <div className={styles.notice} role="alert">
            <p>{t('left-out.failed', { reason: errorText(error) })}</p>
            <Button onClick={() => void refetch()}>{t('left-out.again')}</Button>
          </div>
        )}
        {first && (
          <>
            <output className={styles.counts} data-testid="left-out-counts">
              {t('report.onPages', { shown: first.total - first.leftOut, total: first.total })}
            </output>
            <progress max={Math.max(1, first.total)} value={first.total - first.leftOut} aria-hidden />
            {first.leftOut > 0 && <Filter filter={filter} reasons={first.reasons} onChange={setFilter} />}
            {first.leftOut === 0 && <p className={styles.notice}>{t('left-out.empty')}</p>}
            {first.leftOut > 0 && first.found === 0 && <p className={styles.notice}>{t('left-out.nothingFound')}</p>}
            <div ref={list} className={styles.scroll}>
              <LeftOutList projectId={of.projectId} rows={rows} busy={bringing.row} onBringIn={bringing.start} />
              {hasNextPage && (
                <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t('left-out.more')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </KitModal>
  );
}

interface FilterProps {
  readonly filter: LeftOutFilter;
  readonly reasons: readonly { readonly reason: LeftOutRow['reason']; readonly statements: number }[];
  readonly onChange: (filter: LeftOutFilter) => void;
}

function Filter({ filter, reasons, onChange }: FilterProps) {
  const { t } = useTranslation();
  const choices = reasons.map(({ reason, statements }) => ({
    value: reason,
    label: `${t(`left-out.reasons.${reason}`)} (${statements})`,
  }));
  return (
    <div className={styles.filter}>
      <Input.Search
        allowClear
        value={filter.search}
        maxLength={200}
        placeholder={t('left-out.search')}
        aria-label={t('left-out.search')}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <Select<LeftOutRow['reason'] | ''>
        value={filter.reason ?? ''}
        aria-label={t('left-out.reason')}
        getPopupContainer={overlayContainer}
        options={[{ value: '', label: t('left-out.all') }, ...choices]}
        onChange={(reason) => onChange({ ...filter, reason: reason === '' ? undefined : reason })}
      />
    </div>
  );
}

interface Bringing {
  /** The statement that is on its way. */
  readonly row: string | undefined;
  /** That which arrived last, and where in the list it stood. */
  readonly taken: { readonly id: string; readonly place: number } | undefined;
  start(row: LeftOutRow, place: number): void;
}

/** Puts statements onto pages, one after the other, and says where each of them went. */
function useBringIn(projectId: number, showPage: ShowPage): Bringing {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<Bringing['taken']>();
  const { mutate, isPending, variables } = useMutation({
    // Never at the same time as a new design.
    scope: { id: `redesign-${projectId}` },
    mutationFn: ({ row }: { row: LeftOutRow; place: number }) => api.call(bringIn, { body: { projectId, id: row.id } }),
    onSuccess: async (to, { row, place }) => {
      notify.success(t(to.isNew ? 'left-out.new' : 'left-out.there', { number: to.pageNumber }));
      await showPage(to);
      setTaken({ id: row.id, place });
    },
    onError: (error) => notify.error(error),
  });
  return { row: isPending ? variables.row.id : undefined, taken, start: (row, place) => mutate({ row, place }) };
}

/** The keyboard goes on at the statement that took the place of the one that went. */
function useFocusOnNext(
  list: { readonly current: HTMLElement | null },
  taken: Bringing['taken'],
  rows: readonly LeftOutRow[],
): void {
  const done = useRef<Bringing['taken']>(undefined);
  useEffect(() => {
    if (!taken || done.current === taken || rows.some(({ id }) => id === taken.id)) return;
    done.current = taken;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-bring-in]');
    const next = buttons?.[Math.min(taken.place, buttons.length - 1)];
    if (next) next.focus();
    else list.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [list, taken, rows]);
}
