import { fontFamilyCss } from '@pagewright/typography/catalogue';
import { TEXT_CSS } from '@pagewright/typography/text-css';
import type { CSSProperties, ReactNode } from 'react';
import { LIST_INDENT } from '../props/text-style.ts';
import type { ViewContext } from '../view-context.ts';
import { boxCss } from './box-css.ts';
import { type Paragraph, paragraphsOf, type Run } from './paragraphs.ts';
import type { TextProps } from './text-props.ts';

const JUSTIFY = { top: 'flex-start', middle: 'safe center', bottom: 'safe flex-end' } as const;

const RESET: CSSProperties = { margin: 0, fontSize: 'inherit', fontWeight: 'inherit' };

const PLACEHOLDER_OPACITY = 0.45;

interface TextBlockProps {
  readonly props: TextProps;
  readonly context: ViewContext;
  /** Level of the heading that the text is; absent for running text. */
  readonly level?: number;
  /** Shown faintly on the canvas while there is no text. */
  readonly placeholder?: string;
}

/** Text in its box: what every text kind draws. Laid out exactly as `typography` measures it. */
export function TextBlock({ props, context, level, placeholder }: TextBlockProps): ReactNode {
  const empty = props.text === '';
  const shown = empty && placeholder && context.mode === 'view' ? { ...props, text: placeholder } : props;
  const flow = <TextFlow props={shown} level={level} />;
  return (
    <div style={{ ...boxCss(props), ...textCss(props, context) }}>
      {shown === props ? flow : <div style={{ opacity: PLACEHOLDER_OPACITY }}>{flow}</div>}
    </div>
  );
}

function TextFlow({ props, level }: { props: TextProps; level: number | undefined }): ReactNode {
  const paragraphs = paragraphsOf(props);
  if (level !== undefined) {
    const Heading = `h${Math.min(6, Math.max(1, level))}` as 'h1';
    return (
      <Heading style={RESET}>{paragraphs.map((paragraph, index) => draw('span', paragraph, index, props))}</Heading>
    );
  }
  if (props.listType === 'none') return paragraphs.map((paragraph, index) => draw('p', paragraph, index, props));
  const List = props.listType === 'ordered' ? 'ol' : 'ul';
  return (
    <List style={{ ...RESET, paddingLeft: 0, listStyleType: 'none' }}>
      {paragraphs.map((paragraph, index) => draw('li', paragraph, index, props))}
    </List>
  );
}

function draw(Element: 'p' | 'li' | 'span', paragraph: Paragraph, index: number, props: TextProps): ReactNode {
  const style: CSSProperties = { ...RESET, display: 'block', minHeight: '1lh' };
  if (index === 0 && props.textIndent) style.textIndent = `${props.textIndent}em`;
  if (index > 0 && props.paragraphSpacing > 0) style.paddingTop = props.paragraphSpacing;
  const largest = Math.max(props.fontSize, ...paragraph.runs.map((run) => run.look?.fontSize ?? 0));
  if (largest > props.fontSize) style.lineHeight = `${largest * props.lineHeight}px`;
  if (props.listType !== 'none') {
    style.position = 'relative';
    style.paddingLeft = `${LIST_INDENT}em`;
  }
  return (
    <Element key={String(index)} style={style}>
      {paragraph.marker === undefined ? null : <Marker text={paragraph.marker} color={props.markerColor} />}
      {paragraph.runs.map((run, position) => drawRun(run, position, props.fontSize))}
    </Element>
  );
}

/** Hangs in the indent, so that the lines of an entry stand under each other. */
function Marker({ text, color }: { text: string; color: string | undefined }): ReactNode {
  return (
    <span data-marker="" style={{ position: 'absolute', left: 0, textIndent: 0, whiteSpace: 'nowrap', color }}>
      {text}
    </span>
  );
}

function drawRun(run: Run, key: number, fontSize: number): ReactNode {
  const { look } = run;
  if (!look) return run.text;
  return (
    <span
      key={String(key)}
      style={{
        color: look.color,
        fontWeight: look.fontWeight,
        fontStyle: look.fontStyle,
        textDecoration: look.textDecoration,
        fontSize: look.fontSize,
        // The paragraph's line height already has room for its largest run; none may push the lines apart.
        lineHeight: look.fontSize && look.fontSize !== fontSize ? 0 : undefined,
      }}
    >
      {run.text}
    </span>
  );
}

function textCss(props: TextProps, context: ViewContext): CSSProperties {
  return {
    ...TEXT_CSS,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: JUSTIFY[props.verticalAlign],
    padding: props.padding || undefined,
    fontFamily: fontFamilyCss(props.fontFamily, context.language),
    fontSize: props.fontSize,
    fontWeight: props.fontWeight,
    fontStyle: props.fontStyle === 'normal' ? undefined : props.fontStyle,
    lineHeight: `${props.fontSize * props.lineHeight}px`,
    letterSpacing: props.letterSpacing || undefined,
    color: props.color,
    textAlign: props.textAlign,
    textDecoration: props.textDecoration === 'none' ? undefined : props.textDecoration,
    textTransform: props.textTransform === 'none' ? undefined : props.textTransform,
    textShadow: props.textShadow === 'none' ? undefined : props.textShadow,
  };
}
