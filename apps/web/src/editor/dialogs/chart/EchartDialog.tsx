import { AlignLeftOutlined, BulbOutlined } from '@ant-design/icons';
import { ChartConfigError, type ParsedChartConfig, parseChartConfig } from '@pagewright/components/chart-config';
import { echartSample } from '@pagewright/components/chart-samples';
import { readChartTable, writeChartTable } from '@pagewright/components/chart-table';
import type { ComponentOf } from '@pagewright/components/models';
import { fieldChange, panelFields } from '@pagewright/components/panels';
import { Popconfirm, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { CodeEditor } from '../../code/CodeEditor.tsx';
import type { CodeFault } from '../../code/code-fault.ts';
import { patched } from '../../panels/component-patch.ts';
import { ChartPreview } from './ChartPreview.tsx';
import styles from './chart.module.css';
import { DataGrid } from './DataGrid.tsx';
import { EditDialog } from './EditDialog.tsx';
import { jsonText } from './json-text.ts';
import { ThemeSelect } from './ThemeSelect.tsx';
import { useChartTypeOptions } from './type-options.ts';

/** Width of the dialog, px (spec §2). */
const WIDTH = 1040;
const PREVIEW_HEIGHT = 300;

type Chart = ComponentOf<'aiEchart'>;

interface EchartDialogProps {
  readonly component: Chart;
  readonly onSave: (props: Partial<Chart['props']>) => void;
  readonly onClose: () => void;
}

/** Edits an ECharts chart: preview and data on one side, the configuration on the other, always in step. */
export function EchartDialog({ component, onSave, onClose }: EchartDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Chart>(component);
  const { chartType, chartConfig, theme } = draft.props;
  const read = useMemo(() => readConfig(chartConfig), [chartConfig]);
  const options = useChartTypeOptions(typesOf());
  const set = (props: Partial<Chart['props']>) => setDraft((now) => patched(now, { id: now.id, props }) as Chart);
  const isChanged =
    chartType !== component.props.chartType ||
    chartConfig !== component.props.chartConfig ||
    theme !== component.props.theme;
  return (
    <EditDialog
      title={t('panels.chart.edit')}
      width={WIDTH}
      isChanged={isChanged}
      onSave={() => onSave({ chartType, chartConfig, theme })}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <label className={styles.choice}>
          <span>{t('panels.chart.type')}</span>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t('panels.chart.type')}
            popupMatchSelectWidth={220}
            value={chartType as string}
            options={options}
            onChange={(type) => set(fieldChange(draft, 'chartType', type).props as Partial<Chart['props']>)}
          />
        </label>
        <div className={styles.choice}>
          <span>{t('panels.chart.theme')}</span>
          <ThemeSelect
            label={t('panels.chart.theme')}
            value={theme}
            onChange={(next) => set({ theme: next as typeof theme })}
          />
        </div>
        <SampleButton isEmpty={chartConfig.trim() === ''} onUse={() => set({ chartConfig: echartSample(chartType) })} />
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ChartPreview component={draft} maxHeight={PREVIEW_HEIGHT} />
          <h4>{t('panels.chart.data')}</h4>
          <Data read={read} onChange={(text) => set({ chartConfig: text })} />
        </div>
        <div className={styles.side}>
          <h4>
            {t('panels.chart.json')}
            <button
              type="button"
              className={styles.quiet}
              disabled={!read.parsed}
              onClick={() => read.parsed && set({ chartConfig: jsonText(read.parsed.option) })}
            >
              <AlignLeftOutlined /> {t('panels.chart.format')}
            </button>
          </h4>
          <div className={styles.config}>
            <CodeEditor
              label={t('panels.chart.json')}
              language="config"
              value={chartConfig}
              maxLength={256 * 1024}
              invalid={read.reason !== undefined}
              fault={read.place}
              onChange={(text) => set({ chartConfig: text })}
            />
          </div>
          {read.reason && (
            <p role="alert" className={styles.problem}>
              {t('panels.chart.notReadable', { reason: read.reason })}
            </p>
          )}
          {read.parsed && read.parsed.warnings.length > 0 && (
            <p className={styles.warning}>{t('panels.chart.leftOut', { what: read.parsed.warnings.join('; ') })}</p>
          )}
        </div>
      </div>
    </EditDialog>
  );
}

interface ReadConfig {
  readonly parsed?: ParsedChartConfig;
  /** Why the configuration cannot be read. */
  readonly reason?: string;
  readonly place?: CodeFault | undefined;
}

function readConfig(text: string): ReadConfig {
  if (text.trim() === '') return {};
  try {
    return { parsed: parseChartConfig(text) };
  } catch (error) {
    if (error instanceof ChartConfigError) return { reason: error.message, place: error.place };
    throw error;
  }
}

function typesOf(): readonly (string | number)[] {
  return panelFields('aiEchart').find(({ prop }) => prop === 'chartType')?.limits.options ?? [];
}

function Data({ read, onChange }: { read: ReadConfig; onChange: (text: string) => void }) {
  const { t } = useTranslation();
  // While the configuration is half typed, the table stays as it was and waits.
  const [last, setLast] = useState(read.parsed);
  if (read.parsed && read.parsed !== last) setLast(read.parsed);
  const parsed = read.parsed ?? (read.reason === undefined ? undefined : last);
  const table = parsed && readChartTable(parsed.option);
  if (!parsed || !table) return <p className={styles.hint}>{t('panels.chart.noTable')}</p>;
  return (
    <fieldset disabled={read.parsed === undefined} className={styles.fieldset}>
      <DataGrid table={table} onChange={(next) => onChange(jsonText(writeChartTable(parsed.option, next)))} />
    </fieldset>
  );
}

function SampleButton({ isEmpty, onUse }: { isEmpty: boolean; onUse: () => void }) {
  const { t } = useTranslation();
  const button = (use?: () => void) => (
    <Button icon={<BulbOutlined />} onClick={use}>
      {t('panels.chart.sample')}
    </Button>
  );
  if (isEmpty) return button(onUse);
  return (
    <Popconfirm
      title={t('panels.chart.sampleAsk')}
      okText={t('panels.chart.replace')}
      cancelText={t('panels.chart.cancel')}
      onConfirm={onUse}
    >
      <span>{button()}</span>
    </Popconfirm>
  );
}
