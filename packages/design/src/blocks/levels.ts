import { mix } from '@pagewright/model/color';
import { adaptive, type Box, box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, onTone, type Setting, space } from '../setting.ts';
import { toneOn } from '../tone.ts';
import type { Entry } from './entry.ts';

/** Levels one above the other: funnels, which get narrower, and pyramids, which get wider. */

/** Widths of the first and the last level, shares of the room. */
const SHARES = { funnel: [1, 0.42], pyramid: [0.34, 1] } as const;

/** Share of the width that the levels take where their words stand beside them. */
const DRAWN = 0.5;

export function levels(setting: Setting, entries: readonly Entry[], kind: 'funnel' | 'pyramid'): Box {
  return adaptive((width) => {
    const beside = width > look(setting, 'body').fontSize * 34;
    return stack(
      entries.map((entry, index) => level(setting, entry, { kind, index, count: entries.length, beside })),
      { gap: space(setting, 6), grow: 1 },
    );
  }, 1);
}

interface LevelPlace {
  readonly kind: 'funnel' | 'pyramid';
  readonly index: number;
  readonly count: number;
  /** Whether what a level says stands beside it; else it stands in it. */
  readonly beside: boolean;
}

function level(setting: Setting, entry: Entry, place: LevelPlace): Box {
  const { kind, index, count, beside } = place;
  const { tokens } = setting.theme;
  const [first, last] = SHARES[kind];
  const share = count < 2 ? 1 : first + ((last - first) * index) / (count - 1);
  const fill = levelFill(setting, count < 2 ? 0 : index / (count - 1));
  const inside = onTone(setting, toneOn(tokens, fill));
  const padding = { x: space(setting, 16), y: space(setting, beside ? 14 : 11) };
  const name = entry.head && textBox(entry.head, look(inside, 'heading'), { id: `${entry.id}-lead`, align: 'center' });
  const text = (own: Setting) =>
    entry.body && textBox(entry.body, look(own, 'body', 'soft'), { id: entry.id, align: beside ? 'left' : 'center' });
  const inner = stack([name, beside ? undefined : text(inside)], { gap: space(setting, 2) });
  const words = beside ? text(setting) : undefined;
  const drawn = (width: number) => (beside ? Math.round(width * DRAWN) : width);
  const gap = space(setting, 30);
  const own = (width: number) => Math.round(drawn(width) * share);
  const least = (width: number) =>
    Math.max(inner.height(own(width) - padding.x * 2) + padding.y * 2, words?.height(width - drawn(width) - gap) ?? 0);
  return box({
    height: least,
    grow: 1,
    limit: (width) => least(width) * 1.7,
    draw(sheet, rect) {
      const width = own(rect.width);
      const x = rect.x + Math.round((drawn(rect.width) - width) / 2);
      sheet.rectangle(
        'level',
        { ...rect, x, width },
        { backgroundColor: fill, borderRadius: Math.min(tokens.shape.radius, rect.height / 2) },
      );
      const height = inner.height(width - padding.x * 2);
      inner.draw(sheet, {
        x: x + padding.x,
        y: rect.y + Math.round((rect.height - height) / 2),
        width: width - padding.x * 2,
        height,
      });
      if (!words) return;
      const y = rect.y + rect.height / 2;
      const left = rect.x + drawn(rect.width) + gap;
      sheet.line('level-line', { x: x + width, y }, { x: left - gap / 2, y }, { color: setting.tone.rule, width: 1 });
      const room = rect.x + rect.width - left;
      const tall = words.height(room);
      words.draw(sheet, { x: left, y: rect.y + Math.round((rect.height - tall) / 2), width: room, height: tall });
    },
  });
}

function levelFill(setting: Setting, share: number): string {
  const { palette } = setting.theme.tokens;
  const start = setting.tone.background === palette.strong ? palette.accent : palette.strong;
  return mix(start, mix(setting.tone.background, palette.accent, 0.45), share);
}
