import { adaptive, type Box, box } from '../box/box.ts';
import { grid } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import { card } from './card.ts';
import { numeralBox } from './cards.ts';
import type { Entry } from './entry.ts';
import { entryText } from './entry-text.ts';
import { numeralText } from './marker.ts';
import { drawNumberDisc } from './rail.ts';

/** Steps round a ring, the last of which leads to the first; their words at both sides of it. */
export function cycle(setting: Setting, entries: readonly Entry[]): Box {
  return adaptive((width) => {
    const wide = width > look(setting, 'body').fontSize * 38 && entries.length <= 8;
    return wide ? ring(setting, entries) : numberedGrid(setting, entries);
  }, 1);
}

/** Where there is no room for a ring: numbered cards two by two. */
function numberedGrid(setting: Setting, entries: readonly Entry[]): Box {
  const cells = entries.map((entry, index) =>
    card(setting, index, (inside) =>
      stack([numeralBox(inside, numeralText(setting, index)), entryText(inside, entry)], { gap: space(inside, 8) }),
    ),
  );
  return grid(cells, entries.length === 1 ? 1 : 2, {
    gap: setting.theme.gap,
    grow: 1,
    stack,
    fillLast: entries.length % 2 === 1,
  });
}

/** Angle of a step on the ring, clockwise from the top; half a step on, so that as many stand left as right. */
function angleOf(index: number, count: number): number {
  return ((index + 0.5) / count) * Math.PI * 2 - Math.PI / 2;
}

function ring(setting: Setting, entries: readonly Entry[]): Box {
  const count = entries.length;
  const disc = space(setting, 46);
  const gap = space(setting, 26);
  const side = (index: number) => (Math.cos(angleOf(index, count)) >= -1e-9 ? 'right' : 'left');
  const words = entries.map((entry, index) =>
    stack(
      [
        entry.head &&
          textBox(entry.head, look(setting, 'heading'), { id: `${entry.id}-lead`, align: mirrored(side(index)) }),
        entry.body &&
          textBox(entry.body, look(setting, 'body', 'soft'), { id: entry.id, align: mirrored(side(index)) }),
      ],
      { gap: space(setting, 4) },
    ),
  );
  const column = (width: number) => Math.round(width * 0.3);
  const heights = (width: number) => words.map((own) => Math.max(disc, own.height(column(width))));
  const least = (width: number) => {
    const own = heights(width);
    const sums = { left: 0, right: 0 };
    for (const [index, height] of own.entries()) sums[side(index)] += height + gap;
    return Math.max(sums.left, sums.right, disc * 4.5);
  };
  return box({
    height: least,
    grow: 1,
    limit: (width) => Math.max(least(width), width * 0.44),
    draw(sheet, rect) {
      const own = column(rect.width);
      const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
      const radius = Math.min(rect.height / 2 - disc / 2, rect.width / 2 - own - gap - disc / 2);
      sheet.circle('ring', middle, radius, {
        backgroundColor: 'transparent',
        borderWidth: Math.min(20, space(setting, 10)),
        borderColor: setting.tone.rule,
      });
      const icon = Math.min(radius * 0.7, 200);
      sheet.icon(
        'ring-icon',
        { x: middle.x - icon / 2, y: middle.y - icon / 2, width: icon, height: icon },
        'material-icons:autorenew',
        setting.tone.accentFill,
      );
      for (const index of words.keys()) {
        const angle = angleOf(index, count);
        const center = { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
        drawNumberDisc(
          sheet,
          setting,
          { x: center.x - disc / 2, y: center.y - disc / 2, width: disc, height: disc },
          index,
        );
      }
      for (const part of ['left', 'right'] as const) {
        const members = words.map((text, index) => ({ text, index })).filter(({ index }) => side(index) === part);
        // Clockwise on the right is downwards, on the left upwards.
        if (part === 'left') members.reverse();
        const tall = members.map(({ text }) => text.height(own));
        const room = rect.height - tall.reduce((sum, height) => sum + height, 0);
        let y = rect.y;
        for (const [at, { text, index }] of members.entries()) {
          const height = tall[at] ?? 0;
          const wanted = middle.y + Math.sin(angleOf(index, count)) * radius - height / 2;
          const after = tall
            .slice(at + 1)
            .reduce((sum, other) => sum + other + Math.min(gap, room / members.length), 0);
          y = Math.max(y, Math.min(wanted, rect.y + rect.height - after - height));
          const x = part === 'left' ? rect.x : rect.x + rect.width - own;
          text.draw(sheet, { x, y: Math.round(y), width: own, height });
          y += height + Math.min(gap, room / members.length);
        }
      }
    },
  });
}

function mirrored(side: 'left' | 'right'): 'left' | 'right' {
  return side === 'left' ? 'right' : 'left';
}
