import type { Column, Item, Statement } from '@pagewright/model/outline';
import type { UnitContent } from './units.ts';

/** The entries of a list that say what a unit says; undefined for what only its own form can show. */
export function entriesOf(content: UnitContent): Item[] | undefined {
  switch (content.is) {
    case 'item':
      return [plain(content.item)];
    case 'line':
      return [content.statement];
    case 'column':
      return columnEntries(content.column);
    case 'pair': {
      const { left, right } = content.pair;
      return [ledBy(left.text, right, left)];
    }
    case 'action': {
      const { what, who, when } = content.action;
      const named = [who, when].filter((one) => one !== undefined);
      return [ledBy(named.map(({ text }) => text).join(' · '), what, ...named)];
    }
    case 'step': {
      const { title, text } = content.step;
      return [text ? ledBy(title.text, text, title) : title];
    }
    case 'event': {
      const { date, text, children } = content.event;
      return [{ ...ledBy(date, text), ...(children && children.length > 0 ? { children } : {}) }];
    }
    case 'stat': {
      const { value, from, when, fromWhen, label } = content.stat;
      const figures = from ? [from, fromWhen, '→', value, when] : [value, when];
      return [ledBy(figures.filter(Boolean).join(' '), label)];
    }
    case 'quote': {
      const { quote, attribution = '' } = content.quote;
      return [ledBy(attribution, quote)];
    }
    case 'exhibit':
    case 'part':
      return undefined;
  }
}

/** Whether it is done is said by checklists only. */
function plain(item: Item & { readonly done?: boolean | undefined }): Item {
  if (item.done === undefined) return item;
  const { done: _done, ...rest } = item;
  return rest;
}

function columnEntries({ heading, items }: Column): Item[] {
  if (!heading) return items;
  return [{ ...heading, ...(items.length > 0 ? { children: items.flatMap(inLines) } : {}) }];
}

/** An entry as one statement, and those below it: what has its place below another has neither lead nor entries of its own. */
function inLines(item: Item): Statement[] {
  return [inOneLine(item), ...(item.children ?? [])];
}

/** The lead in front of its text, as one text. */
export function inOneLine({ lead, text, origins, rank, unsupported, links }: Item): Statement {
  const marked = { ...(unsupported ? { unsupported } : {}), ...(links ? { links } : {}) };
  return { text: joined(lead, text), origins, rank, ...marked };
}

/** The words of an entry in a line. */
export function joined(lead: string | undefined, text: string): string {
  if (!lead) return text;
  // `8%：用水减少`: a figure in front is of no script.
  return /[\u3000-\u9fff\uf900-\ufaff]/u.test(/\p{L}/u.test(lead) ? lead : text)
    ? `${lead}：${text}`
    : `${lead}: ${text}`;
}

/** @param others whose words the lead is made of */
function ledBy(lead: string, statement: Statement, ...others: readonly Statement[]): Item {
  const all = [statement, ...others];
  const origins = [...new Set(all.flatMap((one) => one.origins))];
  const unsupported = [...new Set(all.flatMap((one) => one.unsupported ?? []))];
  const links = all.flatMap((one) => one.links ?? []);
  return {
    text: statement.text,
    origins,
    rank: Math.max(...all.map(({ rank }) => rank)),
    ...(unsupported.length > 0 ? { unsupported } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(lead ? { lead } : {}),
  };
}
