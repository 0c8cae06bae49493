import type { Language } from '@pagewright/model/languages';
import type { ChartContent, PageBrief, SimpleBrief, TableContent } from '@pagewright/model/outline';
import { withWords } from './briefs/words.ts';
import { shifted } from './decimals.ts';
import { POWERS, powerOf, SCALE, scaleName, withScale } from './scale-names.ts';
import type { Scale } from './words/atoms.ts';

/** Money, right before or behind a figure: that is no year and no number of a thing. */
const MONEY_BEFORE = /(?:[$€£¥￥]|(?:USD|EUR|GBP|CNY|JPY|RMB)\s?)$/u;
const MONEY_BEHIND =
  /^(?:[$€£¥￥元円]|euros?|dollars?|pounds|yuan|yen|USD|EUR|GBP|CNY|JPY|RMB|美元|欧元|歐元|日元|ドル|ユーロ)/iu;
/** What figures of other kinds have behind them: shares, days, numbers of things. */
const OTHER_BEHIND = /^(?:[%‰°年月日号號期页頁点點时時秒:/]|(?:st|nd|rd|th|px|Hz|dpi)(?!\p{L}))/u;
/** Figures from here on are counted in scales where nothing says that they are money. */
const COUNTED_FROM = 10_000;
const BARE = /^-?\d+(?:\.\d+)?$/;

type Groups = Readonly<Record<string, string | undefined>>;

/** Figures counted in another scale, digit for digit the same. Years, shares, numbers of things and small figures stay. */
export class ScaleConverter {
  readonly #language: Language;
  readonly #to: Scale;
  readonly #number: string;
  readonly #pattern: RegExp;

