import { BlockOutlined, ReloadOutlined } from '@ant-design/icons';
import type { Component } from '@pagewright/components/models';
import { showsFigures, withCells } from '@pagewright/design/bound-chart';
import { type BoundCells, type CellFigures, figuresOfCells, rangeOfBound } from '@pagewright/model/bound-cells';
import { formatCellRange, parsePlace } from '@pagewright/model/cell-range';
import { type FollowedCells, followedCells } from '@pagewright/model/followed-cells';
import { parseOrigin } from '@pagewright/model/origin';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../app/api/api-error.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Pending } from '../../../app/kit/Pending.tsx';
import { followedCellsQuery } from '../../../features/documents/table-queries.ts';
import { useShownPage } from '../../document/editor-context.ts';
import { useEditorServices } from '../../document/editor-services.ts';
import styles from '../panels.module.css';
import { MIXED } from '../selection-values.ts';
import type { ControlProps } from './control-props.ts';

const CellsDialog = lazy(async () => ({
  default: (await import('../../dialogs/cells/CellsDialog.tsx')).CellsDialog,
}));

/** Which cells a chart shows, what these say in the file now, and the way to take that over or choose others. */
export function CellsFields({ value, components, disabled, onPatch }: ControlProps) {
  const { t } = useTranslation();
  const { library } = useEditorServices();
  const page = useShownPage();
  const [open, setOpen] = useState(false);
  const [chart, more] = components;
  if (!page || !library || !chart || more || value === MIXED || value === undefined) return null;
  const take = ({ props, origin = [] }: Component) => onPatch({ props, origin });
  return (
    <div className={styles.stack}>
      <Followed
        projectId={library.projectId}
        {...{ chart, disabled }}
        cells={value as BoundCells}
        onTake={(followed, said) => take(withCells(chart, followed, page.language, said))}
      />
      <Button icon={<BlockOutlined />} wide disabled={disabled} onClick={() => setOpen(true)}>
        {t('panels.cells.other')}
      </Button>
      {open && (
        <Suspense>
          <CellsDialog projectId={library.projectId} chart={chart} onTake={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

type There = Extract<FollowedCells, { is: 'there' }>;

interface FollowedProps {
  readonly projectId: number;
  readonly chart: Component;
  readonly cells: BoundCells;
  readonly disabled: boolean;
  readonly onTake: (followed: There, said: CellFigures | undefined) => void;
}

function Followed({ projectId, chart, cells, disabled, onTake }: FollowedProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(followedCellsQuery(projectId, cells.origin));
  const { file, place = '' } = parseOrigin(cells.origin) ?? {};
  const range = rangeOfBound(cells);
  const where = [parsePlace(place)?.sheet, range && formatCellRange(range)].filter(Boolean).join(' · ');
  const isGone = isApiError(error) && error.status === 404;
  if (!data && !isGone) {
    return <Pending error={error} loading={t('panels.cells.looking')} onRetry={() => void refetch()} />;
  }
  const followed = data && followedCells(cells, data.table, data.newest);
  const said = data && figuresOfCells(data.table, cells);
  const state = !followed
    ? 'file'
    : followed.is !== 'there'
      ? followed.is
      : showsFigures(chart, followed.figures)
        ? 'same'
        : 'other';
  return (
    <>
      <p className={styles.from}>
        <strong>{data?.documentName ?? file}</strong>
        <span>{where}</span>
      </p>
      <output className={styles.hint} data-cells={state}>
        {t(`panels.cells.state.${state}`)}
      </output>
      <Button
        icon={<ReloadOutlined />}
        wide
        busy={isFetching}
        disabled={disabled}
        onClick={() => {
          if (followed?.is === 'there' && state === 'other') onTake(followed, said);
          else void refetch();
        }}
      >
        {t(state === 'other' ? 'panels.cells.refresh' : 'panels.cells.look')}
      </Button>
    </>
  );
}
