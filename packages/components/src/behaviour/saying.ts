/** What a component of a kind says, for whoever compares it, lists it or looks it up elsewhere; how it looks is none of it. */
export interface Saying<C> {
  /** As people name it: its text, the rows of its cells, its figures, the name of its picture; empty where it says nothing. */
  words(component: C): string;
  /** The parts of `words` that must each be found again where something else is to say the same. */
  pieces(component: C): readonly string[];
  /** Its words and figures as the sources have them, one by one; `asset:KEY` of a picture. */
  shown(component: C): readonly string[];
  /** What it says without words, such as which picture it shows: two that differ in it do not say the same. */
  readonly beyondWords?: (component: C) => unknown;
  /**
   * What a list for people tells of a change: all its words, the pieces that are new where the words are code, or nothing
   * where they are names that nobody sees.
   */
  readonly listed: 'words' | 'pieces' | 'nothing';
}

/** What a kind says that is read: its words, line by line. */
export function sayingOf<C>(words: (component: C) => string, said: Partial<Saying<C>> = {}): Saying<C> {
  const own = said.words ?? words;
  return {
    words: own,
    pieces: (component) => filled(own(component).split('\n')),
    shown: (component) => filled([own(component)]),
    listed: 'words',
    ...said,
  };
}

/** Without what is blank, and without blanks around. */
export function filled(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
