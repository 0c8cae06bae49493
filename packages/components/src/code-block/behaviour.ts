import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';
import { measureText } from '@pagewright/typography/measure';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { backgroundPaints } from '../behaviour/paints.ts';
import type { PlacedText } from '../behaviour/placed-text.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { CODE_ROLES, codeColors } from './colors.ts';
import { codeHeight, codeLayout, shownLanguage } from './drawn-code.ts';
import { type CodeBlockComponent, codeBlockModel } from './model.ts';
import { loadGrammar } from './tokens.ts';

export const codeBlockBehaviour = defineBehaviour(codeBlockModel, {
  role: 'text',
  content: [['code', 'firstLine', 'marked'], ['language'], ['title'], ['lineNumbers'], ['tabWidth'], ['fit']],
  colours: { palettes: ['palette'] },
  // As they are read: its title stands above it.
  texts: (block) => textsAt(block, { title: 'words', code: 'words' }),
  placedTexts,
  readable: (block, least, language) => {
    const { height, fit } = codeHeight(block.props, block.size.width, language, least);
    return { ...block, size: { ...block.size, height }, props: { ...block.props, fit } };
  },
  plainText: ({ props }) => props.code,
  paints: (block) => {
    const { ground } = codeColors(block.props);
    return backgroundPaints({ ...block, props: { ...block.props, backgroundColor: ground } });
  },
  isEmpty: ({ props }) => props.code.trim() === '',
  load: async ({ props }) => {
    const language = shownLanguage(props);
    if (language !== 'plain') await loadGrammar(language);
  },
});

/** The code, in whatever of its colours, and its title. */
function placedTexts(block: CodeBlockComponent, language: Language): PlacedText[] {
  const { props, position } = block;
  const { code, fontSize, measured, room, title } = codeLayout(block, language);
  const { plain, quiet, roles, marked } = codeColors(props);
  const style = { fontFamily: 'JetBrains Mono', fontWeight: 400, language, lineHeight: props.lineHeight } as const;
  const on = (rect: Rect): Rect => ({ ...rect, x: position.x + rect.x, y: position.y + rect.y });
  const inks = [plain, ...CODE_ROLES.map((role) => roles[role])];
  const texts: PlacedText[] = [];
  if (code.trim() !== '') {
    const box = on(room);
    texts.push({
      text: code,
      style: { ...style, fontSize },
      box,
      ink: { ...box, width: measured.width, height: measured.height },
      measured,
      colors: inks.flatMap((color) => [
        { color, fontSize },
        { color, fontSize, highlight: marked },
      ]),
      opacity: props.opacity,
    });
  }
  if (title) {
    const box = on(title.rect);
    const own = { ...style, fontSize: title.fontSize };
    const words = measureText(props.title, own, title.rect.width);
    texts.push({
      text: props.title,
      style: own,
      box,
      ink: { ...box, width: words.width, height: words.height },
      measured: words,
      colors: [{ color: quiet, fontSize: title.fontSize }],
      opacity: props.opacity,
    });
  }
  return texts;
}
