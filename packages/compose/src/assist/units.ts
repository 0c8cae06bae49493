import type { Language } from '@pagewright/model/languages';
import type { ChartContent, PageBrief, SimpleBrief, TableContent } from '@pagewright/model/outline';
import { isApart, namesApart } from './apart.ts';
import { withWords } from './briefs/words.ts';
import { CONVERSIONS, type Conversion } from './conversions.ts';
import type { UnitSystem } from './words/atoms.ts';

/** Scales between a number and its unit stay: `12万公里` is `7.5万英里`. */
const SCALE = '(?:\\s?(?:万|萬|亿|億|千|million|billion|thousand|millions? de|milliers? de))?';

/** Names of units where traditional characters are written. */
const TRADITIONAL = [
  ['小时', '小時'],
  ['厘米', '公分'],
  ['英寸', '英吋'],
  ['英亩', '英畝'],
  ['公顷', '公頃'],
  ['加仑', '加侖'],
  ['平方米', '平方公尺'],
  ['升', '公升'],
] as const;

/** `6 ft 2 in`: one length in two units, which stays whole. */
const INCHES = '(?:in(?![\\p{L}])|inch|″|pouces?|英寸|インチ)';
/** A conversion with what it is found by: in a text, as a unit by itself, and at the end of the name of a column. */
interface Own extends Conversion {
  readonly pattern: RegExp;
  readonly alone: RegExp;
  readonly inName: RegExp;
}

/** Figures in units of another system; what has no unit, and money, stays. */
export class UnitConverter {
  readonly #language: Language;
  readonly #conversions: readonly Own[];

