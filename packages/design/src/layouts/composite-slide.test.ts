import type { BriefOf } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { designOutline } from '../design.ts';
import { sampleBrief, sampleComposite, sampleOutline } from '../fixtures/fixtures.ts';
import { STYLES } from '../styles.ts';

const figures = sampleBrief('stats', 'en-US', 'usual', 0) as BriefOf<'stats'>;
const points = sampleBrief('bullets', 'en-US', 'usual', 0) as BriefOf<'bullets'>;
const onePoint = {
  ...points,
  items: points.items
    .slice(0, 1)
    .map(({ origins, rank }) => ({ text: 'No outage in the large markets', origins, rank })),
};

/** The boxes that show a part's words and figures, px. */
function boxesOf(parts: readonly (BriefOf<'stats'> | BriefOf<'bullets'>)[], part: number) {
  const brief = { ...sampleComposite('en-US', 'usual'), parts: [...parts] };
  const [page] = designOutline(sampleOutline('en-US', [brief]), { format: 'ppt-16-9', style: STYLES.professional });
  const boxes = (page?.components ?? [])
    .filter(({ slot }) => slot?.startsWith(`parts.${part}.`))
    .map(({ position, size }) => ({ ...position, right: position.x + size.width, bottom: position.y + size.height }));
  expect(boxes.length).toBeGreaterThan(0);
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ y }) => y)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

describe('two parts on a slide', () => {
  it('stand side by side', () => {
    const [left, right] = [boxesOf([figures, points], 0), boxesOf([figures, points], 1)];
    expect(left.right).toBeLessThan(right.left);
  });

  it('stand one above the other in their order, as wide as the page, where one says only a line', () => {
    for (const at of [0, 1]) {
      const parts = at === 0 ? [onePoint, figures] : [figures, onePoint];
      const [first, second] = [boxesOf(parts, 0), boxesOf(parts, 1)];
      expect(first.bottom).toBeLessThanOrEqual(second.top);
      const many = boxesOf(parts, 1 - at);
      expect(many.right - many.left).toBeGreaterThan(1280 * 0.6);
    }
  });
});

describe('a part under a title that stands above it already', () => {
  const led = { ...points, subtitle: { text: 'What the survey of the year has to look at', origins: [], rank: 1 } };

  it.each(['ppt-16-9', 'a4-portrait', 'long-3'] as const)(
    'still shows the line under its title, once (%s)',
    (format) => {
      const brief = { ...sampleComposite('en-US', 'usual'), title: led.title, parts: [led, figures] };
      const [page] = designOutline(sampleOutline('en-US', [brief]), { format, style: STYLES.professional });
      const shown = JSON.stringify(page?.components ?? []).split(led.subtitle.text).length - 1;
      expect(shown).toBe(1);
    },
  );

  it.each(['long-5', 'a3'] as const)('and not again where the page is made of one brief (%s)', (format) => {
    const [page] = designOutline(sampleOutline('en-US', [led]), { format, style: STYLES.professional });
    const shown = JSON.stringify(page?.components ?? []).split(led.subtitle.text).length - 1;
    expect(shown).toBe(1);
  });
});
