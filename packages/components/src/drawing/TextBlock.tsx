import { keepsPhrases, PHRASE_CSS } from '@pagewright/typography/phrases';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { ViewContext } from '../view-context.ts';
import { boxCss } from './box-css.ts';
import { followsLinks, linkAttributes, linkMark } from './link-attributes.ts';
import { atPhrases, type Paragraph, paragraphsOf, type Run } from './paragraphs.ts';
import { markerCss, paragraphCss, RESET, runCss, textCss } from './text-block-css.ts';
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
  const flow = <TextFlow props={shown} level={level} context={context} />;
  return (
    <div style={{ ...boxCss(props), ...textCss(props, context) }}>
      {shown === props ? flow : <div style={{ opacity: PLACEHOLDER_OPACITY }}>{flow}</div>}
    </div>
  );
}

interface TextFlowProps {
  readonly props: TextProps;
  readonly level: number | undefined;
  readonly context: ViewContext;
}

function TextFlow({ props, level, context }: TextFlowProps): ReactNode {
  const { language } = context;
  const paragraphs = paragraphsOf(props);
  const draw = (Element: Block, paragraph: Paragraph, index: number): ReactNode => (
    <Element
      key={String(index)}
      style={paragraphCss(paragraph, index, props)}
      aria-level={Element === 'li' && paragraph.style.level > 0 ? paragraph.style.level + 1 : undefined}
    >
      <Runs paragraph={paragraph} props={props} context={context} />
    </Element>
  );
  if (level !== undefined) {
    const Heading = `h${Math.min(6, Math.max(1, level))}` as 'h1';
    const isKept = keepsPhrases(language);
    const own = isKept ? paragraphs.map((paragraph) => atPhrases(paragraph, language)) : paragraphs;
    return (
      <Heading style={isKept ? { ...RESET, ...PHRASE_CSS } : RESET}>
        {own.map((paragraph, index) => draw('span', paragraph, index))}
      </Heading>
    );
  }
  return groups(paragraphs).map(({ listType, first, own }) => {
    if (listType === 'none') return own.map((paragraph, index) => draw('p', paragraph, first + index));
    const List = listType === 'ordered' ? 'ol' : 'ul';
    return (
      <List key={String(first)} style={LIST_CSS}>
        {own.map((paragraph, index) => draw('li', paragraph, first + index))}
      </List>
    );
  });
}

type Block = 'p' | 'li' | 'span';

const LIST_CSS: CSSProperties = { ...RESET, paddingLeft: 0, listStyleType: 'none', flexShrink: 0 };

interface Group {
  readonly listType: Paragraph['style']['listType'];
  /** Which paragraph it begins with. */
  readonly first: number;
  readonly own: Paragraph[];
}

/** Paragraphs that follow each other as one list, or as none; entries further in belong to the list that they stand in. */
function groups(paragraphs: readonly Paragraph[]): Group[] {
  const all: Group[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const { listType, level } = paragraph.style;
    const last = all.at(-1);
    const isIn = last?.listType === listType || (last && last.listType !== 'none' && listType !== 'none' && level > 0);
    if (last && isIn) last.own.push(paragraph);
    else all.push({ listType, first: index, own: [paragraph] });
  }
  return all;
}

interface RunsProps {
  readonly paragraph: Paragraph;
  readonly props: TextProps;
  readonly context: ViewContext;
}

function Runs({ paragraph, props, context }: RunsProps): ReactNode {
  const runs = paragraph.runs.map((run, position) => drawRun(run, position, props.fontSize, context));
  return paragraph.marker === undefined ? runs : <Marked {...{ paragraph, props, runs }} />;
}

/** Positioned as its marker is, the text is painted behind it: a PDF's text then has the marker before its line. */
function Marked({ paragraph, runs, props }: Omit<RunsProps, 'context'> & { runs: ReactNode }): ReactNode {
  return (
    <>
      <span data-marker="" style={{ ...markerCss(paragraph.style), color: props.markerColor }}>
        {paragraph.marker}
      </span>
      <span style={{ position: 'relative' }}>{runs}</span>
    </>
  );
}

/** A stretch of one look; where it leads somewhere it is a link, as far as those are followed here. */
export function drawRun(run: Run, key: number, fontSize: number, context: ViewContext): ReactNode {
  const { look } = run;
  const text = run.breaks ? parted(run.text, run.breaks) : run.text;
  if (!look) return run.breaks ? <Fragment key={String(key)}>{text}</Fragment> : text;
  const style = runCss(look, fontSize, context.language);
  if (look.link !== undefined && followsLinks(context)) {
    return (
      <a key={String(key)} {...linkAttributes(look.link, context)} style={linkCss(style)}>
        {text}
      </a>
    );
  }
  const Element = look.code ? 'code' : 'span';
  return (
    <Element key={String(key)} style={style} {...linkMark(look.link, context)}>
      {text}
    </Element>
  );
}

/** What pages say of links must not reach into texts. */
function linkCss(style: CSSProperties): CSSProperties {
  return { ...style, color: style.color ?? 'inherit', cursor: 'pointer' };
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
