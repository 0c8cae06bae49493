import { componentOf } from '@pagewright/components/fixtures';
import { lowerPage } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { outlined } from './outlined.ts';

it('letters stand where they are set: after spaces, and after the one between scripts that nobody wrote', () => {
  const page: Page = {
    title: '',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'zh-CN',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: ['极光 0000', '极光0000', '0000'].map((text, index) => ({
      ...componentOf('text', { text, fontSize: 100, textAlign: 'left', padding: 0 }),
      id: `t${index}`,
      position: { x: 0, y: 200 * index },
      size: { width: 1000, height: 160 },
    })),
  };
  const { primitives } = lowerPage(page, { assets: () => undefined });
  const begins = primitives.map((primitive) =>
    outlined(primitive, 'zh-CN').flatMap((one) =>
      one.type === 'path' ? [...one.data.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x)) : [],
    ),
  );
  const zeros = begins.map((letters) => letters.slice(-4));
  const steps = zeros.map((all) => all.slice(1).map((x, index) => x - (all[index] ?? 0)));
  // Rounded to px, all stand an advance apart.
  for (const step of steps.flat()) expect(Math.abs(step - (steps[2]?.[1] ?? 0))).toBeLessThanOrEqual(1);
  const [spaced = 0, besides = 0, alone = 0] = zeros.map(([first]) => first);
  expect(besides - alone).toBeGreaterThan(200);
  expect(spaced - besides).toBeGreaterThan(5);
});
