import { mix } from '@pagewright/model/color';
import { adaptive, type Box, box, capped } from '../box/box.ts';
import { grid, row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Phrase } from '../text-look.ts';
import { AS_HIGH_AS_ITS_ROW, card } from './card.ts';
import { columnsWithin } from './cards.ts';
import type { Entry } from './entry.ts';
import { marked } from './facing.ts';
import { filled } from './filled.ts';

/** What belongs together two by two: the head is the left side, the body the right one. */

/** A card a pair: what is asked, or meant, over what is said of it. */
export function pairCards(setting: Setting, entries: readonly Entry[], options: { icon?: string; most: number }): Box {
  const { gap } = setting.theme;
  const cells = entries.map((entry, index) =>
    card(setting, index, (inside) => pairWords(inside, entry, options.icon), AS_HIGH_AS_ITS_ROW),
  );
  return adaptive((width) => {
    const columns = columnsWithin(
      width,
      Math.min(options.most, cells.length),
      look(setting, 'body').fontSize * 14,
      gap,
    );
    return capped(grid(cells, columns, { gap, grow: 1, stack, fillLast: cells.length > columns }), 1.5);
  }, 1);
}

function pairWords(setting: Setting, entry: Entry, icon: string | undefined): Box {
  const color = icon ? 'ink' : 'accent';
  const head = entry.head && textBox(entry.head, look(setting, 'heading', color), { id: `${entry.id}-left` });
  const body = entry.body && textBox(entry.body, look(setting, 'body', icon ? 'soft' : 'ink'), { id: entry.id });
  const words = stack([head, body], { gap: space(setting, 8), gapLimit: space(setting, 14) });
  return icon ? marked(setting, words, icon, setting.tone.accentFill) : words;
}

export interface Facing {
  /** Over the two columns, where they have names. */
  readonly heads: { readonly left: Phrase; readonly right: Phrase } | undefined;
  /** In front of the two sides. */
  readonly icons: readonly [left: string, right: string] | undefined;
}

/** A row a pair: what stands against what, an arrow between them. */
export function facingPairs(setting: Setting, entries: readonly Entry[], { heads, icons }: Facing): Box {
  return adaptive((width) => {
    const narrow = width < look(setting, 'body').fontSize * 22;
    const rows = entries.map((entry) => facingRow(setting, entry, icons, narrow));
    const head =
      heads && !narrow
        ? row(
            [heads.left, heads.right].map((own) => textBox(own, look(setting, 'label', 'accent'), { id: 'pair-head' })),
            { gap: arrowWidth(setting), weights: WEIGHTS },
          )
        : undefined;
    return capped(stack([head, ...rows], { gap: space(setting, 12), grow: 1 }), 1.6);
  }, 1);
}

const WEIGHTS = [5, 7] as const;

function arrowWidth(setting: Setting): number {
  return space(setting, 44);
}

function facingRow(setting: Setting, entry: Entry, icons: Facing['icons'], narrow: boolean): Box {
  const { palette } = setting.theme.tokens;
  const { background, ink } = setting.tone;
  const padding = { x: space(setting, 18), y: space(setting, 14) };
  const options = { ...padding, align: 'middle' as const, times: 40 };
  const side = (inside: Setting, words: Phrase | undefined, role: 'heading' | 'body', at: 0 | 1) => {
    const text = words
      ? textBox(words, look(inside, role), { id: at === 0 ? `${entry.id}-left` : entry.id })
      : stack([], { gap: 0 });
    return icons ? marked(inside, text, icons[at], inside.tone.accentFill) : text;
  };
  const left = filled(setting, mix(background, ink, 0.06), (inside) => side(inside, entry.head, 'heading', 0), options);
  const right = filled(
    setting,
    mix(background, palette.accent, 0.16),
    (inside) => side(inside, entry.body, 'body', 1),
    options,
  );
  if (narrow) return stack([left, right], { gap: 2, grow: 1 });
  const gap = arrowWidth(setting);
  const content = row([left, right], { gap, weights: WEIGHTS, grow: 1 });
  return box({
    height: (width) => content.height(width),
    grow: 1,
    limit: (width) => content.height(width) * 1.8,
    draw(sheet, rect) {
      content.draw(sheet, rect);
      const size = gap * 0.6;
      const x = rect.x + ((rect.width - gap) * WEIGHTS[0]) / (WEIGHTS[0] + WEIGHTS[1]) + (gap - size) / 2;
      const place = { x, y: rect.y + (rect.height - size) / 2, width: size, height: size };
      sheet.icon('pair-arrow', place, 'material-icons:arrow_forward', setting.tone.accentFill);
    },
  });
}
