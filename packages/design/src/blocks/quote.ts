import { type Box, box } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Phrase } from '../text-look.ts';
import { withLook } from '../theme.ts';
import { textLength } from './entry.ts';

/** A quotation: large words, the mark as ornament, who said it. */

/** Words large enough to fill a page by themselves; long ones are set smaller from the start. */
export function quoteLook(setting: Setting, quote: Phrase) {
  const base = look(setting, 'title');
  const length = textLength(quote.text);
  const times = length < 60 ? 1.15 : length < 140 ? 0.95 : length < 260 ? 0.78 : 0.62;
  const body = look(setting, 'body').fontSize;
  return withLook(base, {
    fontSize: Math.max(body, Math.round(base.fontSize * times)),
    lineHeight: setting.theme.cjk ? 1.55 : 1.38,
  });
}

/** What stands at the words: a quotation mark, or a short thick rule where nobody is quoted. */
export type Ornament = 'mark' | 'rule';

export function largeQuote(
  setting: Setting,
  quote: Phrase,
  attribution: Phrase | undefined,
  align: 'left' | 'center',
  ornament: Ornament,
): Box {
  const side = Math.round(look(setting, 'title').fontSize * 1.7);
  const mark = box({
    height: () => side,
    draw(sheet, rect) {
      const x = align === 'center' ? rect.x + (rect.width - side) / 2 : rect.x - side * 0.16;
      sheet.icon(
        'quote-mark',
        { x, y: rect.y, width: side, height: side },
        'material-icons:format_quote',
        setting.tone.accentFill,
      );
    },
  });
  const thickness = ruleThickness(setting);
  const rule = box({
    height: () => thickness,
    draw(sheet, rect) {
      const x = align === 'center' ? rect.x + (rect.width - side) / 2 : rect.x;
      const own = { x, y: rect.y, width: side, height: thickness };
      sheet.rectangle('statement-rule', own, { backgroundColor: setting.tone.accentFill });
    },
  });
  return stack(
    [
      ornament === 'mark' ? mark : rule,
      textBox(quote, quoteLook(setting, quote), { id: 'quote', align }),
      attribution && attributionBox(setting, attribution, align),
    ],
    {
      gap: space(setting, 16),
      gapLimit: space(setting, 30),
      align: 'middle',
    },
  );
}

function ruleThickness(setting: Setting): number {
  return Math.max(4, space(setting, 7));
}

function attributionBox(setting: Setting, attribution: Phrase, align: 'left' | 'center'): Box {
  return textBox({ ...attribution, text: `— ${attribution.text}` }, look(setting, 'body', 'soft'), {
    id: 'attribution',
    align,
  });
}

/** The words beside a thick bar; for documents and side panels. */
export function barQuote(setting: Setting, quote: Phrase, attribution: Phrase | undefined): Box {
  const inset = space(setting, 22);
  const text = withLook(look(setting, 'lead'), {
    lineHeight: setting.theme.cjk ? 1.65 : 1.5,
    fontFamily: look(setting, 'heading').fontFamily,
  });
  const content = stack(
    [textBox(quote, text, { id: 'quote' }), attribution && attributionBox(setting, attribution, 'left')],
    { gap: space(setting, 8) },
  );
  return besideBar(setting, content, { inset, align: 'top' });
}

/** Content beside a thick bar of its height, at the top of its room or in its middle. */
function besideBar(
  setting: Setting,
  content: Box,
  { inset, align }: { readonly inset: number; readonly align: 'top' | 'middle' },
): Box {
  return box({
    height: (width) => content.height(width - inset),
    draw(sheet, rect) {
      const height = content.height(rect.width - inset);
      const y = align === 'top' ? rect.y : rect.y + Math.max(0, (rect.height - height) / 2);
      sheet.rectangle(
        'quote-bar',
        { x: rect.x, y, width: Math.max(3, space(setting, 5)), height },
        { backgroundColor: setting.tone.accentFill },
      );
      content.draw(sheet, { x: rect.x + inset, y, width: rect.width - inset, height });
    },
  });
}

/** A big mark in the left third and the words on the right; of a statement the words alone, beside a bar. */
export function sideQuote(setting: Setting, quote: Phrase, attribution: Phrase | undefined, ornament: Ornament): Box {
  const side = Math.round(look(setting, 'title').fontSize * 4.2);
  const mark = box({
    height: () => side,
    draw: (sheet, rect) =>
      sheet.icon(
        'quote-mark',
        { x: rect.x, y: rect.y + Math.max(0, (rect.height - side) / 2), width: side, height: side },
        'material-icons:format_quote',
        setting.tone.accentFill,
      ),
  });
  const content = stack(
    [
      textBox(quote, quoteLook(setting, quote), { id: 'quote' }),
      attribution && attributionBox(setting, attribution, 'left'),
    ],
    {
      gap: space(setting, 22),
      align: 'middle',
    },
  );
  if (ornament === 'rule') return besideBar(setting, content, { inset: space(setting, 44), align: 'middle' });
  return row([mark, content], { gap: setting.theme.gap, weights: [1, 3], align: 'middle' });
}
