import { CODE_FAMILY } from '@pagewright/typography/text-css';
import { type CSSProperties, type ReactNode, useContext, useEffect, useState } from 'react';
import { boxCss } from '../drawing/box-css.ts';
import { ReaderLanguage } from '../reader-language.ts';
import type { ViewProps } from '../view-context.ts';
import { formulaRect, formulaUrl } from './drawn-formula.ts';
import type { FormulaFault } from './fault.ts';
import { FAULT_WORDS } from './fault-words.ts';
import { findFormula, isDrawn, loadTypesetter } from './formulas.ts';
import type { formulaModel } from './model.ts';
import type { Typeset } from './typesetter.ts';

export function FormulaView({ component, context }: ViewProps<typeof formulaModel>): ReactNode {
  const { props } = component;
  const isEmpty = props.latex.trim() === '';
  const { formula, isPending } = useFormula(isEmpty ? undefined : props.latex);
  return (
    <div
      data-pending={isPending ? 'formula' : undefined}
      style={{ ...boxCss(props), position: 'relative', overflow: 'hidden' }}
    >
      {isDrawn(formula) ? (
        <Drawing component={component} formula={formula} isPrinted={context.mode === 'print'} />
      ) : null}
      {formula && !isDrawn(formula) ? (
        <Fault fault={formula} latex={props.latex} isShown={context.mode === 'view'} />
      ) : null}
    </div>
  );
}

type Drawn = Pick<ViewProps<typeof formulaModel>, 'component'> & {
  readonly formula: Typeset;
  readonly isPrinted: boolean;
};

function Drawing({ component, formula, isPrinted }: Drawn): ReactNode {
  const { props } = component;
  const { x, y, width, height } = formulaRect(component, formula);
  const border = props.borderStyle === 'none' ? 0 : props.borderWidth;
  return (
    <img
      src={formulaUrl(formula, props.color)}
      alt={props.alt || props.latex}
      draggable={false}
      decoding={isPrinted ? 'sync' : 'async'}
      style={{ position: 'absolute', left: x - border, top: y - border, width, height }}
    />
  );
}

const FAULT: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  gap: 4,
  padding: 8,
  boxSizing: 'border-box',
  overflow: 'hidden',
  font: '13px/1.4 sans-serif',
  color: '#595959',
  background: '#fff7f6',
};

/** What was typed, and what is wrong with it; on paper nothing of it stands. */
function Fault({ fault, latex, isShown }: { fault: FormulaFault; latex: string; isShown: boolean }): ReactNode {
  const words = FAULT_WORDS[useContext(ReaderLanguage)];
  if (!isShown) return null;
  return (
    <div data-failed="formula" role="alert" style={FAULT}>
      <strong style={{ color: '#cf1322' }}>{words[fault.fault].replace('{{name}}', () => fault.name)}</strong>
      <span style={{ fontFamily: CODE_FAMILY, overflowWrap: 'anywhere' }}>{latex}</span>
    </div>
  );
}

/** The formula; undefined until what sets it has come. */
function useFormula(latex: string | undefined): {
  readonly formula: Typeset | FormulaFault | undefined;
  readonly isPending: boolean;
} {
  const [isSettled, setSettled] = useState(false);
  const formula = latex === undefined ? undefined : findFormula(latex);
  const isMissing = latex !== undefined && formula === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let wanted = true;
    const settle = (): void => {
      if (wanted) setSettled(true);
    };
    loadTypesetter().then(settle, settle);
    return () => {
      wanted = false;
    };
  }, [isMissing]);
  return { formula, isPending: isMissing && !isSettled };
}
