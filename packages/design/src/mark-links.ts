import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { carriedCells } from '@pagewright/model/linked-cells';
import { placesOf } from '@pagewright/model/linked-words';
import type { Statement, TableContent } from '@pagewright/model/outline';
import { slotShows } from './slot-shows.ts';

/** A statement with words that lead somewhere. */
type Linked = Pick<Statement, 'text'> & { readonly links: NonNullable<Statement['links']> };

/** A table with cells that lead somewhere. */
type LinkedTable = Pick<TableContent, 'columns' | 'rows'> & { readonly links: NonNullable<TableContent['links']> };

type Captioned = Pick<TableContent, 'caption' | 'captionLinks'>;

interface Found {
  readonly path: string;
  readonly said: Linked | LinkedTable;
}

/**
 * Puts the links of what a page says on the words that show it; where nothing leads anywhere, nothing is changed. It is
 * done when all is laid out: a link changes neither the size nor the lines of a text, and words that only a part of is
 * shown of, or that a layout set together with others, are found as they came to stand.
 */
export function markLinks(components: readonly Component[], said: object): readonly Component[] {
  const found = linkedIn(said, '', []);
  if (found.length === 0) return components;
  return components.map((component) => {
    const { slot } = component;
    if (slot === undefined) return component;
    return found.reduce((now, { path, said: one }) => (slotShows(slot, path) ? withLinks(now, one) : now), component);
  });
}

/** A component that shows the whole of what is said, wherever in it the links stand. */
export function withLinksOf<C extends Component>(component: C, said: object): C {
  return linkedIn(said, '', []).reduce((now, { said: one }) => withLinks(now, one), component);
}

function linkedIn(value: unknown, path: string, found: Found[]): Found[] {
  if (typeof value !== 'object' || value === null) return found;
  // By number: their places as names take ten times as long as all else here.
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) linkedIn(value[at], path ? `${path}.${at}` : `${at}`, found);
    return found;
  }
  if ('links' in value && ('text' in value || 'rows' in value)) found.push({ path, said: value as Found['said'] });
  if ('captionLinks' in value) found.push(captionOf(value as Captioned, path));
  for (const name in value) {
    const own = (value as Record<string, unknown>)[name];
    if (typeof own === 'object' && name !== 'links' && name !== 'captionLinks')
      linkedIn(own, path ? `${path}.${name}` : name, found);
  }
  return found;
}

function captionOf({ caption = '', captionLinks = [] }: Captioned, path: string): Found {
  return { path: path ? `${path}.caption` : 'caption', said: { text: caption, links: captionLinks } };
}

function withLinks<C extends Component>(component: C, said: Found['said']): C {
  return 'rows' in said ? withLinkedCells(component, said) : withLinkedWords(component, said);
}

function withLinkedCells<C extends Component>(component: C, { columns, rows, links }: LinkedTable): C {
  const { linkedCells, grid } = behaviourOf(component);
  const shown = linkedCells && grid?.(component)?.map((row) => row.map((cell) => String(cell ?? '')));
  if (!linkedCells || !shown) return component;
  return linkedCells(component, carriedCells([columns.map(({ label }) => label), ...rows], shown, links));
}

function withLinkedWords<C extends Component>(component: C, { text, links }: Linked): C {
  const { linked, plainText } = behaviourOf(component);
  if (!linked) return component;
  const shown = plainText(component);
  const statement = bareOf(text);
  const whole = bareOf(shown);
  const at = whole.letters.indexOf(statement.letters);
  return linked(
    component,
    links.flatMap(({ words, start, to, raised, lowered }) => {
      if (at >= 0 && start !== undefined && text.startsWith(words, start)) {
        const first = at + bareOf(text.slice(0, start)).letters.length;
        const last = first + bareOf(words).letters.length - 1;
        return [{ start: whole.places[first] ?? 0, end: (whole.places[last] ?? 0) + 1, to, raised, lowered }];
      }
      const isMark = raised === true || lowered === true;
      // What stands off the line belongs to the letter in front: `2` of `CO2` is no other 2.
      const places = placesOf(shown, words, isMark).filter(
        (place) => !isMark || start === undefined || shown[place - 1] === text[start - 1],
      );
      // Of words that stand there more than once nobody can tell which were meant.
      return places.length === 1
        ? places.map((place) => ({ start: place, end: place + words.length, to, raised, lowered }))
        : [];
    }),
  );
}

/** What setting a text puts between its letters, or writes otherwise. */
const SET = /[\s\u00ad\u200b\u2060]/u;

/** A text without the spaces and marks that setting it changes, and where each of its units stands in it. */
function bareOf(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index] as string;
    if (SET.test(unit)) continue;
    letters += unit === '’' ? "'" : unit;
    places.push(index);
  }
  return { letters, places };
}
