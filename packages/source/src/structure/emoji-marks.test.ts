import { describe, expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';
import { withEmojiMarks } from './emoji-marks.ts';

const listsOf = (text: string): string[][] =>
  textDocument('a.txt', text).blocks.flatMap((block) =>
    block.kind === 'list' ? [block.items.map((item) => item.text)] : [],
  );

describe('signs in front of lines', () => {
  it('mark the entries of one list each, where several lines begin with them', () => {
    const text = 'Trip\n\n🚲 Friday: ride out\n🚲 Saturday: the lake\n💶 Tent 40 €\n💶 Food 25 €\n';
    expect(listsOf(text)).toEqual([
      ['Friday: ride out', 'Saturday: the lake'],
      ['Tent 40 €', 'Food 25 €'],
    ]);
  });

  it('only decorate a line by themselves', () => {
    expect(withEmojiMarks(['🎉 Summer fair 🎉', '👉🏽 stalls', '👉🏽 music', '🇫🇷 Guests from Lyon'])).toEqual([
      'Summer fair',
      '👉🏽 stalls',
      '👉🏽 music',
      'Guests from Lyon',
    ]);
  });

  it('that are counted stay', () => {
    expect(withEmojiMarks(['😀 3 😐 4 🙁 2'])).toEqual(['😀 3 😐 4 🙁 2']);
  });

  it('that are figures on keys count', () => {
    expect(withEmojiMarks(['1️⃣ sift', '2️⃣ stir', '🔟 rest'])).toEqual(['1. sift', '2. stir', '10. rest']);
  });

  it('say what is done where some lines are ticked and some crossed', () => {
    expect(listsOf('Before we go\n\n✅ passports\n❌ tickets\n')).toEqual([['✅ passports', '❌ tickets']]);
    expect(listsOf('Before we go\n\n✅ passports\n✅ tickets\n')).toEqual([['passports', 'tickets']]);
  });

  it('say on which side a line is where signs for and against stand in one run', () => {
    expect(listsOf('対象\n\n○ 電車・バス\n○ 宿泊費\n× 自宅のネット代\n')).toEqual([
      ['○ 電車・バス', '○ 宿泊費', '× 自宅のネット代'],
    ]);
    expect(listsOf('対象\n\n○ 電車・バス\n○ 宿泊費\n')).toEqual([['電車・バス', '宿泊費']]);
  });

  it('that are boxes mark entries, of which the ticked say so where others are open', () => {
    expect(listsOf('Day 1\n\n[ ] Laptop\n[x] Contract\n\nWeek 1\n\n☐ Meet Ann\n☑ Read the rules\n')).toEqual([
      ['Laptop', '✅ Contract'],
      ['Meet Ann', '✅ Read the rules'],
    ]);
    expect(listsOf('To do\n\n- [ ] Laptop\n- [x] Contract\n')).toEqual([['Laptop', '✅ Contract']]);
    expect(listsOf('Done\n\n- [x] Laptop\n- [x] Contract\n')).toEqual([['Laptop', 'Contract']]);
  });

  it('that are no pictures stay: figures, arrows, trade marks', () => {
    const lines = ['3 apples', '→ next', '© 2024 Ann', '# Title', '*note'];
    expect(withEmojiMarks(lines)).toEqual(lines);
  });
});
