import { type Box, box } from '../box/box.ts';
import { onTone, type Setting } from '../setting.ts';
import { toneOn } from '../tone.ts';

export interface FilledOptions {
  /** px inside the edges. */
  readonly x: number;
  readonly y: number;
  readonly grow?: number;
  /** Where the content stands when spare height is left. */
  readonly align?: 'start' | 'middle';
  /** px; the style's where absent. */
  readonly radius?: number;
  /** How much higher than it must be it may grow. */
  readonly times?: number;
}

/** Content on a ground of one colour, its words in colours that are readable there. */
export function filled(
  setting: Setting,
  fill: string,
  content: (inside: Setting) => Box,
  { x, y, grow = 1, align = 'start', radius, times = 1.6 }: FilledOptions,
): Box {
  const { tokens } = setting.theme;
  const inner = content(onTone(setting, toneOn(tokens, fill)));
  const least = (width: number) => inner.height(width - x * 2) + y * 2;
  return box({
    height: least,
    grow,
    limit: (width) => Math.round(least(width) * times),
    draw(sheet, rect) {
      sheet.rectangle('panel', rect, { backgroundColor: fill, borderRadius: radius ?? tokens.shape.radius });
      const width = rect.width - x * 2;
      const room = rect.height - y * 2;
      const height = align === 'middle' ? inner.height(width) : room;
      inner.draw(sheet, { x: rect.x + x, y: rect.y + y + Math.round((room - height) / 2), width, height });
    },
  });
}
