import type { Command, Target, Understood, Wish } from './commands.ts';
import { type Atom, isFirstWanted, namesContent, piecesOf, readAtoms } from './read-atoms.ts';
import { readTitle, sentencesOf } from './read-title.ts';

/**
 * What a prompt wants of the pages, in any of the five languages. A sentence is understood only where every word of it is:
 * what is left over might change its meaning.
 */
export function understand(prompt: string): Understood {
  const sentences = sentencesOf(prompt);
  const titles = sentences.map(titleWishesOf);
  if (titles.every((own) => own === undefined)) return understoodOf(prompt);
  const told = sentences.map((sentence, index) => {
    const wishes = titles[index];
    return wishes ? { wishes, rest: [] } : understoodOf(sentence);
  });
  return { wishes: told.flatMap(({ wishes }) => wishes), rest: told.flatMap(({ rest }) => rest) };
}

/** Where one wish of a sentence may end and another begin. */
const JOINTS =
  /[,，、]\s*(?:(?:and then|and|then|et puis|et|puis|然[后後]|并且?|並且?|再|そして)\s*)?|\s(?:and then|and|then|et puis|et|puis)\s|然[后後]|并且|並且|そして/giu;

/** A title is free words: it ends with its sentence, or where another wish that is understood begins. */
function titleWishesOf(sentence: string): Wish[] | undefined {
  const joints = [...sentence.matchAll(JOINTS)].map(({ 0: sign, index }) => ({ at: index, end: index + sign.length }));
  for (const joint of [{ at: 0, end: 0 }, ...joints]) {
    const given = readTitle(sentence.slice(joint.end));
    const before = joint.at === 0 ? [] : wishesOf(sentence.slice(0, joint.at));
    const pages = given && namedIn(given.where);
    if (!given || !before || !pages) continue;
    const { words, behind } = given.isQuoted ? given : cutAtWish(given.words);
    const after = /\p{L}/u.test(behind) ? wishesOf(behind.replace(JOINTS_BEFORE, '')) : [];
    if (after) return [...before, { do: 'title', words, pages: pages.target }, ...after];
  }
  return undefined;
}

const JOINTS_BEFORE = new RegExp(`^\\s*(?:${JOINTS.source})`, 'iu');

/** Undefined where anything but pages is named. */
function namedIn(where: string): { readonly target: Target } | undefined {
  const { atoms, isWhole } = readAtoms(where);
  const isOfPages = atoms.every(({ is }) => is === 'pages' || is === 'all');
  return isWhole && isOfPages ? { target: pagesMeant(where) } : undefined;
}

/** `…to Spring, and delete page 3`: behind a comma stands another wish where it says more than a word of it. */
function cutAtWish(words: string): { readonly words: string; readonly behind: string } {
  for (const { 0: sign, index } of words.matchAll(JOINTS)) {
    const behind = words.slice(index + sign.length);
    const isWish =
      /[,，、然并並]/u.test(sign) &&
      behind.trim().length > 3 &&
      /\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u.test(behind.trim());
    if (isWish && (wishesOf(behind)?.length ?? 0) > 0) return { words: words.slice(0, index).trim(), behind };
  }
  return { words, behind: '' };
}

function understoodOf(prompt: string): Understood {
  if (prompt.trim() === '') return { wishes: [], rest: [] };
  const whole = wishesOf(prompt);
  if (whole) return { wishes: withoutCuts(whole), rest: [] };
  const wishes: Wish[] = [];
  const rest: string[] = [];
  for (const piece of piecesOf(prompt)) {
    const own = wishesOf(piece);
    if (own) wishes.push(...own);
    else rest.push(piece.trim());
  }
  // `Delete everything but page 2`: what was not understood says what is to stay.
  const isAllRemoved = wishes.some((wish) => wish.do === 'remove' && wish.pages === 'all');
  return isAllRemoved && rest.length > 0
    ? { wishes: [], rest: [prompt.trim()] }
    : { wishes: withoutCuts(wishes), rest };
}

/** `Too much text on page 3, remove some`: what goes is words of the page that becomes shorter, not the page. */
function withoutCuts(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ do: what, pages }, index) => {
    const shorter = wishes.slice(0, index).findLast((before) => before.do === 'shorter');
    return what !== 'remove' || !shorter || (pages !== undefined && String(pages) !== String(shorter.pages));
  });
}

