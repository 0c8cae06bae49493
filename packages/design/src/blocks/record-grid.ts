import { adaptive, type Box, box } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Phrase } from '../text-look.ts';
import { withLook } from '../theme.ts';
import type { Entry } from './entry.ts';
import { fieldLine } from './facing.ts';
import { arrowHead, phaseFill } from './phases.ts';

/** Things built alike, their fields on common lines. */

export interface RecordColumn {
  readonly name: Phrase | undefined;
  /** First character of the name. */
  readonly initial: string;
  readonly entries: readonly Entry[];
}

/** Narrowest column, ems. */
const LEAST = 8.5;

/** The names over columns, the fields line by line; one record below the other where there is no width. */
export function recordGrid(setting: Setting, records: readonly RecordColumn[]): Box {
  const name = (record: RecordColumn) =>
    record.name && textBox(record.name, look(setting, 'heading', 'accent'), { id: 'record-name' });
  return adaptive((width) => {
    const gap = setting.theme.gap;
    const fits = (width + gap) / records.length - gap >= look(setting, 'body').fontSize * LEAST;
    if (!fits)
      return stack(
        records.map((record) => recordRow(setting, record, name(record))),
        { gap: 0, grow: 1 },
      );
    return lines(
      setting,
      records,
      row(
        records.map((record) => name(record) ?? NOTHING),
        { gap, align: 'bottom' },
      ),
      gap,
    );
  }, 1);
}

/** The names on arrows, the fields line by line below. */
export function recordArrows(setting: Setting, records: readonly RecordColumn[]): Box {
  const gap = Math.round(setting.theme.gap * 0.8);
  const heads = records.map((record, index) =>
    record.name
      ? arrowHead(
          setting,
          { words: record.name, id: `record-${index + 1}` },
          phaseFill(setting, index, records.length),
          index === records.length - 1 ? 0 : gap,
        )
      : NOTHING,
  );
  return lines(setting, records, row(heads, { gap }), gap);
}

const NOTHING = stack([], { gap: 0 });

function lines(setting: Setting, records: readonly RecordColumn[], head: Box, gap: number): Box {
  const names = fieldNames(records);
  const rows = names.map((field) => {
    const cells = records.map(({ entries }) => {
      const own = entries.filter((entry) => (entry.head?.text ?? '') === field);
      return stack(
        own.map((entry) => fieldLine(setting, entry)),
        { gap: space(setting, 8) },
      );
    });
    return row(cells, { gap, align: 'top' });
  });
  return stack([head, ...rows], { gap: space(setting, 14), gapLimit: space(setting, 40), grow: 1 });
}

/** Names of the fields in the order in which the records have them; what has no name comes last. */
function fieldNames(records: readonly RecordColumn[]): string[] {
  const names = new Set(records.flatMap(({ entries }) => entries.flatMap(({ head }) => (head ? [head.text] : []))));
  const unnamed = records.some(({ entries }) => entries.some(({ head }) => !head));
  return [...names, ...(unnamed ? [''] : [])];
}

/** A record across: its name at the left, its fields beside it. */
function recordRow(setting: Setting, record: RecordColumn, name: Box | undefined): Box {
  const small = withLook(look(setting, 'body', 'soft'), {});
  const words = record.entries.map((entry) =>
    stack(
      [
        entry.head && textBox(entry.head, look(setting, 'label', 'soft'), { id: `${entry.id}-lead` }),
        entry.body && textBox(entry.body, look(setting, 'body'), { id: entry.id }),
        ...entry.children.map((child) => textBox(child, small, { id: `${entry.id}-sub` })),
      ],
      { gap: 0 },
    ),
  );
  const padding = space(setting, 10);
  const content = adaptive((width) => {
    const fields = stack(words, { gap: space(setting, 6) });
    return width > look(setting, 'body').fontSize * 20
      ? row([name ?? NOTHING, fields], { gap: setting.theme.gap, weights: [1, 2], align: 'top' })
      : stack([name, fields], { gap: space(setting, 6) });
  });
  return box({
    height: (width) => content.height(width) + padding * 2,
    grow: 1,
    limit: (width) => (content.height(width) + padding * 2) * 1.4,
    draw(sheet, rect) {
      sheet.rectangle('rule', { ...rect, height: 1 }, { backgroundColor: setting.tone.rule });
      content.draw(sheet, { ...rect, y: rect.y + padding, height: rect.height - padding * 2 });
    },
  });
}
