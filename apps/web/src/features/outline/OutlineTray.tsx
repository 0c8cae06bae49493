import { PlusOutlined, UndoOutlined } from '@ant-design/icons';
import type { LeftOutRow } from '@pagewright/contract/left-out';
import type { OutlineSubject } from '@pagewright/contract/outlines';
import {
  broughtUnitId,
  type CardSource,
  type Dropped,
  droppedFrom,
  type OutlineCards,
  takesUnits,
} from '@pagewright/page/outline-cards';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { SearchField } from '../../app/controls/SearchField.tsx';
import styles from './outline.module.css';
import { isAddable, outlineLeftOutQuery } from './outline-queries.ts';
import { lineOf, placeOf, titleOf } from './unit-words.ts';

interface OutlineTrayProps {
  readonly projectId: number;
  readonly of: OutlineSubject;
  readonly cards: OutlineCards;
  readonly source: CardSource;
  readonly own: readonly string[];
  readonly onRestore: (dropped: Dropped) => void;
  /** @param card undefined for a new one */
  readonly onAdd: (row: LeftOutRow, card: string | undefined) => void;
}

/** What stands on no card: what the person took away, and what was left out of the outline. */
export function OutlineTray(props: OutlineTrayProps) {
  return (
    <aside className={styles.tray}>
      <Removed {...props} />
      <LeftOut {...props} />
    </aside>
  );
}

function Removed({ cards, source, onRestore }: OutlineTrayProps) {
  const { t } = useTranslation();
  const dropped = droppedFrom(source, cards);
  return (
    <section data-testid="outline-removed">
      <h2>{t('outline.out')}</h2>
      <p className={styles.quiet}>{dropped.length === 0 ? t('outline.nothingOut') : t('outline.outHint')}</p>
      <ul className={styles.out}>
        {dropped.flatMap((one) => {
          if (one.isPage) {
            const text = source.briefs.get(one.briefId)?.title.text ?? '';
            return [<Row key={one.briefId} text={text} isPage onRestore={() => onRestore(one)} />];
          }
          return one.units.map((unit) => {
            const { text, mark } = lineOf(unit);
            const words = text || (mark ? t(`outline.${mark}`) : '');
            return <Row key={unit.id} text={words} onRestore={() => onRestore({ ...one, units: [unit] })} />;
          });
        })}
      </ul>
    </section>
  );
}

function Row({ text, isPage = false, onRestore }: { text: string; isPage?: boolean; onRestore: () => void }) {
  const { t } = useTranslation();
  const label = t(isPage ? 'outline.restorePage' : 'outline.restoreUnit', { text: text.slice(0, 60) });
  return (
    <li data-page={isPage || undefined}>
      <span>{text}</span>
      <Button look="text" icon={<UndoOutlined />} aria-label={label} title={label} onClick={onRestore} />
    </li>
  );
}

function LeftOut({ projectId, of, cards, source, own, onAdd }: OutlineTrayProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(outlineLeftOutQuery(projectId, of, useDeferredValue(search)));
  const used = new Set(cards.flatMap(({ units }) => units));
  const rows = (list.data?.pages ?? []).flatMap((page) => page.rows).filter(isAddable);
  const free = rows.filter(({ id }) => !used.has(broughtUnitId(id)));
  const isEmpty = list.data !== undefined && free.length === 0 && search === '' && !list.hasNextPage;
  const targets = cards.flatMap((card, index) =>
    takesUnits(source, card) && !own.includes(card.id) ? [{ card, number: index + 1 }] : [],
  );
  return (
    <section data-testid="outline-left-out" aria-busy={list.isPending}>
      <h2>{t('outline.leftOut')}</h2>
      <p className={styles.quiet}>{isEmpty ? t('outline.leftOutNone') : t('outline.leftOutHint')}</p>
      {list.isPending && <output>{t('outline.loading')}</output>}
      {list.error && !list.data && (
        <div role="alert" className={styles.quiet}>
          <p>{t('outline.leftOutFailed', { reason: errorText(list.error) })}</p>
          <Button onClick={() => void list.refetch()}>{t('outline.again')}</Button>
        </div>
      )}
      {list.data && !isEmpty && <SearchField value={search} onSearch={setSearch} label={t('outline.search')} />}
      <ul className={styles.out}>
        {free.map((row) => (
          <li key={row.id} title={t('outline.place', { place: placeOf(row.origin) })}>
            <span>{row.text}</span>
            <AddTo row={row} targets={targets} source={source} onAdd={onAdd} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('outline.more')}
        </Button>
      )}
    </section>
  );
}

interface AddToProps extends Pick<OutlineTrayProps, 'source' | 'onAdd'> {
  readonly row: LeftOutRow;
  readonly targets: readonly { readonly card: OutlineCards[number]; readonly number: number }[];
}

/** A choice of pages, loaded into a list of its own only when it is opened: there may be hundreds. */
function AddTo({ row, targets, source, onAdd }: AddToProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const label = t('outline.addTo', { text: row.text.slice(0, 60) });
  if (!isOpen) {
    return (
      <Button look="text" icon={<PlusOutlined />} aria-label={label} title={label} onClick={() => setOpen(true)} />
    );
  }
  return (
    <select
      className={styles.form}
      aria-label={label}
      value=""
      ref={(element) => element?.focus()}
      onBlur={() => setOpen(false)}
      onChange={({ target }) => {
        setOpen(false);
        onAdd(row, target.value === NEW ? undefined : target.value);
      }}
    >
      <option value="" disabled>
        {t('outline.add')}
      </option>
      <option value={NEW}>{t('outline.addNew')}</option>
      {targets.map(({ card, number }) => (
        <option key={card.id} value={card.id}>
          {t('outline.addChoice', { number, title: titleOf(source, card) })}
        </option>
      ))}
    </select>
  );
}

const NEW = '+';
