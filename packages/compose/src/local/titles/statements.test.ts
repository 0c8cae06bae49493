import { describe, expect, it } from 'vitest';
import { statement } from '../material/atoms.ts';
import {
  broaderStatements,
  canStandOver,
  firstThings,
  isWholePhrase,
  leadingClauses,
  openingClauses,
} from './statements.ts';

const said = (text: string) => [statement(text, undefined, 0.5)];
const texts = (own: readonly { text: string }[]): string[] => own.map(({ text }) => text);

describe('a long sentence over a page', () => {
  it.each([
    [
      'The board will dredge the old basin twice a year so that ships with a draught of nine metres can berth there.',
      'The board will dredge the old basin twice a year',
    ],
    [
      'Le port a confié le dragage du vieux bassin à une entreprise pour libérer les équipes qui entretiennent les quais.',
      'Le port a confié le dragage du vieux bassin à une entreprise',
    ],
  ])('ends where its purpose begins', (sentence, title) => {
    expect(texts(firstThings(said(sentence)))).toEqual([title]);
  });

  it('is said more broadly without what tells a noun apart', () => {
    const sentence =
      'Les équipes du port ont partagé leur expérience des grues électriques avec les deux autres ports de la région.';
    expect(texts(broaderStatements(said(sentence)))[0]).toBe('Les équipes du port ont partagé leur expérience');
  });

  it.each([
    'The board will dredge the old basin only in the winter so that the ferries can use it all summer long.',
    'Le port n’a jamais confié le dragage du vieux bassin à une entreprise pour libérer les équipes des quais.',
    'Ships may not leave the roads during the night because the pilots of the port are at home by then.',
  ])('is not cut where something limits it: %s', (sentence) => {
    expect([...firstThings(said(sentence)), ...broaderStatements(said(sentence))]).toEqual([]);
  });

  it('is not cut behind a word that something has to follow', () => {
    const sentence =
      'The report of the board lists each of the berths and the works that have been done there since May.';
    for (const text of texts(broaderStatements(said(sentence)))) expect(text).not.toMatch(/each$/u);
  });

  it.each([
    [
      'Face à la variété des grues en service, le port a retenu un seul fournisseur pour les trois bassins et leurs quais.',
      'Face à la variété des grues en service',
      false,
    ],
    [
      'The pilots were trained on the new simulator, which the port shares with two others further up the estuary.',
      'The pilots were trained on the new simulator',
      true,
    ],
    ['Enfin, une phase d’essai est prévue sur le quai nord.', 'Une phase d’essai est prévue sur le quai nord', true],
    ['港务局在北岸试用了电动吊机，两个月后再决定是否在其余码头推广这一做法。', '港务局在北岸试用了电动吊机', true],
    ['Reportedly, the pilots slept on board of the old tug.', '', false],
    [
      'The bridge over the lock is unsafe for lorries, critics claim, and the port waits for a second report.',
      '',
      false,
    ],
    ['新的停泊规定适用于所有港口和码头，北岸的两座小码头除外。', '', false],
    ['Le pont de l’écluse est trop faible pour les camions, selon un élu du conseil de la région.', '', false],
    [
      '因此，港口将把旧码头的疏浚交给外面的公司，并在秋天开工。',
      '港口将把旧码头的疏浚交给外面的公司，并在秋天开工',
      true,
    ],
    ['In theory, the tug takes all the barges of the port in one go, and more.', '', false],
    ['The pilots never slept on board, which the port had asked for since the spring of that year.', '', false],
  ])('up to a mark, where it says something by itself: %s', (sentence, title, isSaid) => {
    expect(texts(openingClauses(said(sentence)))).toEqual(isSaid ? [title] : []);
  });
});

it('a comma within a figure ends no clause', () => {
  const text = 'Visits to the library went up from 4,120 in May to 5,310 in June, mostly because of the fair.';
  for (const own of texts(openingClauses(said(text)))) expect(own).not.toMatch(/from 4$/u);
  const atoms = [{ kind: 'sentence', statement: statement('全年共售出书籍4,120册，比上年多了三成。', undefined, 0.9) }];
  for (const own of texts(leadingClauses(atoms as unknown as Parameters<typeof leadingClauses>[0]))) {
    expect(own).not.toMatch(/书籍4$/u);
  }
});

it.each([
  ['比如，新的停泊规定适用于所有的港口和码头', false],
  ['新的停泊规定适用于所有的港口和码头', true],
  ['Formal reviews take place at the 3-, 6-', false],
])('over a page stands no example, nor what is cut within a word: %s', (text, isSaid) => {
  expect(canStandOver(text)).toBe(isSaid);
});

it.each([
  ['现在的很多设备即使具有传感器', false],
  ['模型每生成一个 Token', false],
  ['现在的很多设备都具有传感器', true],
])('a clause that leans on the next one behind its subject is no whole phrase: %s', (text, isWhole) => {
  expect(isWholePhrase(text)).toBe(isWhole);
});
