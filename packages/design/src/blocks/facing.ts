import { mix, mostReadable } from '@pagewright/model/color';
import type { Column } from '@pagewright/model/outline';
import { adaptive, type Box, box, capped } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import { columnHeading, type Entry, entriesOfItems, textLength } from './entry.ts';
import { entryText } from './entry-text.ts';
import { filled } from './filled.ts';

/** Two sides that face each other. */

export interface FacingIcons {
  /** Over the two sides, and in front of their entries. */
  readonly heads: readonly [string, string];
  readonly marks: readonly [string, string];
}

/** What speaks for it and what against: a tinted panel each, its entries marked as gain or loss. */
export function forAndAgainst(setting: Setting, sides: readonly Column[], icons: FacingIcons): Box {
  const { palette } = setting.theme.tokens;
  const { background } = setting.tone;
  const fills = [mix(background, palette.accent, 0.14), mix(background, setting.tone.ink, 0.07)];
  const colors = [setting.tone.accentFill, setting.tone.ink];
  const panels = sides.map((side, index) =>
    filled(
      setting,
      fills[index] ?? background,
      (inside) =>
        sidePanel(inside, side, index, {
          icon: icons.heads[index] ?? 'adjust',
          mark: icons.marks[index] ?? 'remove',
          color: colors[index] ?? setting.tone.ink,
        }),
      { x: space(setting, 26), y: space(setting, 24), times: 40 },
    ),
  );
  return sideBySide(setting, panels, setting.theme.gap);
}

function sideBySide(setting: Setting, panels: readonly Box[], gap: number): Box {
  return adaptive((width) => {
    const narrow = width < look(setting, 'body').fontSize * 24;
    const content = narrow ? stack(panels, { gap, grow: 1 }) : row(panels, { gap, grow: 1 });
    return capped(content, 1.6);
  }, 1);
}

interface SideLook {
  readonly icon: string;
  readonly mark: string;
  readonly color: string;
}

function sidePanel(setting: Setting, side: Column, index: number, own: SideLook): Box {
  const heading = columnHeading(setting, side, `sides.${index}`);
  const entries = entriesOfItems(setting, side.items, `sides.${index}.items`);
  const head =
    heading &&
    textBox(
      heading,
      { ...look(setting, 'heading'), fontSize: Math.round(look(setting, 'heading').fontSize * 1.2) },
      { id: 'side-heading' },
    );
  const lines = entries.map((entry) => marked(setting, entryText(setting, entry), own.mark, own.color));
  return stack(
    [
      head && discHead(setting, head, own),
      stack(lines, { gap: space(setting, 12), gapLimit: space(setting, 34), grow: 1 }),
    ],
    { gap: space(setting, 20), gapLimit: space(setting, 26), grow: 1 },
  );
}

/** A heading with an icon on a disc in front. */
function discHead(setting: Setting, head: Box, { icon, color }: SideLook): Box {
  const side = Math.round(look(setting, 'heading').fontSize * 2.1);
  const gap = space(setting, 14);
  return box({
    height: (width) => Math.max(side, head.height(width - side - gap)),
    draw(sheet, rect) {
      drawDisc(sheet, { x: rect.x + side / 2, y: rect.y + side / 2 }, side, icon, color);
      const height = head.height(rect.width - side - gap);
      const y = rect.y + Math.round((Math.max(side, height) - height) / 2);
      head.draw(sheet, { x: rect.x + side + gap, y, width: rect.width - side - gap, height });
    },
  });
}

export function drawDisc(
  sheet: Sheet,
  center: { x: number; y: number },
  side: number,
  icon: string,
  color: string,
): void {
  sheet.circle('disc', center, side / 2, { backgroundColor: color });
  const inner = side * 0.56;
  sheet.icon(
    'disc-icon',
    { x: center.x - inner / 2, y: center.y - inner / 2, width: inner, height: inner },
    `material-icons:${icon}`,
    mostReadable(color, ['#ffffff', '#14181f']),
  );
}

