import { type EditedAs, panelFields } from '@pagewright/components/panels';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n/i18n.ts';
import { notify } from '../../../app/toasts/notify.ts';
import { CodeEditor } from '../../code/CodeEditor.tsx';
import { patched } from '../../document/component-patch.ts';
import { EditDialog } from '../EditDialog.tsx';
import { useDraftSteps } from '../use-draft-steps.ts';
import { ChartPreview } from './ChartPreview.tsx';
import styles from './chart.module.css';
import { type KeptCode, retypedDiagram } from './kept-code.ts';
import { MermaidThemeSelect } from './ThemeSelect.tsx';
import { useChartTypeOptions } from './type-options.ts';
import { useMermaidFault } from './use-mermaid-fault.ts';

/** Width of the dialog, px (spec §2). */
const WIDTH = 540;
const PREVIEW_HEIGHT = 260;

type Diagram = EditedAs<'diagram'>;

interface MermaidDialogProps {
  readonly component: Diagram;
  readonly onSave: (props: Partial<Diagram['props']>) => void;
  readonly onClose: () => void;
}

/** Edits a Mermaid diagram. Changing its type replaces the code with that type's sample (spec §4); what was typed is kept. */
export function MermaidDialog({ component, onSave, onClose }: MermaidDialogProps) {
  const { t } = useTranslation();
  const { draft: edited, change, type, step } = useDraftSteps<EditedDiagram>({ diagram: component, kept: {} });
  const { diagram: draft, kept } = edited;
  const { chartType, mermaidCode, options, theme, palette } = draft.props;
  const types = useChartTypeOptions(component.type, choices(component, 'chartType'));
  const fault = useMermaidFault(mermaidCode);
  const retype = (chosen: string) => {
    const retyped = retypedDiagram(draft, chosen, kept, currentLanguage());
    change((now) => ({ ...withProps(retyped.props)(now), kept: retyped.kept }));
    if (retyped.hides) notify.info(t('panels.chart.retyped.kept'));
  };
  return (
    <EditDialog
      title={t('panels.chart.editDiagram')}
      width={WIDTH}
      isChanged={JSON.stringify(draft.props) !== JSON.stringify(component.props)}
      isBroken={fault !== undefined || !isJson(options)}
      onSave={() => onSave({ chartType, mermaidCode, options, theme, palette })}
      onClose={onClose}
      onStep={step}
    >
      <div className={styles.bar}>
        <label className={styles.choice}>
          <span>{t('panels.chart.type')}</span>
          <Select
            aria-label={t('panels.chart.type')}
            popupMatchSelectWidth={200}
            value={chartType as string}
            options={types}
            onChange={retype}
          />
        </label>
        <div className={styles.choice}>
          <span>{t('panels.chart.theme')}</span>
          <MermaidThemeSelect
            label={t('panels.chart.theme')}
            themes={choices(component, 'theme').map(String)}
            value={theme}
            // A theme that is chosen by hand replaces the colours of the document's style.
            onChange={(next) => change(withProps({ theme: next as typeof theme, palette: undefined }))}
          />
        </div>
      </div>
      <div className={styles.side}>
        <ChartPreview component={draft} maxHeight={PREVIEW_HEIGHT} />
        <h4>{t('panels.chart.code')}</h4>
        <CodeEditor
          label={t('panels.chart.code')}
          language="mermaid"
          rows={10}
          maxLength={50_000}
          fault={fault}
          value={mermaidCode}
          undoneAround
          onChange={(code) => type(withProps({ mermaidCode: code }), 'code')}
        />
        <details className={styles.options}>
          <summary>{t('panels.chart.options')}</summary>
          <CodeEditor
            label={t('panels.chart.options')}
            language="config"
            rows={4}
            maxLength={20_000}
            value={options}
            invalid={!isJson(options)}
            undoneAround
            onChange={(text) => type(withProps({ options: text }), 'options')}
          />
        </details>
      </div>
    </EditDialog>
  );
}

/** The diagram, and what was typed for other types of it. */
interface EditedDiagram {
  readonly diagram: Diagram;
  readonly kept: KeptCode;
}

function withProps(props: Partial<Diagram['props']>): (edited: EditedDiagram) => EditedDiagram {
  return (edited) => ({ ...edited, diagram: patched(edited.diagram, { id: edited.diagram.id, props }) as Diagram });
}

function choices({ type }: Diagram, prop: string): readonly (string | number)[] {
  return panelFields(type).find((field) => field.prop === prop)?.limits.options ?? [];
}

function isJson(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
