import type { PointMovement } from '@pagewright/contract/points';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../../app/i18n/shown-moment.ts';
import styles from './points.module.css';
import { shownMonth } from './shown-month.ts';

/** One movement: what happened, what for, when, and by how many points. */
export function PointsRow({ movement }: { movement: PointMovement }) {
  const { t, i18n } = useTranslation();
  const { move, reason, month, project, page, available, reserved, createTime } = movement;
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  // What is spent was held before: what could be spent has not changed by it.
  const points = move === 'post' ? reserved : available;
  const why =
    reason === 'monthly'
      ? t('accounts.points.reason.monthly', { month: shownMonth(month ?? '', i18n.language) })
      : reason === 'generation'
        ? t(project ? 'accounts.points.reason.generation' : 'accounts.points.reason.deleted', {
            name: project?.name ?? '',
          })
        : t(`accounts.points.reason.${reason}`);
  return (
    <li className={styles.row} data-move={move}>
      <div>
        <strong>{t(`accounts.points.move.${move}`)}</strong>
        <span>
          {why}
          {page !== undefined && ` · ${t('accounts.points.page', { number: page })}`}
        </span>
        <time dateTime={createTime}>{shownMoment(createTime)}</time>
      </div>
      <div className={styles.points}>
        <strong>{signed.format(points)}</strong>
        {move === 'post' && <span>{t('accounts.points.ofReserved')}</span>}
      </div>
    </li>
  );
}
