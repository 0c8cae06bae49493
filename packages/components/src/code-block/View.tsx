import type { Rect } from '@pagewright/model/units';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { boxCss } from '../drawing/box-css.ts';
import { TextBlock } from '../drawing/TextBlock.tsx';
import type { ViewContext, ViewProps } from '../view-context.ts';
import { type CodePart, codeLayout, drawnCode, EDGE, ruleBelow, shownLanguage } from './drawn-code.ts';
import type { CodeLanguage } from './languages.ts';
import type { codeBlockModel } from './model.ts';
import { type CodeToken, findTokens, loadGrammar } from './tokens.ts';

export function CodeBlockView({ component, context }: ViewProps<typeof codeBlockModel>): ReactNode {
  const { props } = component;
  const { tokens, isPending } = useTokens(codeLayout(component, context.language).code, shownLanguage(props));
  const { layout, colors, code, numbers, title } = drawnCode(component, context.language, tokens);
  return (
    <figure
      aria-label={props.title || undefined}
      data-pending={isPending ? 'code' : undefined}
      style={{
        ...boxCss({ ...props, backgroundColor: colors.ground }),
        position: 'relative',
        margin: 0,
        overflow: 'hidden',
      }}
    >
      <div style={inner(props.borderStyle === 'none' ? 0 : props.borderWidth)}>
        {layout.marks.map((mark) => (
          <div
            key={mark.y}
            style={{
              ...place(mark),
              background: colors.marked,
              borderLeft: `${EDGE}px solid ${colors.edge}`,
              boxSizing: 'border-box',
            }}
          />
        ))}
        {layout.title ? <div style={{ ...place(ruleBelow(layout.title.bar)), background: colors.rule }} /> : null}
        {title ? <Part part={title} context={context} /> : null}
        {numbers ? <Part part={numbers} context={context} isAside /> : null}
        <Part part={code} context={context} />
      </div>
    </figure>
  );
}

/** What is placed from the corner of the component stands within its border. */
function inner(border: number): CSSProperties {
  return { position: 'absolute', left: -border, top: -border, right: -border, bottom: -border };
}

function Part({ part, context, isAside }: { part: CodePart; context: ViewContext; isAside?: boolean }): ReactNode {
  return (
    <div
      aria-hidden={isAside}
      style={{ ...place(part.rect), ...(isAside ? { userSelect: 'none' } : {}) }}
      data-code={isAside ? undefined : ''}
    >
      <TextBlock props={{ ...part.props, opacity: 1 }} context={context} />
    </div>
  );
}

function place({ x, y, width, height }: Rect): CSSProperties {
  return { position: 'absolute', left: x, top: y, width, height };
}

/** The coloured parts; until the grammar has come there are none. */
function useTokens(
  code: string,
  language: CodeLanguage | 'plain',
): { readonly tokens: readonly CodeToken[] | undefined; readonly isPending: boolean } {
  const [settled, setSettled] = useState<CodeLanguage>();
  const tokens = findTokens(code, language);
  const isMissing = tokens === undefined;
  useEffect(() => {
    if (!isMissing || language === 'plain') return undefined;
    let wanted = true;
    const settle = (): void => {
      if (wanted) setSettled(language);
    };
    loadGrammar(language).then(settle, settle);
    return () => {
      wanted = false;
    };
  }, [isMissing, language]);
  return { tokens, isPending: isMissing && settled !== language };
}
