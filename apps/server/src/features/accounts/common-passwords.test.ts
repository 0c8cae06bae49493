import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const EMAIL = 'bernard@example.org';

describe('common passwords', () => {
  it.each([
    ['one of the commonest', 'password'],
    ['in capitals', 'PassWord'],
    ['with a year behind it', 'Dragon2024'],
    ['with a mark behind it', 'monkey!'],
    ['with signs for letters', 'P@$$w0rd'],
    ['with both', 'Sup3rman99'],
    ['one character', 'zzzzzzzz'],
    ['the same few over and over', 'abcabcabc'],
    ['digits in order', '23456789'],
    ['digits backwards', '9876543210'],
    ['a row of keys', 'sdfghj'],
    ['the own address', 'Bernard@Example.org'],
    ['the own name', 'bernard'],
  ])('%s', (_, password) => expect(isCommonPassword(password, EMAIL)).toBe(true));

  it.each(['correct horse', 'tisane42', '天气不错啊今天', 'k7Q!x2', 'password of my dog', 'bernards hat'])(
    'not %s',
    (password) => expect(isCommonPassword(password, EMAIL)).toBe(false),
  );
});