/** The pages that a prompt names, whatever else it says. */
export function pagesMeant(prompt: string): Target {
  const { atoms } = readAtoms(prompt);
  if (atoms.some(({ is }) => is === 'all')) return 'all';
  const numbers = atoms.flatMap((atom) => (atom.is === 'pages' ? atom.value : []));
  return numbers.length > 0 ? numbers : undefined;
}

type Pages = Extract<Atom, { is: 'pages' }>;

/** Undefined where something of it is not understood. */
function wishesOf(text: string): Wish[] | undefined {
  const { atoms, isWhole } = readAtoms(text);
  if (!isWhole) return undefined;
  const named = atoms.filter((atom) => atom.is === 'pages');
  const anchored = anchorOf(atoms, named);
  const commands = commandsOf(atoms, text, anchored);
  if (!commands || commands.length === 0) return undefined;
  const free = named.filter((atom) => atom !== anchored);
  const targets = targetsOf(
    commands,
    free,
    atoms.some(({ is }) => is === 'all'),
  );
  const order = atoms.find((atom) => atom.is === 'order')?.value;
  return commands.map(({ command }, index) => ({ ...command, pages: command.do === 'order' ? order : targets[index] }));
}

/** Places that are told by the page itself. */
const STEPS: ReadonlySet<string> = new Set(['earlier', 'later']);

interface Found {
  readonly at: number;
  readonly command: Command;
}

/** The page that others go before or after: behind the word that says so, or, in Chinese and Japanese, in front of it. */
function anchorOf(atoms: readonly Atom[], named: readonly Pages[]): Pages | undefined {
  const place = atoms.find((atom) => atom.is === 'place');
  if (!place || place.value === 'first' || place.value === 'last') return undefined;
  return named.find(({ at }) => at > place.at) ?? named.findLast(({ at }) => at < place.at);
}

function commandsOf(atoms: readonly Atom[], text: string, anchored: Pages | undefined): Found[] | undefined {
  const found: Found[] = [];
  const add = (at: number, command: Command): void => void found.push({ at, command });
  const parts = atoms.find((atom) => atom.is === 'parts')?.value;
  const quote = atoms.find((atom) => atom.is === 'quote')?.value;
  const place = atoms.find((atom) => atom.is === 'place');
  const position = atoms.find((atom) => atom.is === 'position')?.value;
  const order = atoms.find((atom) => atom.is === 'order');
  const verbs = atoms.filter((atom) => atom.is === 'verb');
  const beside = besideOf(atoms);
  for (const { at, value } of verbs) {
    if (value === 'split') add(at, { do: 'split', parts: parts ?? 2 });
    else if (value === 'bring-in') add(at, { do: 'bring-in', what: 'text', ...(quote ? { words: quote } : {}) });
    else if (value === 'picture-in') add(at, { do: 'bring-in', what: 'picture', ...(quote ? { words: quote } : {}) });
    else if (value === 'chart-type') add(at, chartType(atoms));
    else if (value === 'merge-previous') add(at, { do: 'merge', beside: 'previous' });
    else if (value === 'merge' || value === 'swap') add(at, { do: value, ...beside });
    else if (value === 'earlier' || value === 'later') add(at, { do: 'move', place: value });
    else if (value !== 'move') add(at, { do: value });
    else if (position !== undefined) add(at, { do: 'move', place: 'at', page: position });
    else if (place && (anchored || place.value === 'first' || place.value === 'last')) {
      const [page] = anchored?.value ?? [];
      add(at, { do: 'move', place: place.value, ...(page === undefined ? {} : { page }) });
    }
  }
  if (order) add(order.at, { do: 'order' });
  if (verbs.some(({ value, end }) => (STEPS.has(value) || value === 'split') && isCounted(atoms, text, end)))
    return undefined;
  const looks = verbs.some(({ value }) => value === 'chart-type');
  const wanted = looks ? undefined : wantedForm(atoms, text);
  if (wanted) found.push(wanted);
  const units = lastOf(atoms, 'units', text);
  if (units) add(units.at, { do: 'units', to: units.value });
  const script = lastOf(atoms, 'script', text);
  if (script) add(script.at, { do: 'script', to: script.value });
  const style = lastOf(atoms, 'style', text);
  if (style) add(style.at, { do: 'style', style: style.value });
  const format = lastOf(atoms, 'format', text);
  if (format) add(format.at, { do: 'format', format: format.value });
  const isOf = (name: Command['do']) => found.some(({ command }) => command.do === name);
  // `Delete the table` is about something on the page, and a place of a place is none that is known.
  const isPartRemoved = isOf('remove') && (isOf('form') || isOf('units') || namesContent(text));
  // So is `swap the chart and the text`.
  const isPartMoved = isOf('form') && (isOf('move') || isOf('swap') || isOf('order'));
  if (
    isPartRemoved ||
    isPartMoved ||
    new Set(atoms.filter(({ is }) => is === 'place').map((atom) => 'value' in atom && atom.value)).size > 1
  )
    return undefined;
  // What has no use might have been meant otherwise.
  const isPlaced = found.some(({ command }) => command.do === 'move' && !STEPS.has(command.place));
  if ((place || position !== undefined) && !isPlaced) return undefined;
  if ((place && position !== undefined) || (parts && !isOf('split')) || (quote && !isOf('bring-in'))) return undefined;
  return withoutRepeats(found.toSorted((a, b) => a.at - b.at));
}

