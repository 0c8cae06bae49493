import type { Language } from '@pagewright/model/languages';
import { formatOrigin, type Origin, parseOrigin } from '@pagewright/model/origin';
import type { ChartContent, Outline, Stat } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Quantity, readQuantities } from '../spans/quantities.ts';
import { type Draft, documentOf, heading, list, paragraph } from '../testing/fixtures.ts';

/** A figure on a page is a whole figure of its source: `£47` of `£47m` says something else. */

interface Words {
  readonly language: Language;
  readonly names: readonly string[];
  readonly figures: readonly string[];
  /** What is said of a name and of one figure or two. */
  readonly one: readonly ((name: string, figure: string) => string)[];
  readonly two: readonly ((name: string, from: string, to: string) => string)[];
  readonly joint: string;
}

const WORDS: readonly Words[] = [
  {
    language: 'en-US',
    names: ['churn', 'rent', 'orders', 'late trains', 'staff', 'Range'],
    figures: ['3.1%', '£21.4m', '1,284', '640 tonnes', '10–15%', '12 of 15', '$45 billion', '2h 40m', '~6 min', '47'],
    one: [(name, own) => `${name}: ${own}`, (name, own) => `We counted ${own} for ${name}.`],
    two: [(name, from, to) => `${name} went from ${from} in Q2 to ${to} in Q3.`, (name, a, b) => `${name} ${a} → ${b}`],
    joint: ', ',
  },
  {
    language: 'fr-FR',
    names: ['loyer', 'adhérents', 'vélos', 'recettes', 'retards'],
    figures: ['12,50 €', '1 284', '3,1 %', '61 400 €', '180 k€', '22 km', '46,2 M€'],
    one: [(name, own) => `${name} : ${own}`, (name, own) => `On compte ${own} pour les ${name}.`],
    two: [(name, from, to) => `Les ${name} passent de ${from} à ${to} cette année.`],
    joint: ', ',
  },
  {
    language: 'zh-CN',
    names: ['营业额', '退货率', '员工', '会员', '房租'],
    figures: ['7,420万元', '3.1%', '1.28万笔', '12家', '3亿5000万元', '10%-15%', '4.4个百分点', '86㎡'],
    one: [(name, own) => `${name}${own}`, (name, own) => `目前${name}为${own}，还在变化。`],
    two: [(name, from, to) => `${name}由去年的${from}上升到${to}。`, (name, a, b) => `${name} ${a}→${b}`],
    joint: '，',
  },
  {
    language: 'ja-JP',
    names: ['売上', '在庫', '来館者', '解約率'],
    figures: ['24億6,800万円', '4％', '527人', '2.6', '12件', '5時間10分'],
    one: [(name, own) => `${name}は${own}です。`, (name, own) => `${name}：${own}`],
    two: [(name, from, to) => `${name}は${from}から${to}になりました。`],
    joint: '、',
  },
];

function documents(): fc.Arbitrary<SourceDocument> {
  return fc.constantFrom(...WORDS).chain((words) => {
    const name = fc.constantFrom(...words.names);
    const figure = fc.constantFrom(...words.figures);
    const one = fc.tuple(fc.constantFrom(...words.one), name, figure).map(([say, who, own]) => say(who, own));
    const two = fc.tuple(fc.constantFrom(...words.two), name, figure, figure).map(([say, who, a, b]) => say(who, a, b));
    const parts = fc
      .array(fc.tuple(name, figure), { minLength: 3, maxLength: 5 })
      .map((all) => all.map(([who, own]) => `${who} ${own}`).join(words.joint));
    const line = fc.oneof(one, two, parts);
    const block: fc.Arbitrary<Draft> = fc.oneof(
      line.map(paragraph),
      fc.array(line, { minLength: 2, maxLength: 4 }).map((lines) => paragraph(lines.join(' '))),
      fc.array(line, { minLength: 2, maxLength: 5 }).map((lines) => list(lines)),
      name.map((own) => heading(own)),
    );
    return (
      fc
        .array(block, { minLength: 1, maxLength: 7 })
        // A document of nothing but headings says nothing.
        .chain((blocks) => line.map((last) => [...blocks, paragraph(last)]))
        .map((blocks) => documentOf(blocks, { language: words.language, title: words.names.join(' ') }))
    );
  });
}

describe('figures of briefs', () => {
  it('are whole figures of their sources, those of charts in the scale that the chart states', () => {
    fc.assert(
      fc.property(documents(), (document) => {
        const outline = composeLocal({
          documents: [document],
          prompt: '',
          pageCount: 'auto',
          mode: 'condense',
          format: 'ppt-16-9',
        });
        expect(cutIn(outline, document)).toEqual([]);
      }),
    );
  });
});

/** Figures that are no whole figure of their source, one line each. */
function cutIn(outline: Outline, document: SourceDocument): string[] {
  const quantities = quantitiesByPlace(document);
  const sourceOf = (origins: readonly Origin[]): Quantity[] =>
    origins.flatMap((origin) => quantities.get(placeOf(origin)) ?? []);
  return [...saidIn(outline.pages)].flatMap((value) => {
    if (isStat(value)) {
      const whole = sourceOf(value.label.origins).map(({ text }) => text);
      return [value.value, value.from]
        .filter((own) => own !== undefined && !whole.includes(own))
        .map((own) => `${own}`);
    }
    if (!isChart(value)) return [];
    const source = sourceOf(value.origins);
    return value.series.flatMap(({ values, unit = value.unit }) =>
      values
        .filter((own) => own !== null && !source.some((one) => one.number === own && inScale(one, unit)))
        .map((own) => `${own} ${unit}`),
    );
  });
}

/** A number without a unit of its own is in the scale of those beside it. */
function inScale({ unit }: Quantity, stated: string | undefined): boolean {
  return unit === '' || unit === (stated ?? '');
}

function placeOf(origin: Origin): Origin {
  const parts = parseOrigin(origin);
  return parts ? formatOrigin({ file: parts.file, block: parts.block }) : origin;
}

function quantitiesByPlace({ blocks, language }: SourceDocument): ReadonlyMap<Origin, Quantity[]> {
  return new Map(
    blocks.map((block) => {
      const texts = block.kind === 'list' ? block.items.map(({ text }) => text) : 'text' in block ? [block.text] : [];
      return [placeOf(block.origin), texts.flatMap((text) => readQuantities(text, language))];
    }),
  );
}

function* saidIn(value: unknown): Generator<object> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* saidIn(entry);
  } else if (typeof value === 'object' && value !== null) {
    yield value;
    for (const own of Object.values(value)) yield* saidIn(own);
  }
}

function isStat(value: object): value is Stat {
  return 'value' in value && 'label' in value;
}

function isChart(value: object): value is ChartContent {
  return 'shape' in value && 'series' in value;
}
