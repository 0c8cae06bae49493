import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CanvasView } from '../../canvas/CanvasView.tsx';
import type { ComparedRow } from './compared-row.ts';
import { rowSketch } from './draw-row.ts';
import { ObjectOutlines } from './ObjectOutlines.tsx';
import { PairCaption } from './PairCaption.tsx';
import { PairPapers } from './PairPapers.tsx';
import type { Choose } from './pair-choice.ts';
import { layoutPairs } from './pair-layout.ts';
import type { SideNames } from './side-names.ts';
import type { Walk } from './use-walk.ts';

interface PairCanvasProps {
  readonly projectId: number;
  readonly rows: readonly ComparedRow[];
  readonly sides: SideNames;
  readonly absent: SideNames;
  readonly walk: Walk;
  readonly choose?: Choose | undefined;
}

/** Pages then and now on the infinite canvas, a row a page. */
export function PairCanvas({ projectId, rows, sides, absent, walk, choose }: PairCanvasProps) {
  const { t } = useTranslation();
  const { before: notThen, after: notNow } = absent;
  const { before: then, after: now } = sides;
  const renderPage = useCallback(
    (row: ComparedRow) => <PairPapers {...{ projectId, row }} absent={{ before: notThen, after: notNow }} />,
    [projectId, notThen, notNow],
  );
  const renderCaption = useCallback(
    (row: ComparedRow, isFull: boolean) => <PairCaption {...{ row, isFull }} sides={{ before: then, after: now }} />,
    [then, now],
  );
  const onPress = useCallback(
    (pressed: HTMLElement) => {
      const page = Number(pressed.closest<HTMLElement>('[data-page-id]')?.dataset.pageId);
      const { take, object, left } = pressed.dataset;
      const isTaken = left !== undefined;
      if (take !== undefined) choose?.page(page, isTaken);
      else if (object !== undefined) choose?.object(page, object, isTaken);
    },
    [choose],
  );
  return (
    <CanvasView
      pages={rows}
      layout={layoutPairs}
      label={t('comparison.canvas', { total: rows.length })}
      renderPage={renderPage}
      renderCaption={renderCaption}
      renderAbove={renderOutlines}
      sketch={rowSketch}
      onFocusedPage={walk.reached}
      onPress={onPress}
      handle={walk.canvas}
    />
  );
}

/** Of rows that are far away they are drawn with their sketch. */
function renderOutlines(row: ComparedRow, isFull: boolean) {
  return isFull && <ObjectOutlines row={row} />;
}
