import type { Item, SimpleBrief, Statement } from '@pagewright/model/outline';
import { type Answer, exampleAnswer, said } from './answer.ts';
import type { PartWords, PlaceWords, TemplatePart } from './template.ts';

/** What a part shows that is not in its places. */
export interface PartFrame {
  readonly id: string;
  /** Of the part; of a cover the document's. */
  readonly title: Statement;
  /** Titles of the other pages, for an agenda. */
  readonly pageTitles: readonly string[];
}

/** A place with what was found for it. */
interface Answered {
  readonly place: PlaceWords;
  readonly answer: Answer;
}

/** A part with what stands in its places; where nothing does, the place is kept and says what it lacks. */
export function briefOfPart(
  part: TemplatePart,
  words: PartWords,
  answers: readonly Answer[],
  { id, title, pageTitles }: PartFrame,
): SimpleBrief {
  const base = { id, title, more: [] };
  const places = words.places.map((place, at): Answered => {
    return { place, answer: answers[at] ?? { is: 'nothing', reason: 'not-found' } };
  });
  const [first] = places;
  if (part.form === 'agenda') return { ...base, form: 'agenda', items: pageTitles.map((text) => said(text)) };
  if (!first) throw new Error(`a part of a template has no place: ${part.form}`);
  switch (part.form) {
    case 'cover': {
      const [subtitle, ...meta] = places.map(lineOf);
      return { ...base, form: 'cover', ...(subtitle ? { subtitle } : {}), meta };
    }
    case 'text':
      return { ...base, form: 'text', paragraphs: places.flatMap(piecesOf) };
    case 'points':
      return { ...base, form: 'bullets', items: places.map(pointOf) };
    case 'list':
      return { ...base, form: 'bullets', items: itemsOf(first) };
    case 'checklist':
      return { ...base, form: 'checklist', items: itemsOf(first) };
    case 'stats':
      return { ...base, form: 'stats', stats: places.map(statOf) };
    case 'quote':
      return { ...base, form: 'quote', quote: lineOf(first) };
    case 'comparison':
      return {
        ...base,
        form: 'comparison',
        ...(part.kind ? { kind: part.kind } : {}),
        sides: places.map((own) => ({ heading: said(own.place.label), items: itemsOf(own) })),
      };
    case 'quadrants':
      return {
        ...base,
        form: 'quadrants',
        ...(part.kind ? { kind: part.kind } : {}),
        columns: places.map((own) => ({ heading: said(own.place.label), items: itemsOf(own) })),
      };
    case 'closing':
      return { ...base, form: 'closing', lines: places.map(lineOf) };
    default:
      return figureBrief(part, base, first);
  }
}

/** Parts that one place fills with what is no text. */
function figureBrief(
  part: TemplatePart,
  base: { readonly id: string; readonly title: Statement; readonly more: Statement[] },
  first: Answered,
): SimpleBrief {
  const { answer, place } = first;
  // Entries in no stated order are no steps, but they are an answer.
  if (answer.is === 'text') return { ...base, form: 'bullets', items: itemsOf(first) };
  const isLacking = answer.is === 'nothing';
  const shown = isLacking ? exampleAnswer(part, place, 0) : answer;
  const mark = isLacking ? { lacking: true } : {};
  const items = isLacking ? [lackingAt(place)] : [];
  switch (shown.is) {
    case 'table':
      return { ...base, form: 'table', table: { ...shown.table, ...mark }, items };
    case 'chart':
      return { ...base, form: 'chart', chart: { ...shown.chart, ...mark }, items };
    case 'picture': {
      const { caption, ...image } = shown.image;
      const told = caption && !isLacking ? { caption } : {};
      return { ...base, form: 'image', image: { ...image, ...told, ...mark }, items };
    }
    case 'events': {
      const events = isLacking
        ? shown.events.map((_, at) => ({ date: NOT_FOUND, text: lackingEntry(place, at) }))
        : shown.events;
      const kind = part.form === 'timeline' && part.kind ? { kind: part.kind } : {};
      return { ...base, form: 'timeline', ...kind, events };
    }
    case 'steps': {
      const steps = isLacking ? shown.steps.map((_, at) => ({ title: lackingEntry(place, at) })) : shown.steps;
      const kind = part.form === 'process' && part.kind ? { kind: part.kind } : {};
      return { ...base, form: 'process', ...kind, steps };
    }
    default:
      return { ...base, form: 'text', paragraphs: [lackingAt(place)] };
  }
}

/** The first entry of what was not found says what is wanted; examples would be taken for content. */
function lackingEntry(place: PlaceWords, at: number): Statement {
  return at === 0 ? lackingAt(place) : { ...said(NOT_FOUND), lacking: true };
}

function lackingAt({ description }: PlaceWords): Statement {
  return { ...said(description), lacking: true };
}

function piecesOf({ place, answer }: Answered): Statement[] {
  return answer.is === 'text' ? [...answer.pieces] : [lackingAt(place)];
}

function lineOf(own: Answered): Statement {
  return joined(piecesOf(own));
}

function joined(pieces: readonly Statement[]): Statement {
  const [first, ...others] = pieces;
  if (!first) return said('');
  if (others.length === 0) return first;
  const joint = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(first.text) ? '' : ' ';
  const text = pieces.map((piece) => piece.text).join(joint);
  return { ...first, text, origins: [...new Set(pieces.flatMap(({ origins }) => origins))] };
}

/** Under its label only where it was found under words that say the same: under others it may be about something else. */
function pointOf(own: Answered): Item {
  const line = lineOf(own);
  return line.lacking || isNamedAlike(own) ? { ...line, lead: own.place.label } : line;
}

/** Stands for what was not found: it holds its place in the layout. */
const NOT_FOUND = '—';

function statOf(own: Answered) {
  const { place, answer } = own;
  const [piece] = answer.is === 'text' ? answer.pieces : [];
  if (!piece) return { value: NOT_FOUND, label: lackingAt(place), lacking: true };
  const label = isNamedAlike(own) ? place.label : termOf(own);
  return { value: piece.text, label: { ...said(label), origins: piece.origins } };
}

/** The words under which it was found. */
function termOf({ place, answer }: Answered): string {
  return (answer.is === 'text' && answer.term) || place.label;
}

/** Whether the place's label says no more than the words under which it was found. */
function isNamedAlike(own: Answered): boolean {
  const named = termOf(own).toLowerCase();
  return (
    own.place.label
      .toLowerCase()
      .split(/\s+/)
      // Articles and the like say nothing; a word of a wide script does however short it is.
      .filter((word) => word.length > 3 || /[^\p{Script=Latin}’']/u.test(word))
      .every((word) => named.includes(word))
  );
}

/** `Currency: two thirds are paid in dollars`: the entry's name stands in front. `9:30` and `3:1` are figures, `https:` an address. */
const LED = /^([^:：。.!?]{1,28})(?:(?<!\d)[:：]|[:：](?!\d))(?!\/\/)\s*(\S.*)$/su;

function itemsOf(own: Answered): Item[] {
  return piecesOf(own).map((piece) => {
    const led = piece.lacking ? null : LED.exec(piece.text);
    return led?.[1] && led[2] ? { ...piece, lead: led[1], text: led[2] } : piece;
  });
}
