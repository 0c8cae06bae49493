import { formatNumber } from './number-format.ts';
import { attribute, readXml } from './xml.ts';

interface Level {
  format: string;
  /** `%1.%2` where %1 is the number of the first level. */
  text: string;
  start: number;
  /** The level after which this one starts again; 0 never. */
  restart?: number;
}

interface NumberingList {
  abstractId: string;
  /** Levels that this list changes. */
  overrides: Map<number, Partial<Level>>;
}

/** What stands in front of a numbered paragraph. */
export interface NumberMark {
  /** Empty for bullets. */
  readonly marker: string;
  readonly ordered: boolean;
}

/** The lists of numbering.xml, counting as the document is read from its start. */
export class Numbering {
  readonly #levels = new Map<string, Map<number, Level>>();
  readonly #lists = new Map<string, NumberingList>();
  readonly #counters = new Map<string, number[]>();

  constructor(xml: string) {
    if (xml) this.#read(xml);
  }

  /** The mark of the next paragraph of a list; undefined where the list is none (`numId` 0). */
  next(id: string, level: number): NumberMark | undefined {
    const list = this.#lists.get(id);
    const own = list && this.#level(list, level);
    if (!list || !own) return undefined;
    if (own.format === 'bullet') return { marker: '', ordered: false };
    // Lists of one abstract definition count on from each other, unless a list starts anew.
    const key = list.overrides.size > 0 ? `${list.abstractId} ${id}` : list.abstractId;
    const counters = this.#counters.get(key) ?? [];
    this.#counters.set(key, counters);
    counters[level] = (counters[level] ?? own.start - 1) + 1;
    for (let deeper = level + 1; deeper < 9; deeper += 1) {
      const restart = this.#level(list, deeper)?.restart;
      if (restart !== 0 && (restart === undefined || level < restart)) delete counters[deeper];
    }
    const marker = own.text.replace(/%(\d)/g, (_, digit: string) => {
      const other = Number(digit) - 1;
      const definition = this.#level(list, other);
      const value = counters[other] ?? definition?.start ?? 1;
      return formatNumber(value, definition?.format ?? 'decimal');
    });
    return own.format === 'none' && marker === '' ? undefined : { marker: marker.trim(), ordered: true };
  }

  #level(list: NumberingList, level: number): Level | undefined {
    const base = this.#levels.get(list.abstractId)?.get(level);
    return base && { ...base, ...list.overrides.get(level) };
  }

  #read(xml: string): void {
    let abstractId = '';
    let list: NumberingList | undefined;
    let level = 0;
    const set = (values: Partial<Level>): void => {
      if (list) list.overrides.set(level, { ...list.overrides.get(level), ...values });
      else {
        const levels = this.#levels.get(abstractId) ?? new Map<number, Level>();
        levels.set(level, { ...(levels.get(level) ?? { format: 'decimal', text: '', start: 1 }), ...values });
        this.#levels.set(abstractId, levels);
      }
    };
    readXml(xml, {
      open: (name, attributes) => {
        const value = attribute(attributes, 'val') ?? '';
        if (name === 'abstractNum') abstractId = attribute(attributes, 'abstractNumId') ?? '';
        else if (name === 'num') {
          list = { abstractId: '', overrides: new Map() };
          this.#lists.set(attribute(attributes, 'numId') ?? '', list);
        } else if (name === 'abstractNumId' && list) list.abstractId = value;
        else if (name === 'lvl' || name === 'lvlOverride') level = Number(attribute(attributes, 'ilvl'));
        else if (name === 'numFmt') set({ format: value });
        else if (name === 'lvlText') set({ text: value });
        else if (name === 'start' || name === 'startOverride') set({ start: Number(value) });
        else if (name === 'lvlRestart') set({ restart: Number(value) });
      },
      close: (name) => {
        if (name === 'num') list = undefined;
      },
    });
  }
}
