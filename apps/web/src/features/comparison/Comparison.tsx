import { UnorderedListOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { useNarrow } from '../../app/controls/use-narrow.ts';
import styles from './comparison.module.css';
import { DifferenceList } from './DifferenceList.tsx';
import { Legend } from './Legend.tsx';
import { PairCanvas } from './PairCanvas.tsx';
import type { Choose } from './pair-choice.ts';
import type { SideNames } from './side-names.ts';
import { type Compared, useComparedRows } from './use-compared-rows.ts';
import type { Walk } from './use-walk.ts';

interface ComparisonProps extends Compared {
  readonly projectId: number;
  readonly sides: SideNames;
  /** Said where a page is not on that side. */
  readonly absent: SideNames;
  readonly walk: Walk;
  readonly choose?: Choose;
}

/** Pages of two states of a document side by side on the canvas, with what differs outlined, and as a list beside it. */
export function Comparison({ projectId, sides, absent, walk, choose, ...compared }: ComparisonProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const [isListed, setListed] = useState(false);
  const rows = useComparedRows(compared);
  // The list takes half of a phone's canvas, or gives it back: what was looked at stays in its middle.
  const toggleList = () => {
    setListed(!isListed);
    requestAnimationFrame(() => requestAnimationFrame(() => walk.goTo(walk.at)));
  };
  const list = (
    <aside className={styles.side} aria-label={t('comparison.differences')}>
      <Legend />
      <DifferenceList {...{ rows, walk, choose }} />
    </aside>
  );
  return (
    <div className={styles.body}>
      <div className={styles.canvas}>
        <PairCanvas {...{ projectId, rows, sides, absent, walk, choose }} />
        {narrow && (
          <Button
            className={styles.listButton}
            icon={<UnorderedListOutlined />}
            aria-expanded={isListed}
            onClick={toggleList}
            data-testid="comparison-list"
          >
            {t('comparison.differences')}
          </Button>
        )}
      </div>
      {(!narrow || isListed) && list}
    </div>
  );
}
