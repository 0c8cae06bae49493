import type { Language } from '@pagewright/model/languages';
import { inkOf, type PlacedText } from '../behaviour/placed-text.ts';
import { tableLayout } from './layout.ts';
import type { AiTable } from './model.ts';

/** The texts of a table's cells. */
export function tableTexts(table: AiTable, language: Language): PlacedText[] {
  const { x, y } = table.position;
  return tableLayout(table.props, table.size, language)
    .rows.flat()
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, style, measured, room, align, color, background }) => {
      const box = { ...room, x: x + room.x, y: y + room.y };
      return {
        text,
        style,
        box,
        ink: inkOf(box, measured, { textAlign: align, verticalAlign: 'middle' }),
        measured,
        colors: [{ color, fontSize: table.props.fontSize }],
        ...(background !== undefined && { background }),
        opacity: table.props.opacity,
      };
    });
}
