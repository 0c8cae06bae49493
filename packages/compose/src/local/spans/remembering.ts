import type { Language } from '@pagewright/model/languages';

/** Reads spans of one sort; the same text in the same language has the same ones. */
type Reader<Found> = (text: string, language: Language) => readonly Found[];

/** Texts of a language that a reader knows at most. */
const KEPT = 20_000;

let isOn = false;
const forgetters: (() => void)[] = [];

/**
 * Runs work that comes back to the same texts: a sentence is ranked, related to others and tried in several forms. What
 * was read of a text is remembered until the work ends, and nothing of it afterwards.
 */
export function remembering<Result>(work: () => Result): Result {
  if (isOn) return work();
  isOn = true;
  try {
    return work();
  } finally {
    isOn = false;
    for (const forget of forgetters) forget();
  }
}

/** A reader that reads a text once as long as such work runs. */
export function remembered<Found>(read: Reader<Found>): Reader<Found> {
  const known = new Map<Language, Map<string, readonly Found[]>>();
  forgetters.push(() => known.clear());
  return (text, language) => {
    if (!isOn) return read(text, language);
    const texts = known.get(language) ?? new Map<string, readonly Found[]>();
    if (texts.size === 0) known.set(language, texts);
    let found = texts.get(text);
    if (!found) {
      if (texts.size >= KEPT) texts.clear();
      found = read(text, language);
      texts.set(text, found);
    }
    return found;
  };
}
