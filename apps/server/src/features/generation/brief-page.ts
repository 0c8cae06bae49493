import { make } from '@pagewright/components/kind';
import { headingModel } from '@pagewright/components/kinds/heading';
import { textModel } from '@pagewright/components/kinds/text';
import type { Component, Page } from '@pagewright/components/models';
import { type FormatId, pageFormat } from '@pagewright/model/formats';
import type { Language } from '@pagewright/model/languages';
import type { Item, PageBrief, SimpleBrief, Stat, Statement, TableContent } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';
import { printPage } from '@pagewright/page/source-text';

/** Room around the words and between them, height of the title, px. */
const PLACE = { margin: 64, title: 72, gap: 16 } as const;
/** Longest text of one component (spec §3), characters. */
const MAX_TEXT = 1_000;

interface BriefLook {
  readonly format: FormatId;
  readonly customSize?: Size | undefined;
  readonly language: Language;
}

/** What a page has to say as a bare page: a title and plain text, no design (`pageContent`, spec §3). */
export function briefPage(brief: PageBrief, look: BriefLook): string {
  const { size } = pageFormat(look.format, look.customSize);
  const page: Page = {
    title: brief.title.text.slice(0, 200),
    format: look.format,
    size,
    language: look.language,
    background: { type: 'solid', color: '#ffffff' },
    margin: PLACE.margin,
    components: [titleOf(brief, size), ...textsOf(brief, size)],
  };
  return printPage(page);
}

function titleOf(brief: PageBrief, size: Size): Component {
  const place = envelope('title', 1, PLACE.margin, PLACE.title, size);
  const text = brief.title.text.slice(0, MAX_TEXT);
  return make(
    headingModel,
    { ...place, origin: brief.title.origins, slot: 'title' },
    { text, fontSize: 32, textAlign: 'left' },
  );
}

/** The lines in as many text boxes as their length needs, one below the other. */
function textsOf(brief: PageBrief, size: Size): Component[] {
  const texts = chunksOf(briefLines(brief));
  const top = PLACE.margin + PLACE.title + PLACE.gap;
  const step = (size.height - top - PLACE.margin) / Math.max(1, texts.length);
  return texts.map((text, index) => {
    const place = envelope(`text${index + 1}`, index + 2, top + index * step, Math.max(1, step - PLACE.gap), size);
    return make(textModel, place, { text });
  });
}

function envelope(id: string, zIndex: number, y: number, height: number, size: Size) {
  const width = size.width - 2 * PLACE.margin;
  const position = { x: PLACE.margin, y: Math.round(y) };
  return { id, zIndex, position, size: { width, height: Math.round(height) } };
}

function chunksOf(lines: readonly string[]): string[] {
  const chunks: string[] = [];
  for (const line of lines.flatMap((long) => long.match(/.{1,1000}/gsu) ?? [])) {
    const last = chunks.at(-1);
    const joined = last === undefined ? line : `${last}\n${line}`;
    if (last !== undefined && joined.length <= MAX_TEXT) chunks[chunks.length - 1] = joined;
    else chunks.push(line.slice(0, MAX_TEXT));
  }
  return chunks;
}

/** Everything that a brief says under its title, in reading order; what a template asked for in vain is not said. */
export function briefLines(brief: PageBrief): string[] {
  const lines = brief.form === 'composite' ? brief.parts.flatMap(partLines) : contentLines(brief);
  return [...textsIn(brief.subtitle ? [brief.subtitle] : []), ...lines, ...textsIn(brief.more)].filter(
    (line) => line.trim() !== '',
  );
}

function partLines(part: SimpleBrief): string[] {
  return [part.title.text, ...briefLines(part)];
}

function contentLines(brief: SimpleBrief): string[] {
  switch (brief.form) {
    case 'cover':
      return textsIn(brief.meta);
    case 'section':
      return [];
    case 'agenda':
    case 'bullets':
    case 'summary':
    case 'checklist':
      return itemLines(brief.items);
    case 'pairs':
      return brief.items.map(({ left, right }) => joined(left.text, right.text));
    case 'actions':
      return brief.items.map(({ what, who, when }) => textsIn([who, what, when].filter((own) => !!own)).join(' · '));
    case 'two-column':
    case 'quadrants':
    case 'records':
      return brief.columns.flatMap(({ heading, items }) => [heading?.text ?? '', ...itemLines(items)]);
    case 'comparison':
      return brief.sides.flatMap(({ heading, items }) => [heading?.text ?? '', ...itemLines(items)]);
    case 'process':
      return found(brief.steps.map(({ title, text }) => ({ ...title, text: joined(title.text, text?.text) }))).map(
        ({ text }, index) => `${index + 1}. ${text}`,
      );
    case 'timeline':
      return brief.events.flatMap(({ date, text, children = [] }) =>
        text.lacking ? [] : [joined(date, text.text), ...children.map((child) => `  – ${child.text}`)],
      );
    case 'stats':
      return found(brief.stats).map(statLine);
    case 'quote':
      return [...textsIn([brief.quote]), brief.attribution ?? ''];
    case 'table':
      return [...tableLines(brief.table), ...itemLines(brief.items)];
    case 'chart':
      return [...(brief.stats ?? []).map(statLine), ...chartLines(brief), ...itemLines(brief.items)];
    case 'diagram':
      return [...brief.diagram.nodes.map(({ label }) => label.text), ...itemLines(brief.items)];
    case 'image':
      return [(brief.image.lacking ? '' : brief.image.caption?.text) ?? '', ...itemLines(brief.items)];
    case 'text':
      return textsIn(brief.paragraphs);
    case 'code':
      return [brief.code.text, ...itemLines(brief.items)];
    case 'closing':
      return textsIn(brief.lines);
  }
}

function statLine({ value, label, from, when = '', fromWhen = '' }: Stat): string {
  const figure = from ? `${from} ${fromWhen} → ${value} ${when}` : `${value} ${when}`;
  return joined(figure.replace(/ +/g, ' ').trim(), label.text);
}

function textsIn(statements: readonly Statement[]): string[] {
  return found(statements).map(({ text }) => text);
}

function itemLines(items: readonly Item[]): string[] {
  return found(items).flatMap(({ lead, text, children = [] }) => [
    `• ${lead ? joined(lead, text) : text}`,
    ...children.map((child) => `  – ${child.text}`),
  ]);
}

function tableLines({ lacking, caption = '', columns, rows, notes }: TableContent): string[] {
  if (lacking) return [];
  return [caption, columns.map(({ label }) => label).join(' | '), ...rows.map((row) => row.join(' | ')), ...notes];
}

function chartLines({ chart }: Extract<SimpleBrief, { form: 'chart' }>): string[] {
  const { lacking, caption = '', categories, series, unit = '' } = chart;
  if (lacking) return [];
  return [
    caption,
    ...categories.map((category, index) =>
      joined(category, series.map(({ name, values }) => `${name} ${values[index] ?? ''}${unit}`.trim()).join(', ')),
    ),
  ];
}

function found<Told extends { readonly lacking?: boolean | undefined }>(told: readonly Told[]): Told[] {
  return told.filter(({ lacking }) => !lacking);
}

function joined(head: string, rest: string | undefined): string {
  return rest ? `${head}: ${rest}` : head;
}
