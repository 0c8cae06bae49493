import type { KindInput } from '@pagewright/components/kind';
import type { circleModel } from '@pagewright/components/kinds/circle';
import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import { inner, isWide, lightBehind, part, type StyleArt } from './art.ts';

/** Overlapping spheres of light. */
function sphere(from: string, to: string): KindInput<typeof circleModel> {
  return {
    backgroundColor: from,
    backgroundType: 'linear-gradient',
    gradientAngle: 135,
    gradientStops: [
      { color: from, position: 0 },
      { color: to, position: 100 },
    ],
  };
}

function cluster(sheet: Sheet, area: Rect, colors: readonly [string, string, string]): void {
  const side = Math.min(area.width, area.height);
  const center = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  sheet.circle(
    'art-orb',
    { x: center.x + side * 0.12, y: center.y - side * 0.08 },
    side * 0.42,
    sphere(colors[1], `${colors[0]}66`),
  );
  sheet.circle(
    'art-orb',
    { x: center.x - side * 0.3, y: center.y + side * 0.24 },
    side * 0.24,
    sphere(`${colors[2]}ee`, `${colors[2]}55`),
  );
  sheet.circle(
    'art-orb',
    { x: center.x + side * 0.36, y: center.y + side * 0.36 },
    side * 0.13,
    sphere('#ffd27acc', '#ffffff55'),
  );
  sheet.circle('art-ring', { x: center.x + side * 0.04, y: center.y + side * 0.04 }, side * 0.56, {
    backgroundColor: 'transparent',
    borderWidth: 2,
    borderColor: '#ffffff40',
  });
}

export const orbsArt: StyleArt = {
  cover(sheet, frame, theme) {
    const { accents } = theme.tokens.palette;
    const wide = isWide(frame);
    cluster(sheet, wide ? part(frame, 0.62, 0.06, 0.99, 0.94) : part(frame, 0.16, 0.6, 0.98, 0.99), accents);
    const words = inner(frame, theme);
    return {
      area: wide ? part(words, 0, 0, 0.58, 1) : part(words, 0, 0.02, 1, 0.56),
      align: 'left',
      vertical: 'middle',
    };
  },
  section(sheet, frame, theme) {
    const { accents } = theme.tokens.palette;
    const wide = isWide(frame);
    const side = Math.min(frame.width, frame.height);
    sheet.circle(
      'art-orb',
      { x: frame.x + frame.width * (wide ? 0.93 : 0.88), y: frame.y + frame.height * (wide ? 0.2 : 0.12) },
      side * 0.34,
      sphere(accents[1], `${accents[1]}55`),
    );
    sheet.circle('art-ring', { x: frame.x + frame.width * 0.8, y: frame.y + frame.height * 0.94 }, side * 0.22, {
      backgroundColor: 'transparent',
      borderWidth: 2,
      borderColor: '#ffffff55',
    });
    const words = inner(frame, theme);
    return {
      area: wide ? part(words, 0, 0, 0.66, 1) : part(words, 0, 0.26, 1, 0.8),
      align: 'left',
      vertical: 'middle',
    };
  },
  page(sheet, frame, theme) {
    const { accents } = theme.tokens.palette;
    const side = Math.min(frame.width, frame.height);
    sheet.circle(
      'art-glow',
      { x: frame.x + frame.width * 0.98, y: frame.y + side * 0.02 },
      side * 0.42,
      lightBehind(theme.page, accents[0], 0x22 / 255),
    );
    sheet.circle(
      'art-glow',
      { x: frame.x + frame.width * 0.02, y: frame.y + frame.height * 0.99 },
      side * 0.34,
      lightBehind(theme.page, accents[1], 0x1c / 255),
    );
  },
  panel(sheet, frame, theme) {
    const { accents } = theme.tokens.palette;
    const side = Math.min(frame.width, frame.height * 0.5);
    const foot = frame.y + frame.height;
    sheet.circle(
      'art-orb',
      { x: frame.x + side * 0.7, y: foot - side * 0.28 },
      side * 0.2,
      sphere(accents[1], `${accents[1]}66`),
    );
    sheet.circle(
      'art-orb',
      { x: frame.x + side * 0.48, y: foot - side * 0.2 },
      side * 0.1,
      sphere(`${accents[2]}ee`, `${accents[2]}66`),
    );
  },
};
