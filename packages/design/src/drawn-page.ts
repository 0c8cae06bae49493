import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import type { Filling } from '@pagewright/model/filling';
import { pageFormat } from '@pagewright/model/formats';
import type { CompositeBrief, DrawnPage, SimpleBrief } from '@pagewright/model/outline';
import { restyledPage } from '@pagewright/page/restyle';
import { parsePage } from '@pagewright/page/source-text';
import { withFilling } from './filling/filling.ts';
import { wishOf } from './filling/wish.ts';
import { restylingBetween } from './redesign/restyling.ts';
import { settled } from './redesign/settle.ts';
import { tokensOf } from './styles.ts';
import type { PageLook } from './theme.ts';

/** A page that a person drew, with what each of its parts says in the component that shows it. */
export function designDrawn(drawn: DrawnPage, { parts }: CompositeBrief, look: PageLook): Page {
  let page = inLook(drawn, look);
  for (const [index, part] of parts.entries()) {
    const component = page.components.find(({ id }) => id === part.shownBy);
    const shown = component && withPart(component, part, page, look);
    if (!shown) continue;
    const slotted = { ...shown, slot: `parts.${index}.${fieldOf(part)}` };
    page = { ...page, components: page.components.map((one) => (one === component ? slotted : one)) };
  }
  return page;
}

/** Everything keeps its place in proportion, as on pages that were made by hand. */
function inLook({ source, ...drawnIn }: DrawnPage, look: PageLook): Page {
  const page = parsePage(source);
  const [then, now] = [pageFormat(drawnIn.format, drawnIn.customSize), pageFormat(look.format, look.customSize)];
  const isSameFormat = drawnIn.format === look.format && isSameValue(then.size, now.size);
  if (isSameFormat && isSameValue(tokensOf(drawnIn.style), look.style)) return page;
  const from = { ...look, ...drawnIn };
  const shape = isSameFormat ? page : { format: look.format, size: now.size };
  const restyled = restyledPage(page, shape, restylingBetween(from, look, page.language));
  return settled(restyled, new Set(restyled.components.map(({ id }) => id)), page);
}

function withPart(component: Component, part: SimpleBrief, page: Page, look: PageLook): Component | undefined {
  const wish = wishOf(component, page);
  const filling = fillingOf(part, component.id);
  if (typeof wish === 'string' || !filling) return undefined;
  return withFilling(component, filling, wish, page, look.style).component;
}

/** The part as it was found for its component. */
export function fillingOf(part: SimpleBrief, id: string): Filling | undefined {
  switch (part.form) {
    case 'bullets':
      return { is: 'text', id, pieces: part.items, joiner: '\n', listed: true };
    case 'text': {
      const isWide = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(part.paragraphs[0]?.text ?? '');
      return { is: 'text', id, pieces: part.paragraphs, joiner: isWide ? '' : ' ', listed: false };
    }
    case 'table':
      return { is: 'table', id, table: part.table, missing: [] };
    case 'chart':
      return { is: 'chart', id, chart: part.chart };
    case 'diagram':
      return { is: 'diagram', id, diagram: part.diagram };
    case 'timeline':
      return { is: 'timeline', id, events: part.events };
    default:
      return undefined;
  }
}

/** Name of the field that says it. */
function fieldOf(part: SimpleBrief): string {
  switch (part.form) {
    case 'bullets':
      return 'items';
    case 'text':
      return 'paragraphs';
    case 'timeline':
      return 'events';
    default:
      return part.form;
  }
}
