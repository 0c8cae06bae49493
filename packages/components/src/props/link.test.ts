import { describe, expect, it } from 'vitest';
import { linkOf, textLink } from './link.ts';

describe('links', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['example.org/a', 'https://example.org/a'],
    [' www.例子.中国 ', 'https://www.例子.中国'],
    ['localhost.example:8080', 'https://localhost.example:8080'],
    ['a.b@example.org', 'mailto:a.b@example.org'],
    ['mailto:a@example.org?subject=x', 'mailto:a@example.org?subject=x'],
    ['tel:+33123', 'tel:+33123'],
  ])('%s leads to %s', (typed, address) => {
    expect(linkOf(typed)).toBe(address);
    expect(textLink.safeParse(address).success).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'two words',
    'word',
    '',
    'https://',
    `https://example.org/${'a'.repeat(2000)}`,
  ])('%s leads nowhere', (typed) => {
    expect(linkOf(typed)).toBeUndefined();
    expect(textLink.safeParse(typed).success).toBe(false);
  });
});
