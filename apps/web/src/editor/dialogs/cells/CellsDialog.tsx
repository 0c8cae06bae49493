import type { Component } from '@pagewright/components/models';
import { type BoundCells, proposedCells, rangeOf } from '@pagewright/model/bound-cells';
import type { TableBlock } from '@pagewright/model/source-document';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Pending } from '../../../app/kit/Pending.tsx';
import { useDocuments } from '../../../features/documents/document-queries.ts';
import { tableQuery, tablesQuery } from '../../../features/documents/table-queries.ts';
import { useProjects } from '../../../features/projects/project-queries.ts';
import { useShownPage } from '../../document/editor-context.ts';
import { EditDialog } from '../EditDialog.tsx';
import { useDraftSteps } from '../use-draft-steps.ts';
import styles from './cells.module.css';
import { chartOfCells } from './chart-of-cells.ts';
import { cellsOfRange } from './chosen-cells.ts';
import { TableCells } from './TableCells.tsx';

/** Width of the dialog, px. */
const WIDTH = 1000;

interface CellsDialogProps {
  readonly projectId: number;
  /** The chart that is bound to other cells; a new one where absent. */
  readonly chart?: Component;
  readonly onTake: (chart: Component) => void;
  readonly onClose: () => void;
}

/** What was chosen so far, by the table that it was chosen in. */
interface Chosen {
  readonly table: string;
  readonly cells: BoundCells;
}

/** What is chosen otherwise than it is proposed. */
interface Choice {
  readonly document?: number | undefined;
  readonly block?: number | undefined;
  readonly chosen?: Chosen;
  readonly type?: string;
}

/** Makes a chart of cells of the project's files: document, table, range, what names and what figures are, and the type. */
export function CellsDialog({ projectId, chart, onTake, onClose }: CellsDialogProps) {
  const { t } = useTranslation();
  // Where the chart stands, or is to stand.
  const page = useShownPage();
  const documents = useDocuments(projectId);
  const style = useProjects().data?.find(({ id }) => id === projectId)?.settings.style;
  const { draft, change, step } = useDraftSteps<Choice>({});
  const { document: wantedDocument, block: wantedBlock, chosen, type } = draft;
  const first = documents.data?.find(({ kind }) => kind === 'xlsx' || kind === 'xls') ?? documents.data?.[0];
  const documentId = wantedDocument ?? first?.id;
  const tables = useQuery(tablesQuery(documentId));
  const block = wantedBlock ?? tables.data?.[0]?.block;
  const read = useQuery(tableQuery(documentId, block));
  const table = read.data?.table;
  const cells = table && (chosen?.table === table.origin ? chosen.cells : startOf(table));
  const made = page && table && cells && style && chartOfCells({ table, cells, page, style, type, chart });
  const failed = documents.error ?? tables.error ?? read.error;
  const retry = () => void [documents, tables, read].find(({ error }) => error)?.refetch();
  return (
    <EditDialog
      title={t('panels.cells.title')}
      width={WIDTH}
      isChanged={chosen !== undefined}
      isBroken={false}
      isReady={made !== undefined}
      saveText={t(chart ? 'panels.cells.take' : 'panels.cells.insert')}
      onSave={() => made && onTake(made)}
      onClose={onClose}
      onStep={step}
    >
      <div className={styles.choices}>
        <label className={styles.choice}>
          <span>{t('panels.cells.document')}</span>
          <Select
            aria-label={t('panels.cells.document')}
            value={documentId ?? null}
            loading={documents.isPending}
            disabled={(documents.data?.length ?? 0) === 0}
            options={(documents.data ?? []).map(({ id, documentName, name }) => ({
              value: id,
              label: documentName || name,
            }))}
            onChange={(id) => change((now) => ({ ...now, document: id ?? undefined, block: undefined }))}
          />
        </label>
        <label className={styles.choice}>
          <span>{t('panels.cells.table')}</span>
          <Select
            aria-label={t('panels.cells.table')}
            value={block ?? null}
            loading={tables.isFetching}
            disabled={(tables.data?.length ?? 0) === 0}
            options={(tables.data ?? []).map(({ block: own, sheet, caption, range }) => ({
              value: own,
              label: [sheet, caption, range].filter(Boolean).join(' · '),
            }))}
            onChange={(own) => change((now) => ({ ...now, block: own ?? undefined }))}
          />
        </label>
      </div>
      {table && cells ? (
        <TableCells
          {...{ table, cells, made, type }}
          isCut={read.data?.isCut ?? false}
          onCells={(next, gesture) =>
            change((now) => ({ ...now, chosen: { table: table.origin, cells: next } }), gesture)
          }
          onType={(own) => change((now) => ({ ...now, type: own }))}
        />
      ) : documents.data?.length === 0 ? (
        <p className={styles.empty}>{t('panels.cells.noDocuments')}</p>
      ) : tables.data?.length === 0 ? (
        <p className={styles.empty}>{t('panels.cells.noTables')}</p>
      ) : (
        <Pending error={failed} loading={t('panels.cells.loading')} onRetry={retry} />
      )}
    </EditDialog>
  );
}

/** The whole table, as it is read by itself. */
function startOf(table: TableBlock): BoundCells {
  return proposedCells(table) ?? cellsOfRange(table, rangeOf(table));
}