  constructor(to: UnitSystem, language: Language) {
    this.#language = language;
    const number =
      language === 'fr-FR'
        ? '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?'
        : '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
    this.#conversions = CONVERSIONS[to].map((conversion) => {
      const isChinese = language === 'zh-CN' || language === 'zh-TW';
      const from = isChinese && conversion.fromHan ? `${conversion.from}|${conversion.fromHan}` : conversion.from;
      // `3 x 4 km` and `1/2 mile` have another number in front of theirs.
      const lone = `(?<![\\p{Script=Latin}\\d.,/⁄]|\\d\\s?[x×*]\\s?|\\p{Script=Latin}\\s[x×*]\\s?|${conversion.notBehind ?? '(?!)'})`;
      return {
        ...conversion,
        pattern: new RegExp(
          `${lone}(?<sign>[-−–]?)(?<first>${number})(?:(?<between>\\s?(?:[-–~～至]|to|à|から)\\s?)(?<minus>[-−]?)(?<second>${number}))?(?<scale>${SCALE})(?<gap>[\\s-]?)(?:${from})(?![\\p{Script=Latin}/²³]|\\.?\\s?(?:and\\s|et\\s)?\\d+(?:\\.\\d+)?\\s?${INCHES})`,
          'giu',
        ),
        alone: new RegExp(`^(?:${from})$`, 'iu'),
        inName: new RegExp(`(?<=[（(\\s,，/])(?:${from})(?=\\s*[)）]?\\s*$)`, 'iu'),
      };
    });
  }

  text(text: string): string {
    // What was converted is not looked at again: miles that came of kilometres stay miles.
    const found = this.#conversions.flatMap((conversion) =>
      [...text.matchAll(conversion.pattern)].map((match) => ({ match, conversion })),
    );
    let end = text.length + 1;
    let changed = text;
    for (const { match, conversion } of found.toSorted((a, b) => b.match.index - a.match.index)) {
      const [whole] = match;
      if (match.index + whole.length > end) continue;
      end = match.index;
      if (conversion.offset !== undefined && isApart(match)) continue;
      changed =
        changed.slice(0, match.index) + this.#written(match, conversion) + changed.slice(match.index + whole.length);
    }
    return changed;
  }

  brief<Brief extends PageBrief>(brief: Brief): Brief {
    const figures: PageBrief =
      brief.form === 'composite' ? { ...brief, parts: brief.parts.map((part) => this.#part(part)) } : this.#part(brief);
    return withWords(figures, (text) => this.text(text)) as Brief;
  }

  #part(part: SimpleBrief): SimpleBrief {
    if (part.form === 'table') return { ...part, table: this.#table(part.table) };
    if (part.form !== 'chart') return part;
    return { ...part, chart: this.#chart(part.chart), ...(part.table ? { table: this.#table(part.table) } : {}) };
  }

  /** Columns whose head names the unit: their cells are bare numbers. */
  #table(table: TableContent): TableContent {
    const own = table.columns.map(
      ({ unit, label }) =>
        this.#named(unit, label) ?? this.#named(/[（(]([^()（）]+)[)）]\s*$/u.exec(label)?.[1], label),
    );
    const columns = table.columns.map((column, index) => {
      const conversion = own[index];
      if (!conversion) return column;
      const label = this.#renamed(column.label, conversion);
      return { ...column, label, ...(column.unit ? { unit: this.#unit(conversion) } : {}) };
    });
    const rows = table.rows.map((row) =>
      row.map((cell, index) => {
        const conversion = own[index];
        const value = conversion ? this.#value(cell.trim()) : undefined;
        return conversion && value !== undefined ? this.#figure(cell.trim(), conversion) : cell;
      }),
    );
    return { ...table, columns, rows };
  }

  #chart(chart: ChartContent): ChartContent {
    const { caption = '', valueName } = chart;
    const whole = this.#named(
      chart.unit,
      `${caption} ${valueName ?? ''} ${chart.series.map(({ name }) => name).join(' ')}`,
    );
    const series = chart.series.map((own) => {
      const conversion = own.unit === undefined ? whole : this.#named(own.unit, `${caption} ${own.name}`);
      if (!conversion) return own;
      const values = own.values.map((value) =>
        value === null ? null : Number(rounded(converted(value, conversion), `${value}`)),
      );
      const name = this.#renamed(own.name, conversion);
      return { ...own, name, values, ...(own.unit ? { unit: this.#unit(conversion) } : {}) };
    });
    if (!whole) return { ...chart, series };
    const named = valueName === undefined ? {} : { valueName: this.#renamed(valueName, whole) };
    return { ...chart, series, unit: this.#unit(whole), ...named };
  }

  /** What has this unit, unless its name says that it is a distance between temperatures. */
  #named(unit: string | undefined, name: string): Own | undefined {
    const own = unit === undefined ? undefined : this.#conversions.find(({ alone }) => alone.test(unit.trim()));
    return own?.offset !== undefined && namesApart(name) ? undefined : own;
  }

  /** The name of a column or series with the unit that its figures have now. */
  #renamed(name: string, conversion: Own): string {
    return name.replace(conversion.inName, () => this.#unit(conversion));
  }

  #written({ groups = {}, input, index }: RegExpExecArray, conversion: Conversion): string {
    const { sign = '', first = '', between = '', minus: secondSign = '', second, scale = '', gap = '' } = groups;
    const unit = this.#unit(conversion);
    const isWide = /[\p{Script=Han}\p{Script=Katakana}]/u.test(unit);
    const space = isWide ? '' : gap === '-' ? '-' : gap || (unit.startsWith('°') ? '' : ' ');
    // A figure below zero is one with its sign; behind another figure or its unit it is a dash.
    const minus = sign !== '' && /(?:^|[\s(（「:：,，、;；至到から～~=])$/u.test(input.slice(0, index)) ? '-' : '';
    const from = this.#figure(minus + first, conversion);
    const lead = minus === '' ? sign : '';
    const last =
      second === undefined ? '' : between + this.#figure(`${secondSign === '' ? '' : '-'}${second}`, conversion);
    return `${lead}${from}${last}${scale}${space}${unit}`;
  }

  #unit({ to, toHan, toKana }: Conversion): string {
    if (this.#language === 'zh-CN') return toHan ?? to;
    if (this.#language === 'zh-TW')
      return TRADITIONAL.reduce((own, [from, written]) => own?.replace(from, written), toHan) ?? to;
    return this.#language === 'ja-JP' ? (toKana ?? to) : to;
  }

  #figure(written: string, conversion: Conversion): string {
    const value = this.#value(written);
    if (value === undefined) return written;
    const text = rounded(converted(value, conversion), String(value));
    const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
    const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return Number(text).toLocaleString(this.#language, format);
  }

  #value(written: string): number | undefined {
    const plain =
      this.#language === 'fr-FR'
        ? written.replace(/[ \u00a0\u202f]/g, '').replace(',', '.')
        : written.replaceAll(',', '');
    return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
  }
}

function converted(value: number, { factor, offset = 0 }: Conversion): number {
  return value * factor + offset;
}

/** As exact as what it was reckoned from: with its figures that count, three at least from a hundred on, else two. */
function rounded(value: number, from: string): string {
  const counting = from
    .replace(/^-?0*\.?0*/, '')
    .replace('.', '')
    .replace(/0+$/, '').length;
  const least = Math.abs(value) >= 100 ? 3 : 2;
  return `${Number(value.toPrecision(Math.min(12, Math.max(least, counting))))}`;
}
