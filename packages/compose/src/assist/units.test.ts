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
    ['imperial', 'en-US', '40 hectares, 120 m², 500 litres', '99 acres, 1,290 sq ft, 132 gal'],
    ['metric', 'en-US', '10 acres, 900 square feet, 12 gallons', '4 ha, 84 m², 45 litres'],
    ['imperial', 'zh-CN', '40公顷，120平方米，由5升至8，每天500升', '99英亩，1,290平方英尺，由5升至8，每天132加仑'],
    ['metric', 'zh-TW', '10英畝，12加侖', '4公頃，45公升'],
    [
      'metric',
      'en-US',
      '1/2 mile, 5 feet 10 inches, 1 foot, 3 x 4 miles',
      '1/2 mile, 5 feet 10 inches, 0.3 m, 3 x 4 miles',
    ],
    ['metric', 'ja-JP', '200ポンド、6フィート2インチ', '200ポンド、6フィート2インチ'],
    ['imperial', 'ja-JP', '100米ドル、2025米大統領選、5メートル', '100米ドル、2025米大統領選、16フィート'],
    ['metric', 'fr-FR', '3 pieds de vigne, 20 milles nautiques', '3 pieds de vigne, 20 milles nautiques'],
    // Below zero, on one side of a range or on both.
    ['imperial', 'en-US', '-5 to -2 °C, -5–2°C, 5℃-10℃', '23 to 28 °F, 23–36°F, 41°F-50°F'],
    // What temperatures came to; how far they are apart has no zero to begin at.
    ['imperial', 'en-US', 'It rose to 20 °C; keep below 5 °C.', 'It rose to 68 °F; keep below 41 °F.'],
    ['imperial', 'fr-FR', 'monté à 20 °C, de 5 à 10 °C', 'monté à 68 °F, de 41 à 50 °F'],
    ['imperial', 'zh-CN', '升至20℃，降低到5℃', '升至68°F，降低到41°F'],
    ['imperial', 'ja-JP', '20℃まで上昇', '68°Fまで上昇'],
  ])('%s, %s: %s', (to, language, text, wanted) => {
    expect(new UnitConverter(to, language).text(text)).toBe(wanted);
  });

  it.each<[Language, string]>([
    ['en-US', 'The sea warmed by 2 °C, an increase of 1.5 °C, 3 °C warmer than in May, ±2 °C, 4 °C below zero.'],
    ['fr-FR', 'Une hausse de 2 °C, 3 °C de plus, moins 5 °C'],
    ['zh-CN', '升高2℃，温差10℃，零下5℃'],
    ['zh-TW', '溫度降低了3℃，高出2℃'],
    ['ja-JP', '気温が2℃上昇、差は3℃、氷点下5℃'],
  ])('stay where temperatures are told apart, or below zero in words: %s, %s', (language, text) => {
    expect(new UnitConverter('imperial', language).text(text)).toBe(text);
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
        series: [{ name: 'Length, km', values: [16, null] }],
        unit: 'km',
        notes: [],
        origins: [],
      },
    };
    expect(new UnitConverter('imperial', 'en-US').brief(chart).chart).toMatchObject({
      unit: 'mi',
      series: [{ name: 'Length, mi', values: [9.9, null] }],
    });
    const warmer = { ...chart, chart: { ...chart.chart, unit: '°C', valueName: 'Change since 1990' } };
    expect(new UnitConverter('imperial', 'en-US').brief(warmer).chart).toMatchObject({
      unit: '°C',
      series: [{ values: [16, null] }],
    });
  });
});
