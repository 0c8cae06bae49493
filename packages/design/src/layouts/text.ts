import { card } from '../blocks/card.ts';
import { phrases, textLength } from '../blocks/entry.ts';
import { prose, proseColumns } from '../blocks/prose.ts';
import { quoteLook } from '../blocks/quote.ts';
import { row } from '../box/row.ts';
import { textBox } from '../box/text.ts';
import { look, type Setting } from '../setting.ts';
import { isWideReport } from '../stage.ts';
import type { Phrase, TextLook } from '../text-look.ts';
import { withLook } from '../theme.ts';
import { layout } from './layout.ts';

/** Characters up to which a page's words are set as large as a page needs to look full. */
const FEW_WORDS = 360;
/** Characters from which large words are set in the weight of running text: bold ones would be heavy to read. */
const HEAVY = 150;

function wordsOf(paragraphs: readonly { text: string }[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + textLength(paragraph.text), 0);
}

/** All paragraphs are set as the longest of them can be. */
function statementLook(setting: Setting, texts: readonly Phrase[]): TextLook {
  const longest = texts.reduce((long, text) => (textLength(text.text) > textLength(long.text) ? text : long));
  const large = quoteLook(setting, longest);
  if (textLength(longest.text) < HEAVY) return large;
  const { fontFamily, fontWeight } = look(setting, 'body');
  return withLook(large, { fontFamily, fontWeight });
}

/** One or two short paragraphs as large words on panels. */
export const textStatement = layout<'text'>({
  name: 'text-statement',
  frame: 'top',
  suits: (brief, theme) =>
    theme.medium === 'slide' &&
    brief.paragraphs.length <= (theme.size.width >= 1100 ? 2 : 1) &&
    wordsOf(brief.paragraphs) <= FEW_WORDS,
  body(setting, brief) {
    const texts = phrases(setting, brief.paragraphs, 'paragraphs');
    const fullHeight = Math.round(setting.theme.size.height * 0.42);
    const cards = texts.map((text, index) =>
      card(setting, index, (inside) => textBox(text, statementLook(inside, texts), { id: `paragraph-${index + 1}` }), {
        align: 'middle',
        fullHeight,
      }),
    );
    return row(cards, { gap: setting.theme.gap, grow: 1 });
  },
});

/** Paragraphs in one column, the first one larger. */
export const textLead = layout<'text'>({
  name: 'text-lead',
  frame: 'column',
  suits: (brief, theme) =>
    theme.size.width >= 1100 && wordsOf(brief.paragraphs) > FEW_WORDS && wordsOf(brief.paragraphs) < 1100,
  body: (setting, brief) =>
    prose(setting, phrases(setting, brief.paragraphs, 'paragraphs'), {
      leadFirst: brief.paragraphs.length > 1 && textLength(brief.paragraphs[0]?.text ?? '') < 240,
    }),
});

/** Paragraphs through two columns. */
export const textColumns = layout<'text'>({
  name: 'text-columns',
  frame: 'top',
  suits: (brief, theme) => brief.paragraphs.length >= 2 && theme.size.width >= 900,
  body: (setting, brief) => proseColumns(setting, phrases(setting, brief.paragraphs, 'paragraphs'), 2),
});

/** Paragraphs in one column. */
export const textPlain = layout<'text'>({
  name: 'text-plain',
  frame: 'top',
  dense: true,
  body(setting, brief, stage) {
    const paragraphs = phrases(setting, brief.paragraphs, 'paragraphs');
    return isWideReport(stage) && paragraphs.length > 1
      ? proseColumns(setting, paragraphs, 2)
      : prose(setting, paragraphs);
  },
});

/** The title on a strong panel, the paragraphs beside it. */
export const textSide = layout<'text'>({
  name: 'text-side',
  frame: 'side',
  suits: (_, theme) => theme.size.width >= 900,
  body: (setting, brief) => prose(setting, phrases(setting, brief.paragraphs, 'paragraphs')),
});
