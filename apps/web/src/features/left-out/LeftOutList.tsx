import { PlusOutlined } from '@ant-design/icons';
import type { LeftOutRow } from '@pagewright/contract/left-out';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import styles from './left-out.module.css';
import { groupsOf } from './left-out-queries.ts';
import { SourcePlace } from './SourcePlace.tsx';

interface LeftOutListProps {
  readonly projectId: number;
  readonly rows: readonly LeftOutRow[];
  /** The statement that is being brought in. */
  readonly busy: string | undefined;
  readonly onBringIn: (row: LeftOutRow, place: number) => void;
}

/** Statements under their headings. */
export function LeftOutList({ projectId, rows, busy, onBringIn }: LeftOutListProps) {
  const places = new Map(rows.map((row, place) => [row.id, place]));
  const files = new Set(rows.map(({ file }) => file));
  return groupsOf(rows).map(({ title, file, rows: own }) => (
    <section key={own[0]?.id} className={styles.group} data-testid="left-out-group">
      <h3>
        {title}
        {files.size > 1 && <span>{file}</span>}
      </h3>
      <ul>
        {own.map((row) => (
          <Row
            key={row.id}
            projectId={projectId}
            row={row}
            busy={busy}
            onBringIn={() => onBringIn(row, places.get(row.id) ?? 0)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** Most characters of a statement that name its buttons. */
const NAMED = 60;

interface RowProps extends Pick<LeftOutListProps, 'projectId' | 'busy'> {
  readonly row: LeftOutRow;
  readonly onBringIn: () => void;
}

function Row({ projectId, row, busy, onBringIn }: RowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const text = row.text || t('left-out.picture');
  const named = { text: text.slice(0, NAMED) };
  return (
    <li>
      <button
        type="button"
        className={styles.statement}
        aria-expanded={isOpen}
        aria-controls={id}
        title={t('left-out.where', named)}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{text}</span>
        <small>{t(`left-out.reasons.${row.reason}`)}</small>
      </button>
      <Button
        icon={<PlusOutlined />}
        busy={busy === row.id}
        disabled={busy !== undefined}
        aria-label={t('left-out.bringInThis', named)}
        onClick={onBringIn}
        data-bring-in
      >
        {t('left-out.bringIn')}
      </Button>
      <div id={id} className={styles.place} hidden={!isOpen}>
        {isOpen && <SourcePlace projectId={projectId} origin={row.origin} text={row.text} />}
      </div>
    </li>
  );
}
