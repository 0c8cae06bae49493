import type { Box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Align } from '../sheet.ts';
import { withLook } from '../theme.ts';
import type { Entry } from './entry.ts';

export interface EntryTextOptions {
  readonly align?: Align;
  readonly group?: string;
  /** Roles other than the usual ones. */
  readonly bodyRole?: 'body' | 'lead' | 'heading';
  /** Leave the label out where the layout shows it elsewhere. */
  readonly withoutLabel?: boolean;
  readonly withoutHead?: boolean;
}

/** An entry's words one below the other: date, lead, text, entries below. */
export function entryText(setting: Setting, entry: Entry, options: EntryTextOptions = {}): Box {
  const { align = 'left', group } = options;
  const shared = { align, ...(group && { group }) };
  const only = !entry.head || options.withoutHead;
  const parts: Box[] = [];
  if (entry.label && !options.withoutLabel) {
    parts.push(textBox(entry.label, look(setting, 'heading', 'accent'), { id: `${entry.id}-date`, ...shared }));
  }
  if (entry.head && !options.withoutHead) {
    parts.push(textBox(entry.head, look(setting, 'heading'), { id: `${entry.id}-lead`, ...shared }));
  }
  if (entry.body) {
    const bodyLook = look(setting, options.bodyRole ?? 'body', only ? 'ink' : 'soft');
    parts.push(textBox(entry.body, bodyLook, { id: entry.id, ...shared }));
  }
  for (const child of entry.children) {
    const small = withLook(look(setting, 'body', 'soft'), { fontSize: childSize(setting) });
    parts.push(textBox({ ...child, text: child.text }, small, { id: `${entry.id}-sub`, ...shared }));
  }
  return stack(parts, { gap: space(setting, 5) });
}

function childSize(setting: Setting): number {
  const body = look(setting, 'body').fontSize;
  return Math.max(setting.theme.medium === 'slide' ? 12 : 11.5, Math.round(body * 0.9 * 2) / 2);
}
