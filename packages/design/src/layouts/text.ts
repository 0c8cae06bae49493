import { phrases, textLength } from '../blocks/entry.ts';
import { prose, proseColumns } from '../blocks/prose.ts';
import { layout } from './layout.ts';

/** Paragraphs in one column, the first one larger. */
export const textLead = layout<'text'>({
  name: 'text-lead',
  frame: 'column',
  suits: (brief, theme) =>
    theme.size.width >= 1100 && brief.paragraphs.reduce((sum, paragraph) => sum + textLength(paragraph.text), 0) < 1100,
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
  body: (setting, brief) => prose(setting, phrases(setting, brief.paragraphs, 'paragraphs')),
});

/** The title on a strong panel, the paragraphs beside it. */
export const textSide = layout<'text'>({
  name: 'text-side',
  frame: 'side',
  suits: (_, theme) => theme.size.width >= 900,
  body: (setting, brief) => prose(setting, phrases(setting, brief.paragraphs, 'paragraphs')),
});