/** Words with a small icon in front of their first line. */
export function marked(setting: Setting, content: Box, icon: string, color: string): Box {
  const text = look(setting, 'body');
  const side = Math.round(text.fontSize * 1.3);
  const gap = space(setting, 12);
  return box({
    height: (width) => Math.max(side, content.height(width - side - gap)),
    draw(sheet, rect) {
      const y = rect.y + (text.fontSize * text.lineHeight - side) / 2;
      sheet.icon('mark', { x: rect.x, y, width: side, height: side }, `material-icons:${icon}`, color);
      const width = rect.width - side - gap;
      content.draw(sheet, { x: rect.x + side + gap, y: rect.y, width, height: content.height(width) });
    },
  });
}

/** Two strong panels with a disc between them. */
export function versus(setting: Setting, sides: readonly Column[], icon: string): Box {
  const { palette, shape } = setting.theme.tokens;
  const { background } = setting.tone;
  const fills = [
    mix(background, palette.accent, 0.16),
    background === palette.strong ? palette.accent : palette.strong,
  ];
  const gap = space(setting, 12);
  const disc = space(setting, 56);
  const panels = sides.map((side, index) =>
    filled(setting, fills[index] ?? background, (inside) => versusPanel(inside, side, index), {
      x: space(setting, 36),
      y: space(setting, 26),
      times: 40,
      radius: Math.max(shape.radius, 0),
    }),
  );
  const content = sideBySide(setting, panels, gap);
  return box({
    height: (width) => content.height(width),
    grow: 1,
    limit: (width) => content.limit?.(width) ?? content.height(width),
    draw(sheet, rect) {
      content.draw(sheet, rect);
      if (rect.width < look(setting, 'body').fontSize * 24) return;
      drawDisc(
        sheet,
        { x: rect.x + rect.width / 2, y: rect.y + Math.min(rect.height / 2, space(setting, 54)) },
        disc,
        icon,
        setting.tone.accentFill,
      );
    },
  });
}

function versusPanel(setting: Setting, side: Column, index: number): Box {
  const heading = columnHeading(setting, side, `sides.${index}`);
  const base = look(setting, 'heading');
  const head =
    heading && textBox(heading, { ...base, fontSize: Math.round(base.fontSize * 1.35) }, { id: 'side-heading' });
  const entries = entriesOfItems(setting, side.items, `sides.${index}.items`);
  return stack([head, ...entries.map((entry) => fieldLine(setting, entry))], {
    gap: space(setting, 14),
    gapLimit: space(setting, 34),
    grow: 1,
  });
}

/** Characters up to which what a field holds is set bold, Han characters counted double. */
const SHORT_FIELD = 22;

/** A field: its name small, what it holds below, a hairline above. */
export function fieldLine(setting: Setting, entry: Entry, options: { large?: boolean } = {}): Box {
  const gap = space(setting, 9);
  const heading = look(setting, 'heading');
  const own = options.large
    ? { ...look(setting, 'figure', 'accent'), fontSize: Math.round(heading.fontSize * 1.7) }
    : heading;
  const role = textLength(entry.body?.text ?? '') <= SHORT_FIELD ? own : look(setting, 'body');
  const words = stack(
    [
      entry.head && textBox(entry.head, look(setting, 'label', 'soft'), { id: `${entry.id}-lead` }),
      entry.body && textBox(entry.body, entry.head ? role : look(setting, 'body'), { id: entry.id }),
      ...entry.children.map((child) => textBox(child, look(setting, 'body', 'soft'), { id: `${entry.id}-sub` })),
    ],
    { gap: space(setting, 2) },
  );
  return box({
    height: (width) => words.height(width) + gap,
    draw(sheet, rect) {
      sheet.rectangle('rule', { ...rect, height: 1 }, { backgroundColor: setting.tone.rule });
      words.draw(sheet, { ...rect, y: rect.y + gap, height: words.height(rect.width) });
    },
  });
}