  constructor(to: Scale, language: Language) {
    this.#language = language;
    this.#to = to;
    this.#number =
      language === 'fr-FR'
        ? '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:,\\d+)?|\\d+(?:,\\d+)?'
        : '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
    const number = this.#number;
    this.#pattern = new RegExp(
      `(?<![\\p{Script=Latin}\\d.,/#№])(?:(?<first>${number})(?<between>\\s?(?:[-–~～至]|to|à|から)\\s?))?(?<last>${number})(?:[ \\u00a0\\u202f]?(?<scale>${SCALE})(?<joined>\\d+(?:\\.\\d+)?[万萬])?(?:\\sd(?:e(?=\\s)|[’']))?)?(?<space>[ \\u00a0\\u202f]?)`,
      'giu',
    );
  }

  text(text: string): string {
    if (scaleName(this.#to, this.#language) === undefined) return text;
    return text.replace(this.#pattern, (whole: string, ...rest: unknown[]) => {
      const [at = 0] = rest.filter((one) => typeof one === 'number');
      return this.#written(whole, rest.at(-1) as Groups, text.slice(0, at), text.slice(at + whole.length)) ?? whole;
    });
  }

  brief<Brief extends PageBrief>(brief: Brief): Brief {
    if (scaleName(this.#to, this.#language) === undefined) return brief;
    const words = withWords(brief, (text) => this.text(text)) as PageBrief;
    if (words.form !== 'composite' || brief.form !== 'composite')
      return this.#part(words as SimpleBrief, brief as SimpleBrief) as PageBrief as Brief;
    return { ...words, parts: words.parts.map((part, at) => this.#part(part, brief.parts[at] ?? part)) } as Brief;
  }

  /** Tables and charts name the scale once, not at every figure. */
  #part(words: SimpleBrief, before: SimpleBrief): SimpleBrief {
    if (words.form === 'table' && before.form === 'table') return { ...words, table: this.#table(before.table) };
    if (words.form !== 'chart' || before.form !== 'chart') return words;
    return {
      ...words,
      chart: this.#chart(before.chart, words.chart),
      ...(before.table ? { table: this.#table(before.table) } : {}),
    };
  }

  #written(whole: string, groups: Groups, before: string, behind: string): string | undefined {
    const { first, between = '', last = '', scale = '', joined, space = '' } = groups;
    const power = powerOf(scale);
    const full = this.#whole(last, power, joined);
    if (full === undefined) return undefined;
    if (power === 0 && !this.#isCounted(last, Number(full), before, behind)) return undefined;
    if (power === POWERS[this.#to] && joined === undefined && (this.#to === 'k') === /^k$/i.test(scale)) return whole;
    const lower = first === undefined ? '' : this.#figure(shifted(this.#plain(first), power)) + between;
    const particle = /\sd(?:e|[’'])\s?$/u.test(whole) ? ' ' : space;
    return lower + withScale(this.#figure(full), this.#to, this.#language, particle, behind);
  }

  /** Written out; `1亿2000万` is one figure. Undefined of what is none. */
  #whole(written: string, power: number, joined: string | undefined): string | undefined {
    const full = shifted(this.#plain(written), power);
    if (joined === undefined) return full;
    const more = shifted(joined.slice(0, -1), 4);
    return power === 8 && !full.includes('.') && !more.includes('.') ? String(BigInt(full) + BigInt(more)) : undefined;
  }

  #isCounted(written: string, size: number, before: string, behind: string): boolean {
    if (size < 10 ** POWERS[this.#to] || OTHER_BEHIND.test(behind)) return false;
    if (MONEY_BEFORE.test(before) || MONEY_BEHIND.test(behind)) return true;
    return size >= COUNTED_FROM || /[^\d.]/.test(written);
  }

  #figure(full: string): string {
    const [whole = '0', part = ''] = shifted(full, -POWERS[this.#to]).split('.');
    const sign = whole === '-0' ? '-' : '';
    const grouped = sign + BigInt(whole).toLocaleString(this.#language);
    return part === '' ? grouped : `${grouped}${this.#language === 'fr-FR' ? ',' : '.'}${part}`;
  }

  #plain(written: string): string {
    return this.#language === 'fr-FR'
      ? written.replace(/[ \u00a0\u202f]/g, '').replace(',', '.')
      : written.replaceAll(',', '');
  }

  #table(table: TableContent): TableContent {
    const cell = new RegExp(`^(?<before>[^\\d]*?)(?<number>${this.#number})(?<behind>[^\\d]*)$`, 'u');
    const columns = table.columns.map(({ label, type, unit }, at) => {
      const power = powerIn(unit ?? '') || powerIn(label);
      const cells = table.rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
      const values = cells.map((text) => this.#plain(cell.exec(text)?.groups?.number ?? ''));
      const isFigures = (type === 'number' || type === 'currency') && values.every((value) => BARE.test(value));
      return isFigures && this.#isWorth(values, power, cells) ? { power } : undefined;
    });
    const rows = table.rows.map((row) =>
      row.map((text, at) => {
        const own = columns[at];
        return own
          ? text.replace(cell, (...found: unknown[]) => {
              const { before = '', number = '', behind = '' } = found.at(-1) as Groups;
              return before + this.#figure(shifted(this.#plain(number), own.power)) + behind;
            })
          : this.text(text);
      }),
    );
    const heads = table.columns.map((column, at) => {
      const own = columns[at];
      if (!own) return { ...column, label: this.text(column.label) };
      const { unit, label } = column;
      if (unit && powerIn(unit) > 0) return { ...column, unit: this.#renamed(unit), label: this.#renamed(label) };
      if (own.power > 0) return { ...column, label: this.#renamed(label) };
      return unit ? { ...column, unit: this.#before(unit) } : { ...column, label: this.#labelled(label) };
    });
    const notes = table.notes.map((note) => this.text(note));
    return { ...table, columns: heads, rows, notes };
  }

  /** @param words its texts, counted in the scale already */
  #chart(chart: ChartContent, words: ChartContent): ChartContent {
    const unit = chart.unit ?? '';
    const power = powerIn(unit) || powerIn(chart.valueName ?? '');
    const values = chart.series.flatMap((own) => own.values.flatMap((value) => (value === null ? [] : String(value))));
    const hasOwnUnits = chart.series.some((own) => own.unit !== undefined && own.unit !== unit);
    if (hasOwnUnits || unit.includes('%') || !this.#isWorth(values, power, values)) return words;
    const series = words.series.map((own, at) => ({
      ...own,
      values: (chart.series[at]?.values ?? []).map((value) =>
        value === null ? null : Number(shifted(String(value), power - POWERS[this.#to])),
      ),
      ...(own.unit === undefined ? {} : { unit: this.#counted(own.unit) }),
    }));
    const valueName = chart.valueName === undefined ? {} : { valueName: this.#renamed(chart.valueName) };
    return { ...words, series, unit: this.#counted(unit), ...valueName };
  }

  /** Whether figures are so large that they are counted so, or are counted otherwise now; years are not. */
  #isWorth(values: readonly string[], power: number, written: readonly string[]): boolean {
    if (values.length === 0 || !values.every((value) => BARE.test(value)) || power === POWERS[this.#to]) return false;
    if (power > 0) return true;
    const isYears = written.every((text) => /^[12]\d{3}$/.test(text));
    return !isYears && values.some((value) => Math.abs(Number(value)) >= 10 ** POWERS[this.#to]);
  }

  #counted(unit: string): string {
    return powerIn(unit) > 0 ? this.#renamed(unit) : this.#before(unit);
  }

  #before(unit: string): string {
    const name = this.#name();
    const isLatin = /\p{Script=Latin}/u.test(name) && this.#to !== 'k' && unit !== '';
    return `${name}${isLatin ? ' ' : ''}${unit}`;
  }

  #labelled(label: string): string {
    return this.#language === 'en-US' || this.#language === 'fr-FR'
      ? `${label} (${this.#name()})`
      : `${label}（${this.#name()}）`;
  }

  #renamed(text: string): string {
    return text.replace(IN_NAME, () => this.#name());
  }

  #name(): string {
    const name = scaleName(this.#to, this.#language) ?? '';
    return this.#language === 'fr-FR' && this.#to !== 'k' ? `${name}s` : name;
  }
}

/** A scale in the name or the unit of figures: `Revenue (million)`, `万元`. */
const IN_NAME = new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${SCALE})`, 'iu');

function powerIn(name: string): number {
  const [found = ''] = IN_NAME.exec(name) ?? [];
  return powerOf(found);
}
