import type { Language } from '@pagewright/model/languages';
import { keepsPhrases, PHRASE_CSS } from '@pagewright/typography/phrases';
import { Fragment, type ReactNode } from 'react';
import type { ViewContext } from '../view-context.ts';
import { boxCss } from './box-css.ts';
import { atPhrases, type Paragraph, paragraphsOf, type Run } from './paragraphs.ts';
import { MARKER_CSS, paragraphCss, RESET, runCss, textCss } from './text-block-css.ts';
import type { TextProps } from './text-props.ts';

const PLACEHOLDER_OPACITY = 0.45;

interface TextBlockProps {
  readonly props: TextProps;
  readonly context: ViewContext;
  /** Level of the heading that the text is; absent for running text. */
  readonly level?: number;
  /** Shown faintly on the canvas while there is no text. */
  readonly placeholder?: string | undefined;
}

/** Text in its box: what every text kind draws. Laid out exactly as `typography` measures it. */
export function TextBlock({ props, context, level, placeholder }: TextBlockProps): ReactNode {
  const empty = props.text === '';
  const shown = empty && placeholder && context.mode === 'view' ? { ...props, text: placeholder } : props;
  const flow = <TextFlow props={shown} level={level} language={context.language} />;
  return (
    <div style={{ ...boxCss(props), ...textCss(props, context) }}>
      {shown === props ? flow : <div style={{ opacity: PLACEHOLDER_OPACITY }}>{flow}</div>}
    </div>
  );
}

interface TextFlowProps {
  readonly props: TextProps;
  readonly level: number | undefined;
  readonly language: Language;
}

function TextFlow({ props, level, language }: TextFlowProps): ReactNode {
  const paragraphs = paragraphsOf(props);
  if (level !== undefined) {
    const Heading = `h${Math.min(6, Math.max(1, level))}` as 'h1';
    const isKept = keepsPhrases(language);
    const own = isKept ? paragraphs.map((paragraph) => atPhrases(paragraph, language)) : paragraphs;
    return (
      <Heading style={isKept ? { ...RESET, ...PHRASE_CSS } : RESET}>
        {own.map((paragraph, index) => draw('span', paragraph, index, props))}
      </Heading>
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
  const runs = paragraph.runs.map((run, position) => drawRun(run, position, props.fontSize));
  return (
    <Element key={String(index)} style={paragraphCss(paragraph, index, props)}>
      {paragraph.marker === undefined ? runs : <Marked marker={paragraph.marker} runs={runs} props={props} />}
    </Element>
  );
}

/** Positioned as its marker is, the text is painted behind it: a PDF's text then has the marker before its line. */
function Marked({ marker, runs, props }: { marker: string; runs: ReactNode; props: TextProps }): ReactNode {
  return (
    <>
      <Marker text={marker} color={props.markerColor} />
      <span style={{ position: 'relative' }}>{runs}</span>
    </>
  );
}

/** Hangs in the indent, so that the lines of an entry stand under each other. */
function Marker({ text, color }: { text: string; color: string | undefined }): ReactNode {
  return (
    <span data-marker="" style={{ ...MARKER_CSS, color }}>
      {text}
    </span>
  );
}

function drawRun(run: Run, key: number, fontSize: number): ReactNode {
  const { look } = run;
  const text = run.breaks ? parted(run.text, run.breaks) : run.text;
  if (!look) return run.breaks ? <Fragment key={String(key)}>{text}</Fragment> : text;
  return (
    <span key={String(key)} style={runCss(look, fontSize)}>
      {text}
    </span>
  );
}

/** The text with a place where a line may part at each offset. */
function parted(text: string, breaks: readonly number[]): ReactNode[] {
  return [0, ...breaks].map((start, index) => (
    <Fragment key={String(start)}>
      {index > 0 ? <wbr /> : null}
      {text.slice(start, breaks[index])}
    </Fragment>
  ));
}
