import { FONT_SIZE_PRESETS, PANEL_FONT_SIZE, type TextParagraph, type TextSpan } from '../props/text-style.ts';
import { differenceOf, replaceRange, wordProps } from '../rich-text.ts';
import { type ComponentChange, property, style } from './field.ts';

/** Fields of the characters; tables have them too. */
export const characterFields = {
  fontFamily: style('font', { type: 'font' }),
  fontSize: style('font', {
    type: 'number',
    step: 1,
    unit: 'px',
    limits: PANEL_FONT_SIZE,
    presetsPt: FONT_SIZE_PRESETS,
  }),
  fontWeight: style('font', { type: 'weight' }),
  color: style('font', { type: 'color' }),
} as const;

/** Fields of everything that each text kind has. */
export const textStyleFields = {
  ...characterFields,
  fontStyle: style('font', { type: 'icons' }),
  textDecoration: style('font', { type: 'icons' }),
  textTransform: style('font', { type: 'choice' }),
  textAlign: style('paragraph', { type: 'icons' }),
  verticalAlign: style('paragraph', { type: 'icons' }),
  listType: style('paragraph', { type: 'icons' }),
  markerColor: {
    ...style('paragraph', { type: 'color' }),
    when: (props: { listType: string }) => props.listType !== 'none',
  },
  lineHeight: style('paragraph', { type: 'number', step: 0.1, unit: '×' }),
  letterSpacing: style('paragraph', { type: 'number', step: 0.5, unit: 'px' }),
  textIndent: style('paragraph', { type: 'number', step: 0.5, unit: 'em' }),
  paragraphSpacing: style('paragraph', { type: 'number', step: 1, unit: 'px' }),
  padding: style('paragraph', { type: 'number', step: 1, unit: 'px' }),
  textShadow: style('effects', { type: 'shadow' }),
  spans: { elsewhere: 'on the page' },
  paragraphs: { elsewhere: 'on the page' },
} as const;

/** Fields of kinds that are boxes for their words. */
export const textFitFields = {
  sizing: style('paragraph', { type: 'choice' }),
  unfitted: { elsewhere: 'kept by the app' },
} as const;

/** Fields of text areas beyond those of text. */
export const textAreaPanelFields = {
  text: property('content', { type: 'long-text' }),
  placeholder: property('content', { type: 'text' }),
  maxLength: property('content', { type: 'number', step: 10 }),
  rows: property('content', { type: 'number', step: 1 }),
} as const;

export const headingLevel = property('content', { type: 'choice', options: [1, 2, 3, 4, 5, 6] });

interface Words {
  readonly text: string;
  readonly spans?: TextSpan[] | undefined;
  readonly paragraphs?: TextParagraph[] | undefined;
}

/** Text typed in the panel: parts that look different stay with their words, lines that are set otherwise where they are. */
export function changeText<Props extends Words>(
  { props }: { readonly props: Props },
  prop: keyof Props,
  value: unknown,
): ComponentChange<Props> | undefined {
  if (prop !== 'text' || typeof value !== 'string' || !(props.spans || props.paragraphs)) return undefined;
  const { start, end, inserted } = differenceOf(props.text, value);
  const { spans = [], paragraphs } = props;
  return {
    props: wordProps(replaceRange({ text: props.text, spans, paragraphs }, start, end, inserted)) as Partial<Props>,
  };
}
