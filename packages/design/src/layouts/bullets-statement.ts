import { entriesOfItems } from '../blocks/entry.ts';
import { largeQuote } from '../blocks/quote.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { look, space } from '../setting.ts';
import { layout } from './layout.ts';

/** One entry alone: large words, for a list of one is none. */
export const bulletsStatement = layout<'bullets'>({
  name: 'bullets-statement',
  form: 'bullets',
  frame: 'top',
  since: 2,
  whole: true,
  media: ['slide', 'poster', 'long'],
  holds: { entries: [1, 1], nested: false },
  body(setting, brief) {
    const [entry] = entriesOfItems(setting, brief.items);
    const { head, body } = entry ?? {};
    const words = body ?? head;
    const align = setting.theme.tokens.title === 'centered-ornament' ? 'center' : 'left';
    return stack(
      [
        body && head && textBox(head, look(setting, 'heading', 'accent'), { id: 'lead', align }),
        words && largeQuote(setting, words, undefined, align, 'rule'),
      ],
      { gap: space(setting, 24), align: 'middle', grow: 1 },
    );
  },
});
