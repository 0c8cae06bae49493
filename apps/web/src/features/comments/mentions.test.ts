import { describe, expect, it } from 'vitest';
import { asStored, asTyped, calledPeople, mentionAt, peopleLike, piecesOf } from './mentions.ts';

const people = calledPeople(
  [
    { id: 7, name: 'Marie' },
    { id: 8, name: 'Marie Curie' },
    { id: 9, name: '小王' },
    { id: 10, name: 'Owner' },
    { id: 11, name: 'marie' },
  ],
  'Owner',
);

describe('mentions', () => {
  it('call no two people alike, and nobody the owner but the owner', () => {
    expect(people.map(({ label }) => label)).toEqual([
      'Owner',
      'Marie',
      'Marie Curie',
      '小王',
      'Owner (2)',
      'marie (2)',
    ]);
  });

  it('are stored by id and typed by name', () => {
    const typed = '@Marie Curie, please ask @Owner or @Owner (2). 请@小王看 @Maries mail@Marie @nobody';
    const stored = '@{8}, please ask @{0} or @{10}. 请@{9}看 @Maries mail@Marie @nobody';
    expect(asStored(typed, people)).toBe(stored);
    expect(asTyped(stored, people)).toBe(typed);
  });

  it('are shown for people who are known here; addresses of the web alone are links', () => {
    expect(piecesOf('@{7} @{99} see https://a.example/x?y=1). javascript:alert(1) <b>', people)).toMatchObject([
      { kind: 'mention', id: 7, text: '@Marie' },
      { kind: 'text', text: ' @{99} see ' },
      { kind: 'link', text: 'https://a.example/x?y=1' },
      { kind: 'text', text: '). javascript:alert(1) <b>' },
    ]);
    expect(piecesOf('见https://a.example/页，好 https://', people).filter(({ kind }) => kind === 'link')).toMatchObject(
      [{ kind: 'link', text: 'https://a.example/页' }],
    );
  });

  it('are offered while somebody is being named', () => {
    expect(mentionAt('Hello @Ma', 9)).toEqual({ start: 6, query: 'Ma' });
    expect(mentionAt('请@', 2)).toEqual({ start: 1, query: '' });
    for (const none of ['mail@Ma', 'no', '@a\nb', `@${'x'.repeat(50)}`])
      expect(mentionAt(none, none.length)).toBeUndefined();
    expect(peopleLike(people, 'curie').map(({ id }) => id)).toEqual([8]);
  });

  it('take time in proportion to the text', () => {
    for (const piece of ['@', 'https://', '@{1', '@Marie ', 'a.']) {
      const start = performance.now();
      piecesOf(piece.repeat(20_000), people);
      asStored(piece.repeat(20_000), people);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});
