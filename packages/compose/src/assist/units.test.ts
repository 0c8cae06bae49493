import type { Language } from '@pagewright/model/languages';
import type { BriefOf } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { UnitConverter } from './units.ts';
import type { UnitSystem } from './words/atoms.ts';

describe('figures in other units', () => {
  it.each<[UnitSystem, Language, string, string]>([
    ['imperial', 'en-US', '12 km of the path, 340 kg, at 6 km/h', '7.5 mi of the path, 750 lb, at 3.7 mph'],
    ['imperial', 'en-US', 'a 2-km walk at 25–30 °C', 'a 1.2-mi walk at 77–86 °F'],
    ['imperial', 'en-US', '36.6 °C', '97.9 °F'],
    ['metric', 'en-US', '5 million miles, 12 feet wide, -4°F', '8 million km, 3.7 m wide, -20°C'],
    // Money, what may be money, heights of two units, and words that only begin like a unit.
    ['metric', 'en-US', '£20, 20 pounds, 6 ft 2 in, 7 minutes', '£20, 20 pounds, 6 ft 2 in, 7 minutes'],
    ['imperial', 'en-US', 'item 5 m, 5 kgf, km 5', 'item 5 m, 5 kgf, km 5'],
    ['imperial', 'fr-FR', '1 200 km et 3,5 kg', '746 mi et 7,7 lb'],
    ['metric', 'fr-FR', '12 livres, 3,5 pieds', '12 livres, 1,1 m'],
    ['imperial', 'zh-CN', '每小时6公里，共12万公里，30℃', '每小时3.7英里，共7.5万英里，86°F'],
    ['metric', 'zh-TW', '20磅，20英鎊', '9.1公斤，20英鎊'],
    ['imperial', 'ja-JP', '2kmの道、30キログラム', '1.2マイルの道、66ポンド'],
    ['fahrenheit', 'en-US', '20 °C after 3 km', '68 °F after 3 km'],
  ])('%s, %s: %s', (to, language, text, wanted) => {
    expect(new UnitConverter(to, language).text(text)).toBe(wanted);
  });

  it('are reckoned in columns and series whose unit stands in their heads, to and fro', () => {
    const brief: BriefOf<'table'> = {
      id: 'p1',
      form: 'table',
      title: { text: 'Ways', origins: [], rank: 0.5 },
      more: [],
      items: [],
      table: {
        columns: [
          { label: 'Way', type: 'text' },
          { label: 'Length (km)', type: 'number' },
        ],
        rows: [
          ['Dyke', '16'],
          ['Wood', '1,250'],
        ],
        emphasisRows: [],
        notes: [],
        origins: [],
      },
    };
    const { table } = new UnitConverter('imperial', 'en-US').brief(brief);
    expect(table.columns[1]?.label).toBe('Length (mi)');
    expect(table.rows).toEqual([
      ['Dyke', '9.9'],
      ['Wood', '777'],
    ]);
    const chart: BriefOf<'chart'> = {
      id: 'p2',
      form: 'chart',
      title: brief.title,
      more: [],
      items: [],
      chart: {
        shape: 'bar',
        categories: ['Dyke'],
        series: [{ name: 'Length', values: [16, null] }],
        unit: 'km',
        notes: [],
        origins: [],
      },
    };
    expect(new UnitConverter('imperial', 'en-US').brief(chart).chart).toMatchObject({
      unit: 'mi',
      series: [{ values: [9.9, null] }],
    });
  });
});
