import { describe, expect, it } from 'vitest';
import { inSentenceCase, tidiedTitle } from './tidied.ts';

describe('a name as a title', () => {
  it.each([
    ['Quay walls (of the second', 'Quay walls'],
    ['A hand lamp is required as backup to a', 'A hand lamp is required as backup'],
    ['航道疏浚（第二', '航道疏浚'],
    ['附件三】「港口维护委托书」', '「港口维护委托书」'],
    ['Harbour survey: For', 'Harbour survey'],
    ['The aims of the second quay are', 'The aims of the second quay'],
    ['Les buts du second quai sont', 'Les buts du second quai'],
    ['On exploite déjà la grue (électrique). Que se', 'On exploite déjà la grue (électrique)'],
    ['泊位的使用范围：', '泊位的使用范围'],
    ['岸壁の使用条件：', '岸壁の使用条件'],
    ['岸壁の使用条件は以下の通り', '岸壁の使用条件'],
    ['泊位的使用范围如下', '泊位的使用范围'],
    ['The aims of the second quay are as follows', 'The aims of the second quay'],
    ['Les buts du second quai sont les suivants', 'Les buts du second quai'],
  ])('%s → %s', (text, title) => {
    expect(tidiedTitle(text)).toBe(title);
  });

  it.each([
    'Who we are',
    'Log in',
    'Où nous en sommes',
    'Ports of call to build on',
    'Quays (old) and rails',
    'To be',
    '目的和意义',
  ])('leaves %s', (text) => {
    expect(tidiedTitle(text)).toBe(text);
  });

  it('begins with a capital where it is a word of the language', () => {
    const isWord = (word: string): boolean => word === 'Berths';
    expect(inSentenceCase('berths in use', 'en-US', isWord)).toBe('Berths in use');
    expect(inSentenceCase('berths · old quay', 'en-US', isWord)).toBe('Berths · old quay');
    expect(inSentenceCase('how to moor', 'en-US', isWord)).toBe('How to moor');
    for (const name of ['quay_id', 'moor-get list', 'aptitude'])
      expect(inSentenceCase(name, 'fr-FR', isWord)).toBe(name);
    expect(inSentenceCase('control', 'zh-CN', () => true)).toBe('control');
  });
});
