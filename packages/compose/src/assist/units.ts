import type { Language } from '@pagewright/model/languages';
import type { ChartContent, PageBrief, SimpleBrief, TableContent } from '@pagewright/model/outline';
import { withWords } from './briefs/words.ts';
import type { UnitSystem } from './words/atoms.ts';

/** A unit as people write it, and what it becomes. Factors are exact by definition (international yard and pound, 1959). */
interface Conversion {
  readonly from: string;
  /** Number of the other unit in one of this, and what lies at zero of it. */
  readonly factor: number;
  readonly offset?: number;
  readonly to: string;
  /** In the scripts of Chinese and Japanese. */
  readonly toHan?: string;
  readonly toKana?: string;
}

const LENGTHS: readonly Conversion[] = [
  {
    from: 'km²|square kilomet(?:er|re)s|平方公里|平方千米|kilomètres carrés|平方キロメートル',
    factor: 0.386102159,
    to: 'sq mi',
    toHan: '平方英里',
    toKana: '平方マイル',
  },
  { from: 'km/h|kph|公里/小时|公里/小時', factor: 0.621371192, to: 'mph', toHan: '英里/小时' },
  {
    from: 'km|kilomet(?:er|re)s?|kilomètres?|公里|千米|キロメートル',
    factor: 0.621371192,
    to: 'mi',
    toHan: '英里',
    toKana: 'マイル',
  },
  {
    from: 'kgs?|kilograms?|kilogrammes?|kilos?|公斤|千克|キログラム',
    factor: 2.204622622,
    to: 'lb',
    toHan: '磅',
    toKana: 'ポンド',
  },
  {
    from: 'cm|centimet(?:er|re)s?|centimètres?|厘米|公分|センチ(?:メートル)?',
    factor: 0.393700787,
    to: 'in',
    toHan: '英寸',
    toKana: 'インチ',
  },
  { from: 'met(?:er|re)s|mètres|米(?!元)|メートル', factor: 3.280839895, to: 'ft', toHan: '英尺', toKana: 'フィート' },
];
/** `20 pounds` and `12 livres` may be money and books: they stay. */
const BACK: readonly Conversion[] = [
  { from: 'sq mi|square miles|平方英里|平方マイル', factor: 2.58998811, to: 'km²', toHan: '平方公里' },
  { from: 'mph|miles per hour|英里/小时|英里/小時', factor: 1.609344, to: 'km/h', toHan: '公里/小时' },
  { from: 'mi|miles?|milles?|英里|英哩|マイル', factor: 1.609344, to: 'km', toHan: '公里', toKana: 'キロメートル' },
  { from: 'lbs?|磅|ポンド', factor: 0.45359237, to: 'kg', toHan: '公斤', toKana: 'キログラム' },
  { from: 'inches|inch|pouces?|英寸|インチ', factor: 2.54, to: 'cm', toHan: '厘米', toKana: 'センチ' },
  { from: 'ft|feet|foot|pieds?|英尺|フィート', factor: 0.3048, to: 'm', toHan: '米', toKana: 'メートル' },
];
const TO_FAHRENHEIT: readonly Conversion[] = [
  {
    from: '°\\s?C|℃|degrees (?:celsius|centigrade)|摄氏度|攝氏度|degrés celsius|度(?=\\s*[（(]摂氏)',
    factor: 1.8,
    offset: 32,
    to: '°F',
  },
];
const TO_CELSIUS: readonly Conversion[] = [
  { from: '°\\s?F|℉|degrees fahrenheit|华氏度|華氏度|degrés fahrenheit', factor: 1 / 1.8, offset: -32 / 1.8, to: '°C' },
];
const CONVERSIONS: Readonly<Record<UnitSystem, readonly Conversion[]>> = {
  imperial: [...LENGTHS, ...TO_FAHRENHEIT],
  metric: [...BACK, ...TO_CELSIUS],
  fahrenheit: TO_FAHRENHEIT,
  celsius: TO_CELSIUS,
};

/** Scales between a number and its unit stay: `12万公里` is `7.5万英里`. */
const SCALE = '(?:\\s?(?:万|萬|亿|億|千|million|billion|thousand|millions? de|milliers? de))?';

/** Figures in units of another system; what has no unit, and money, stays. */
export class UnitConverter {
  readonly #language: Language;
  readonly #conversions: readonly (Conversion & { readonly pattern: RegExp; readonly alone: RegExp })[];

  constructor(to: UnitSystem, language: Language) {
    this.#language = language;
    const number =
      language === 'fr-FR'
        ? '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?'
        : '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
    this.#conversions = CONVERSIONS[to].map((conversion) => ({
      ...conversion,
      pattern: new RegExp(
        `(?<![\\p{Script=Latin}\\d.,])(?<sign>[-−–]?)(?<first>${number})(?:(?<between>\\s?(?:[-–~～至]|to|à|から)\\s?)(?<second>${number}))?(?<scale>${SCALE})(?<gap>[\\s-]?)(?:${conversion.from})(?![\\p{Script=Latin}/²³]|\\s?\\d+(?:\\.\\d+)?\\s?(?:in\\b|inches|″))`,
        'giu',
      ),
      alone: new RegExp(`^(?:${conversion.from})$`, 'iu'),
    }));
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
      ({ unit, label }) => this.#named(unit) ?? this.#named(/[（(]([^()（）]+)[)）]\s*$/u.exec(label)?.[1]),
    );
    const columns = table.columns.map((column, index) => {
      const conversion = own[index];
      if (!conversion) return column;
      const to = this.#unit(conversion);
      const label = column.label.replace(
        /[（(][^()（）]+[)）]\s*$/u,
        (part) => `${part[0]}${to}${part.trimEnd().at(-1)}`,
      );
      return { ...column, label, ...(column.unit ? { unit: to } : {}) };
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
    const whole = this.#named(chart.unit);
    const series = chart.series.map((own) => {
      const conversion = own.unit === undefined ? whole : this.#named(own.unit);
      if (!conversion) return own;
      const values = own.values.map((value) =>
        value === null ? null : Number(rounded(converted(value, conversion), `${value}`)),
      );
      return { ...own, values, ...(own.unit ? { unit: this.#unit(conversion) } : {}) };
    });
    return { ...chart, series, ...(whole ? { unit: this.#unit(whole) } : {}) };
  }

  #named(unit: string | undefined): Conversion | undefined {
    return unit === undefined ? undefined : this.#conversions.find(({ alone }) => alone.test(unit.trim()));
  }

  #written({ groups = {} }: RegExpExecArray, conversion: Conversion): string {
    const { sign = '', first = '', between = '', second, scale = '', gap = '' } = groups;
    const unit = this.#unit(conversion);
    const isWide = /[\p{Script=Han}\p{Script=Katakana}]/u.test(unit);
    const space = isWide ? '' : gap === '-' ? '-' : gap || (unit.startsWith('°') ? '' : ' ');
    // A temperature below zero is one figure with its sign; in front of a range it is a dash.
    const minus = sign !== '' && second === undefined ? '-' : '';
    const from = this.#figure(minus + first, conversion);
    const lead = minus === '' ? sign : '';
    return `${lead}${from}${second === undefined ? '' : between + this.#figure(second, conversion)}${scale}${space}${unit}`;
  }

  #unit({ to, toHan, toKana }: Conversion): string {
    if (this.#language === 'zh-CN') return toHan ?? to;
    if (this.#language === 'zh-TW')
      return toHan?.replace('小时', '小時').replace('厘米', '公分').replace('英寸', '英吋') ?? to;
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
