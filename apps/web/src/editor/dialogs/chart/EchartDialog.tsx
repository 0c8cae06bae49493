import { AlignLeftOutlined, BulbOutlined } from '@ant-design/icons';
import {
  ChartConfigError,
  chartFaultText,
  omissionText,
  type ParsedChartConfig,
  parseChartConfig,
} from '@pagewright/components/chart-config';
import { describedAnew } from '@pagewright/components/chart-description';
import { blankFigures, figuresTable, withTable } from '@pagewright/components/chart-figures';
import { isTyped, shownOption } from '@pagewright/components/chart-option';
import { echartSamples } from '@pagewright/components/chart-samples';
import { SHAPE_OF_TYPE } from '@pagewright/components/chart-shapes';
import { readChartTable, writeChartTable } from '@pagewright/components/chart-table';
import { type EditedAs, fieldChange, panelFields } from '@pagewright/components/panels';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { currentLanguage } from '../../../app/i18n/i18n.ts';
import { KitPopconfirm } from '../../../app/kit/KitPopconfirm.tsx';
import { CodeEditor } from '../../code/CodeEditor.tsx';
import { patched } from '../../document/component-patch.ts';
import { EditDialog } from '../EditDialog.tsx';
import { useDraftSteps } from '../use-draft-steps.ts';
import { ChartPreview } from './ChartPreview.tsx';
import styles from './chart.module.css';
import { DataGrid } from './DataGrid.tsx';
import { jsonText } from './json-text.ts';
import { ThemeSelect } from './ThemeSelect.tsx';
import { useChartTypeOptions } from './type-options.ts';
import { useRetypingNote } from './use-retyping-note.ts';

/** Width of the dialog, px (spec §2). */
const WIDTH = 1040;
const PREVIEW_HEIGHT = 300;

type Chart = EditedAs<'chart'>;

interface EchartDialogProps {
  readonly component: Chart;
  readonly onSave: (props: Partial<Chart['props']>) => void;
  readonly onClose: () => void;
}

/** Edits an ECharts chart: preview and data on one side, the configuration on the other, always in step. */
export function EchartDialog({ component, onSave, onClose }: EchartDialogProps) {
  const { t } = useTranslation();
  const { draft, change, type, step } = useDraftSteps<Chart>(component);
  const { chartType, chartConfig, content, theme, description } = draft.props;
  const typed = isTyped(draft.props);
  const code = typed ? chartConfig : drawnCode(draft);
  const read = useMemo(() => readConfig(code), [code]);
  const options = useChartTypeOptions(component.type, typesOf(component));
  const note = useRetypingNote();
  const withProps = (props: Partial<Chart['props']>) => (now: Chart) => patched(now, { id: now.id, props }) as Chart;
  const set = (props: Partial<Chart['props']>, gesture?: string) => change(withProps(props), gesture);
  const isChanged =
    chartType !== component.props.chartType ||
    chartConfig !== component.props.chartConfig ||
    content !== component.props.content ||
    theme !== component.props.theme;
  return (
    <EditDialog
      title={t('panels.chart.edit')}
      width={WIDTH}
      isChanged={isChanged}
      isBroken={read.error !== undefined}
      onSave={() => onSave({ chartType, chartConfig, theme, ...(content ? { content, description } : {}) })}
      onClose={onClose}
      onStep={step}
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
            onChange={(chosen) => {
              note([draft], chosen);
              set(fieldChange(draft, 'chartType', chosen, currentLanguage()).props as Partial<Chart['props']>);
            }}
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
        <SampleButton
          isEmpty={code.trim() === ''}
          onUse={() => set({ chartConfig: echartSamples.of(chartType, currentLanguage()) })}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <ChartPreview component={draft} maxHeight={PREVIEW_HEIGHT} />
          <h4>{t('panels.chart.data')}</h4>
          <Data chart={draft} read={read} onChange={set} />
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
              value={code}
              maxLength={256 * 1024}
              invalid={read.error !== undefined}
              fault={read.error?.place}
              undoneAround
              onChange={(text) => type(withProps({ chartConfig: text }), 'code')}
            />
          </div>
          {read.error && (
            <p role="alert" className={styles.problem}>
              {t('panels.chart.notReadable', { reason: chartFaultText(read.error, currentLanguage()) })}
            </p>
          )}
          {read.parsed && read.parsed.omitted.length > 0 && (
            <p className={styles.warning}>
              {t('panels.chart.leftOut', {
                what: read.parsed.omitted.map((one) => omissionText(one, currentLanguage())).join('; '),
              })}
            </p>
          )}
        </div>
      </div>
    </EditDialog>
  );
}

interface ReadConfig {
  readonly parsed?: ParsedChartConfig;
  /** Why the configuration cannot be read. */
  readonly error?: ChartConfigError;
}

function readConfig(text: string): ReadConfig {
  if (text.trim() === '') return {};
  try {
    return { parsed: parseChartConfig(text) };
  } catch (error) {
    if (error instanceof ChartConfigError) return { error };
    throw error;
  }
}

function typesOf({ type }: Chart): readonly (string | number)[] {
  return panelFields(type).find(({ prop }) => prop === 'chartType')?.limits.options ?? [];
}

interface DataProps {
  readonly chart: Chart;
  readonly read: ReadConfig;
  readonly onChange: (props: Partial<Chart['props']>, gesture?: string) => void;
}

/** The figures of a chart, those of what was typed where that has rows, or empty ones to begin with. */
function Data({ chart: { props }, read, onChange }: DataProps) {
  const shape = SHAPE_OF_TYPE[props.chartType];
  const blank = props.chartConfig.trim() === '' && shape ? blankFigures(shape) : undefined;
  const figures = isTyped(props) ? blank : props.content;
  if (!figures)
    return <TypedData read={read} onChange={(chartConfig, gesture) => onChange({ chartConfig }, gesture)} />;
  return (
    <DataGrid
      table={figuresTable(figures)}
      onChange={(table, gesture) => {
        const content = withTable(figures, table);
        const description = describedAnew(props.description, props.content, content);
        onChange({ content, chartConfig: '', description }, gesture);
      }}
    />
  );
}

interface TypedDataProps {
  readonly read: ReadConfig;
  readonly onChange: (text: string, gesture?: string) => void;
}

function TypedData({ read, onChange }: TypedDataProps) {
  const { t } = useTranslation();
  // While the configuration is half typed, the table stays as it was and waits.
  const [last, setLast] = useState(read.parsed);
  if (read.parsed && read.parsed !== last) setLast(read.parsed);
  const parsed = read.parsed ?? (read.error === undefined ? undefined : last);
  const table = parsed && readChartTable(parsed.option);
  if (!parsed || !table) return <p className={styles.hint}>{t('panels.chart.noTable')}</p>;
  return (
    <fieldset disabled={read.parsed === undefined} className={styles.fieldset}>
      <DataGrid
        table={table}
        onChange={(next, gesture) => onChange(jsonText(writeChartTable(parsed.option, next)), gesture)}
      />
    </fieldset>
  );
}

/** The option that the chart's figures are drawn from, to be read and to go on from. */
function drawnCode({ props, size }: Chart): string {
  return jsonText(shownOption(props, { size, language: currentLanguage() }));
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
    <KitPopconfirm
      title={t('panels.chart.sampleAsk')}
      okText={t('panels.chart.replace')}
      cancelText={t('panels.chart.cancel')}
      onConfirm={onUse}
    >
      <span>{button()}</span>
    </KitPopconfirm>
  );
}
