import { card } from '../blocks/card.ts';
import { phrases, textLength } from '../blocks/entry.ts';
import { prose, proseColumns } from '../blocks/prose.ts';
import { quoteLook } from '../blocks/quote.ts';
import { row } from '../box/row.ts';
import { textBox } from '../box/text.ts';
import { isWideReport } from '../scene.ts';
import { look, type Setting } from '../setting.ts';
import type { Phrase, TextLook } from '../text-look.ts';
import { withLook } from '../theme.ts';
import { layout } from './layout.ts';

/** Characters up to which a page's words are set as large as a page needs to look full. */
const FEW_WORDS = 360;
/** Characters from which large words are set in the weight of running text: bold ones would be heavy to read. */
const HEAVY = 150;

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
  form: 'text',
  frame: 'top',
  media: ['slide'],
  holds: { entries: [1, 2], total: [0, FEW_WORDS], eachWidth: 550 },
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
  form: 'text',
  frame: 'column',
  whole: true,
  leastWidth: 1100,
  holds: { total: [FEW_WORDS, 1100] },
  body: (setting, brief) =>
    prose(setting, phrases(setting, brief.paragraphs, 'paragraphs'), {
      leadFirst: brief.paragraphs.length > 1 && textLength(brief.paragraphs[0]?.text ?? '') < 240,
    }),
});

/** Paragraphs through two columns. */
export const textColumns = layout<'text'>({
  name: 'text-columns',
  form: 'text',
  frame: 'top',
  leastWidth: 900,
  holds: { entries: [2, 99] },
  body: (setting, brief) => proseColumns(setting, phrases(setting, brief.paragraphs, 'paragraphs'), 2),
});

/** Paragraphs in one column over the whole width. */
export const textFull = layout<'text'>({
  name: 'text-full',
  form: 'text',
  frame: 'top',
  media: ['slide'],
  dense: true,
  holds: { total: [FEW_WORDS, 99_999] },
  body: (setting, brief) => prose(setting, phrases(setting, brief.paragraphs, 'paragraphs')),
});

/** Paragraphs in one column; on the whole width of a landscape report through two. */
export const textPlain = layout<'text'>({
  name: 'text-plain',
  form: 'text',
  frame: 'top',
  media: ['document', 'poster', 'long'],
  dense: true,
  body(setting, brief, scene) {
    const paragraphs = phrases(setting, brief.paragraphs, 'paragraphs');
    return isWideReport(scene) && paragraphs.length > 1
      ? proseColumns(setting, paragraphs, 2)
      : prose(setting, paragraphs);
  },
});

/** The title on a strong panel, the paragraphs beside it. */
export const textSide = layout<'text'>({
  name: 'text-side',
  form: 'text',
  frame: 'side',
  whole: true,
  leastWidth: 900,
  holds: { total: [200, 99_999] },
  body: (setting, brief) => prose(setting, phrases(setting, brief.paragraphs, 'paragraphs')),
});
