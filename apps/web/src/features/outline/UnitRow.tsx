import { CloseOutlined, ScissorOutlined } from '@ant-design/icons';
import type { Unit } from '@pagewright/page/outline-cards';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { placeQuery } from '../documents/document-queries.ts';
import styles from './outline.module.css';
import { lineOf, placeOf } from './unit-words.ts';

interface UnitRowProps {
  readonly projectId: number;
  readonly unit: Unit;
  /** From 0, on its card. */
  readonly index: number;
  readonly splits: boolean;
  readonly onSplit: () => void;
  readonly onDrop: () => void;
}

/** Most characters of a statement that name its buttons. */
const NAMED = 60;

/** What a page says, with the place in the sources that it comes from when it is pointed at. */
export function UnitRow({ projectId, unit, index, splits, onSplit, onDrop }: UnitRowProps) {
  const { t } = useTranslation();
  const [isPointed, setPointed] = useState(false);
  // Asked for when it is pointed at: a hint and no control, so that it takes no focus.
  const pointedAt = useCallback((element: HTMLElement | null) => {
    const point = () => setPointed(true);
    element?.addEventListener('pointerenter', point, { once: true });
    return () => element?.removeEventListener('pointerenter', point);
  }, []);
  const { mark, text, below, origins } = lineOf(unit);
  const [origin = ''] = origins;
  const found = useQuery({ ...placeQuery(projectId, origin), enabled: isPointed && origin !== '' }).data;
  const place = found ? [...found.headings, found.place].filter(Boolean).join(' › ') : placeOf(origin);
  const named = { text: (text || (mark ? t(`outline.${mark}`) : '')).slice(0, NAMED) };
  return (
    <li>
      <div className={styles.words} title={place && t('outline.place', { place })} ref={pointedAt}>
        <span>
          {mark && <b>{t(`outline.${mark}`)}</b>}
          {text}
        </span>
        {below.length > 0 && <small>{below.join(' · ')}</small>}
      </div>
      {splits && (
        <Button
          look="text"
          icon={<ScissorOutlined />}
          aria-label={t('outline.splitHere', named)}
          title={t('outline.splitHere', named)}
          data-focus={`split-${index}`}
          onClick={onSplit}
        />
      )}
      <Button
        look="text"
        icon={<CloseOutlined />}
        aria-label={t('outline.dropUnit', named)}
        title={t('outline.dropUnit', named)}
        data-focus={`unit-${index}`}
        onClick={onDrop}
      />
    </li>
  );
}
