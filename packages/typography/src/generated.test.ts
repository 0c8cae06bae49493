import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { familyMetrics } from '../tools/family-metrics.ts';
import { subsetPath } from '../tools/font-packages.ts';
import { allSubsets, punctuationCss, subsetModule } from '../tools/generate-fonts.ts';
import { fontFamily, PUNCTUATION_FAMILIES, SHIPPED_FAMILIES } from './catalogue.ts';
import { FONT_METRICS } from './font-metrics.generated.ts';
import { faceKey } from './metrics-format.ts';

/** What is generated must be what the installed fonts say; run tools/generate-fonts.ts where it is not. */
const families = allSubsets();
const committed = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('subsets and punctuation rules are those of the installed packages', () => {
  expect(committed('font-subsets.generated.ts') === subsetModule(families)).toBe(true);
  expect(committed('punctuation.generated.css')).toBe(punctuationCss(families));
});

describe('metrics', () => {
  test.each(['Outfit', 'Archivo', 'ZCOOL KuaiLe'])('%s is as generated', (name) => {
    expect(familyMetrics(fontFamily(name), families.get(name) ?? [])).toEqual(FONT_METRICS[name]);
  });

  test('punctuation families are as generated', () => {
    const [first] = PUNCTUATION_FAMILIES;
    expect(first && familyMetrics(first.source, families.get(first.name) ?? [])).toEqual(
      FONT_METRICS[first?.name ?? ''],
    );
  });

  test('every face of the catalogue has metrics and files', () => {
    for (const family of SHIPPED_FAMILIES) {
      const faces = [
        ...family.weights.map((weight) => ({ weight, italic: false })),
        ...family.italics.map((weight) => ({ weight, italic: true })),
      ];
      expect(Object.keys(FONT_METRICS[family.name]?.faces ?? {}).sort()).toEqual(
        faces.map(({ weight, italic }) => faceKey(weight, italic)).sort(),
      );
      for (const { weight, italic } of faces) {
        for (const { name } of families.get(family.name) ?? []) {
          expect(existsSync(subsetPath(family, name, weight, italic)), `${family.name} ${name} ${weight}`).toBe(true);
        }
      }
    }
  });

  test('the data stays small', () => {
    const size = ['font-metrics', 'font-subsets', 'line-break-classes'].reduce(
      (sum, name) => sum + committed(`${name}.generated.ts`).length,
      0,
    );
    expect(size).toBeLessThan(750_000);
  });
});
