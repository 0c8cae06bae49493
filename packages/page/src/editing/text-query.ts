/** What is searched for in the words of a document. */
export interface TextQuery {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
  /** The text is a regular expression. */
  readonly isPattern: boolean;
}

/** What stands in a word, in scripts that part words by spaces. */
const WORD = String.raw`[\p{L}\p{N}_]`;

/** The query as a pattern that is looked for again and again; undefined where nothing is asked for or it is no pattern. */
export function patternOf({ text, matchCase, wholeWords, isPattern }: TextQuery): RegExp | undefined {
  const given = isPattern ? text : text.trim();
  if (given === '') return undefined;
  const source = isPattern ? `(?:${given})` : RegExp.escape(given);
  try {
    return new RegExp(wholeWords ? `(?<!${WORD})${source}(?!${WORD})` : source, matchCase ? 'gu' : 'giu');
  } catch {
    return undefined;
  }
}

/** How often it stands in a text; where nothing is, nothing is found. */
export function countIn(text: string, pattern: RegExp): number {
  return matchesIn(text, pattern).length;
}

export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(([found]) => found !== '');
}