/** `往后移3页` tells how far, and `拆成5页` into how many: no page is named by that. */
function isCounted(atoms: readonly Atom[], text: string, end: number): boolean {
  return atoms.some(
    ({ is, at }) =>
      is === 'pages' &&
      at >= end &&
      text.slice(end, at).trim() === '' &&
      /^[\d一二两兩三四五六七八九十]/.test(text.slice(at)),
  );
}

/** `Merge it with page 3`: the one page that is named is what the page in view goes together with. */
function besideOf(atoms: readonly Atom[]): { readonly beside?: 'in-view' } {
  const numbers = atoms.flatMap((atom) => (atom.is === 'pages' ? atom.value : []));
  return numbers.length === 1 && atoms.some(({ is }) => is === 'joining') ? { beside: 'in-view' } : {};
}

function chartType(atoms: readonly Atom[]): Command {
  const shape = atoms.findLast((atom) => atom.is === 'shape')?.value;
  return { do: 'chart-type', ...(shape ? { shape } : {}) };
}

function wantedForm(atoms: readonly Atom[], text: string): Found | undefined {
  const forms = atoms.filter((atom) => atom.is === 'form' || atom.is === 'shape');
  const [first] = forms;
  const last = forms.at(-1);
  if (!first || !last) return undefined;
  const wanted = isFirstWanted(text.slice(first.end, last.at)) ? first : last;
  if (wanted.is === 'form') return { at: wanted.at, command: { do: 'form', form: wanted.value } };
  return { at: wanted.at, command: { do: 'form', form: 'chart', shape: wanted.value } };
}

/** Of two the second, unless it is named as what is not wanted. */
function lastOf<Is extends 'units' | 'script' | 'style' | 'format'>(
  atoms: readonly Atom[],
  is: Is,
  text: string,
): Extract<Atom, { is: Is }> | undefined {
  const own = atoms.filter((atom): atom is Extract<Atom, { is: Is }> => atom.is === is);
  const places: readonly Pick<Atom, 'at' | 'end'>[] = own;
  const [first, last] = [places[0], places.at(-1)];
  return first && last && isFirstWanted(text.slice(first.end, last.at)) ? own[0] : own.at(-1);
}

/** `make it shorter, cut it down` says one thing. */
function withoutRepeats(found: readonly Found[]): Found[] {
  return found.filter(({ command }, index) => JSON.stringify(found[index - 1]?.command) !== JSON.stringify(command));
}

/** Pages belong to the wish that they stand beside: behind it, or in front where the first of them comes first. */
function targetsOf(commands: readonly Found[], named: readonly Pages[], isAll: boolean): Target[] {
  if (isAll) return commands.map(() => 'all');
  if (named.length === 0) return commands.map(() => undefined);
  const isBehind = (named[0]?.at ?? 0) > (commands[0]?.at ?? 0);
  const own = commands.map(({ at }, index) => {
    const from = isBehind ? at : (commands[index - 1]?.at ?? -1);
    const to = isBehind ? (commands[index + 1]?.at ?? Number.POSITIVE_INFINITY) : at;
    const pages = named.filter((one) => one.at > from && one.at < to).flatMap(({ value }) => value);
    return pages.length > 0 ? pages : undefined;
  });
  const left = named.filter(({ at }) => !isBehind && at > (commands.at(-1)?.at ?? 0)).flatMap(({ value }) => value);
  if (left.length > 0) own[own.length - 1] = [...(own.at(-1) ?? []), ...left];
  // `it` is what the wish before was about.
  let last: Target;
  return own.map((pages) => {
    last = pages ?? last;
    return last;
  });
}
