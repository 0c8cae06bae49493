import { FORMULA_MAX_LENGTH, formulaModel } from '@pagewright/components/kinds/formula';
import type { BriefOf } from '@pagewright/model/outline';
import { type Box, box } from '../box/box.ts';
import { look, type Setting, space } from '../setting.ts';

/** Size of a formula as a multiple of that of the words around it. */
const SIZE = 1.7;
/** What one of its rows takes at most, em: a fraction of fractions. It is set smaller where that is not enough. */
const ROW = 2.6;

/** A formula in the colour of the words, in the middle. */
export function formulaBlock(setting: Setting, brief: BriefOf<'code'>): Box {
  const { fontSize, color } = look(setting, 'body');
  const latex = brief.code.text.slice(0, FORMULA_MAX_LENGTH);
  const padding = Math.min(200, space(setting, 16));
  const size = Math.min(400, Math.round(fontSize * SIZE));
  const rows = latex.split('\\\\').length;
  const least = Math.ceil(rows * ROW * size + 2 * padding);
  return box({
    height: () => least,
    grow: 1,
    limit: () => least * 1.6,
    draw: (sheet, rect) =>
      sheet.put(
        formulaModel,
        'formula',
        rect,
        { latex, fontSize: size, color, padding },
        { slot: 'code', origin: brief.code.origins },
      ),
  });
}
