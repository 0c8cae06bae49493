import type { BriefOf } from '@pagewright/model/outline';
import { phrase, words } from '../blocks/entry.ts';
import { barQuote, largeQuote, type Ornament, sideQuote } from '../blocks/quote.ts';
import type { Setting } from '../setting.ts';
import { layout } from './layout.ts';

function parts(setting: Setting, brief: BriefOf<'quote'>) {
  const attribution = brief.attribution
    ? words(setting, brief.attribution, 'attribution', brief.quote.origins)
    : undefined;
  return { quote: phrase(setting, brief.quote, 'quote'), attribution };
}

/** Quotation marks say that somebody else speaks. */
function ornamentOf({ kind }: BriefOf<'quote'>): Ornament {
  return kind === 'statement' ? 'rule' : 'mark';
}

/** Large words under a mark. */
export const quoteLarge = layout<'quote'>({
  name: 'quote-large',
  form: 'quote',
  frame: 'top',
  body(setting, brief) {
    const { quote, attribution } = parts(setting, brief);
    if (setting.theme.medium === 'document') return barQuote(setting, quote, attribution);
    const align = setting.theme.tokens.title === 'centered-ornament' ? 'center' : 'left';
    return largeQuote(setting, quote, attribution, align, ornamentOf(brief));
  },
});

/** A very large mark beside the words. */
export const quoteSide = layout<'quote'>({
  name: 'quote-side',
  form: 'quote',
  frame: 'top',
  media: ['slide'],
  whole: true,
  leastWidth: 900,
  body(setting, brief) {
    const { quote, attribution } = parts(setting, brief);
    return sideQuote(setting, quote, attribution, ornamentOf(brief));
  },
});

/** The title on a strong panel, the words beside it. */
export const quotePanel = layout<'quote'>({
  name: 'quote-panel',
  form: 'quote',
  frame: 'side',
  dense: true,
  body(setting, brief) {
    const { quote, attribution } = parts(setting, brief);
    return setting.theme.medium === 'document'
      ? barQuote(setting, quote, attribution)
      : largeQuote(setting, quote, attribution, 'left', ornamentOf(brief));
  },
});
