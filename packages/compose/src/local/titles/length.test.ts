import { describe, expect, it } from 'vitest';
import { shortenedTitle } from './length.ts';

describe('a heading longer than a title', () => {
  it.each([
    [
      'REPORT OF THE PERMANENT HARBOUR COMMITTEE ON INNOVATION FERRIES AND THE WORKING HOURS OF CRANES dated 6 May 2026',
      'REPORT OF THE PERMANENT HARBOUR COMMITTEE',
    ],
    [
      'Croissance de la dépense consacrée à l’entretien des digues entendue comme la somme de toutes les dépenses d’entretien courant',
      'Croissance de la dépense consacrée à l’entretien',
    ],
  ])('ends before a preposition and never behind one: %s', (heading, title) => {
    expect(shortenedTitle(heading)).toBe(title);
  });

  it('stays as it is where it fits, and where it asks something', () => {
    const question = `What does ${'a very long question about the harbour '.repeat(4)}ask?`;
    expect(shortenedTitle('Report of the harbour')).toBe('Report of the harbour');
    expect(shortenedTitle(question)).toBe(question);
  });
});
