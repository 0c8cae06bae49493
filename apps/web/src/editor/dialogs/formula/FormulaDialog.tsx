import { findFormula, isDrawn, loadTypesetter } from '@pagewright/components/formulas';
import { FORMULA_MAX_LENGTH } from '@pagewright/components/kinds/formula';
import type { EditedAs } from '@pagewright/components/panels';
import { drawn } from '@pagewright/components/views';
import { Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TooLong } from '../../../app/controls/TooLong.tsx';
import { useNarrow } from '../../../app/controls/use-narrow.ts';
import { EditDialog } from '../EditDialog.tsx';
import { useDraftSteps } from '../use-draft-steps.ts';
import styles from './formula.module.css';
import { FORMULA_SYMBOLS, type FormulaSymbol, SYMBOL_GROUPS, type SymbolGroup, withSymbol } from './symbols.ts';

type Formula = EditedAs<'formula'>;

interface FormulaDialogProps {
  readonly component: Formula;
  readonly onSave: (props: Partial<Formula['props']>) => void;
  readonly onClose: () => void;
}

const WIDTH = 560;
/** What the preview is drawn in, px. */
const PREVIEW = { width: 510, height: 130 } as const;
/** The same in a window too narrow for it: what is too wide is set smaller, as on a page. */
const NARROW_PREVIEW = { ...PREVIEW, width: 300 } as const;

/** Writes a formula in LaTeX, which is drawn meanwhile; signs and structures are put in from a palette. */
export function FormulaDialog({ component, onSave, onClose }: FormulaDialogProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft: latex, change, type, step } = useDraftSteps(component.props.latex);
  const [group, setGroup] = useState<SymbolGroup>('structures');
  const isTooLong = latex.length > FORMULA_MAX_LENGTH;
  // Nothing is cut off: half a formula would be one that cannot be read.
  const read = isTooLong ? '' : latex;
  const isBroken = useIsBroken(read);
  const size = useNarrow() ? NARROW_PREVIEW : PREVIEW;
  const put = (symbol: FormulaSymbol) => {
    const element = field.current;
    if (!element) return;
    const next = withSymbol(latex, { start: element.selectionStart, end: element.selectionEnd }, symbol);
    change(() => next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.caret, next.caret);
    });
  };
  const preview: Formula = {
    ...component,
    size,
    props: {
      ...component.props,
      latex: read,
      fontSize: 30,
      color: '#1f2937',
      backgroundColor: 'transparent',
      borderWidth: 0,
    },
  };
  return (
    <EditDialog
      title={t('panels.formula.edit')}
      width={WIDTH}
      isChanged={latex !== component.props.latex}
      isBroken={isBroken}
      isReady={!isTooLong}
      onSave={() => onSave({ latex })}
      onClose={onClose}
      onStep={step}
      first={field}
    >
      <div className={styles.preview} style={{ height: size.height }} aria-live="polite">
        <div style={size}>{drawn(preview, { language: 'en-US', assets: () => undefined, mode: 'view' })}</div>
      </div>
      <textarea
        ref={field}
        className={styles.source}
        aria-label={t('panels.formula.source')}
        aria-invalid={isBroken || isTooLong || undefined}
        value={latex}
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        onChange={({ target }) => type(() => target.value, 'source')}
      />
      {isTooLong && (
        <div className={styles.problem}>
          <TooLong length={latex.length} most={FORMULA_MAX_LENGTH} />
        </div>
      )}
      <Segmented
        block
        className={styles.groups}
        size="small"
        aria-label={t('panels.formula.symbols')}
        value={group}
        options={SYMBOL_GROUPS.map((value) => ({ value, label: t(`panels.formula.groups.${value}`) }))}
        onChange={setGroup}
      />
      <div className={styles.symbols}>
        {FORMULA_SYMBOLS[group].map((symbol) => (
          <button
            key={symbol.latex}
            type="button"
            title={symbol.latex.replace('|', '')}
            aria-label={symbol.latex.replace('|', '')}
            onClick={() => put(symbol)}
          >
            {symbol.sign}
          </button>
        ))}
      </div>
    </EditDialog>
  );
}

/** Whether a formula cannot be read; false until what reads it has come. */
function useIsBroken(latex: string): boolean {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    let wanted = true;
    loadTypesetter().then(
      () => wanted && setLoaded(true),
      // The preview stays empty; what is typed can be saved.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  const formula = latex.trim() === '' ? undefined : findFormula(latex);
  return formula !== undefined && !isDrawn(formula);
}
