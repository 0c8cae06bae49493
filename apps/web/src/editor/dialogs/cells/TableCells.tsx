import type { Component } from '@pagewright/components/models';
import { type BoundCells, rangeOf, rangeOfBound } from '@pagewright/model/bound-cells';
import { columnName, formatCellRange, parseCellRange } from '@pagewright/model/cell-range';
import type { TableBlock } from '@pagewright/model/source-document';
import { Checkbox, Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionWord } from '../../../app/i18n/kind-words.ts';
import { stepOf } from '../../keys/step-keys.ts';
import { ChartPreview } from '../chart/ChartPreview.tsx';
import { CellGrid } from './CellGrid.tsx';
import styles from './cells.module.css';
import { CELL_CHART_KIND, CELL_CHART_TYPES, groundOf, typeOf } from './chart-of-cells.ts';
import { cellsOfRange, columnsOf, rangeWithin, withSeries } from './chosen-cells.ts';

const PREVIEW_HEIGHT = 210;
/** Stands for no column of names in a list that knows no null. */
const NUMBERED = -1;

interface TableCellsProps {
  readonly table: TableBlock;
  readonly cells: BoundCells;
  /** Whether the table has more rows or columns than were read. */
  readonly isCut: boolean;
  /** The chart as it would be; absent where no figures stand in the cells. */
  readonly made: Component | undefined;
  readonly type: string | undefined;
  /** @param gesture changes that follow each other with the same name are one step; a step of its own where absent */
  readonly onCells: (cells: BoundCells, gesture?: string) => void;
  readonly onType: (type: string) => void;
}

/** A table with the range that was chosen of it, and the chart that it makes. */
export function TableCells({ table, cells, isCut, made, type, onCells, onType }: TableCellsProps) {
  const { t } = useTranslation();
  const word = useOptionWord();
  const columns = columnsOf(table, cells);
  const nameOf = ({ column, name }: (typeof columns)[number]) => [columnName(column), name].filter(Boolean).join(' · ');
  const chartType = (made && typeOf(made)) ?? type;
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <RangeField table={table} cells={cells} onCells={onCells} />
        <CellGrid
          table={table}
          cells={cells}
          onRange={(range, gesture) => onCells(cellsOfRange(table, range), gesture)}
        />
        {isCut && <p className={styles.note}>{t('panels.cells.cut')}</p>}
      </div>
      <div className={styles.side}>
        <label className={styles.choice}>
          <span>{t('panels.chart.type')}</span>
          <Select
            aria-label={t('panels.chart.type')}
            value={chartType ?? null}
            options={CELL_CHART_TYPES.map((own) => ({
              value: own as string,
              label: word(CELL_CHART_KIND, 'chartType', own),
            }))}
            onChange={(own) => own && onType(own)}
          />
        </label>
        <span className={styles.switch}>
          {t('panels.cells.heads')}
          <Switch
            size="small"
            aria-label={t('panels.cells.heads')}
            checked={cells.heads}
            onChange={(heads) => onCells({ ...cells, heads })}
          />
        </span>
        <label className={styles.choice}>
          <span>{t('panels.cells.names')}</span>
          <Select
            aria-label={t('panels.cells.names')}
            value={cells.names ?? NUMBERED}
            options={[
              { value: NUMBERED, label: t('panels.cells.numbered') },
              ...columns.map((own) => ({ value: own.column, label: nameOf(own) })),
            ]}
            onChange={(column) => onCells({ ...cells, names: column === NUMBERED ? null : column })}
          />
        </label>
        <fieldset className={styles.series}>
          <legend>{t('panels.cells.series')}</legend>
          {columns
            .filter(({ hasFigures }) => hasFigures)
            .map((own) => (
              <Checkbox
                key={own.column}
                checked={cells.series.includes(own.column)}
                onChange={({ target }) => onCells(withSeries(cells, own.column, target.checked))}
              >
                {nameOf(own)}
              </Checkbox>
            ))}
        </fieldset>
        {made ? (
          <ChartPreview component={made} maxHeight={PREVIEW_HEIGHT} ground={groundOf(made)} />
        ) : (
          <output className={styles.fault}>{t('panels.cells.noFigures')}</output>
        )}
      </div>
    </div>
  );
}

/** The range as it is typed; what is typed half stays, and says so. */
function RangeField({ table, cells, onCells }: Pick<TableCellsProps, 'table' | 'cells' | 'onCells'>) {
  const { t } = useTranslation();
  const range = rangeOfBound(cells);
  const shown = range ? formatCellRange(range) : '';
  const [typed, setTyped] = useState<string>();
  const wanted = typed === undefined ? undefined : parseCellRange(typed);
  const isWrong = typed !== undefined && !(wanted && rangeWithin(table, wanted));
  return (
    <label className={styles.choice}>
      <span>{t('panels.cells.range')}</span>
      <Input
        value={typed ?? shown}
        aria-label={t('panels.cells.range')}
        aria-invalid={isWrong || undefined}
        {...(isWrong ? { status: 'error' as const } : {})}
        spellCheck={false}
        maxLength={24}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = parseCellRange(target.value);
          const within = next && rangeWithin(table, next);
          if (within) onCells(cellsOfRange(table, within), 'range');
        }}
        // What was typed goes with the step that is taken back.
        onKeyDown={(event) => stepOf(event) && setTyped(undefined)}
        onBlur={() => setTyped(undefined)}
      />
      {isWrong && <span role="alert">{t('panels.cells.wrongRange', { range: formatCellRange(rangeOf(table)) })}</span>}
    </label>
  );
}
