import { describe, expect, it } from 'vitest';
import { addressOf, link, linkToPage, pageOfLink, uriOf } from './link.ts';

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
    expect(addressOf(typed)).toBe(address);
    expect(link.safeParse(address).success).toBe(true);
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
    expect(addressOf(typed)).toBeUndefined();
    expect(link.safeParse(typed).success).toBe(false);
  });

  it.each([
    ['https://例え.jp/道?q=é#節', 'https://xn--r8jz45g.jp/%E9%81%93?q=%C3%A9#%E7%AF%80'],
    ['https://example.org/%E9%81%93?q=a%20b&c=d', 'https://example.org/%E9%81%93?q=a%20b&c=d'],
    [
      'https://example.org/100%/a|b[1]{2}?x=<y>^`"',
      'https://example.org/100%25/a%7Cb%5B1%5D%7B2%7D?x=%3Cy%3E%5E%60%22',
    ],
    ['http://[2001:db8::1]:8080/[a]', 'http://[2001:db8::1]:8080/%5Ba%5D'],
    ['mailto:é@example.org?subject=季度', 'mailto:%C3%A9@example.org?subject=%E5%AD%A3%E5%BA%A6'],
    ['tel:+33123', 'tel:+33123'],
  ])('%s is written %s for other programs, and stays so', (address, uri) => {
    expect(uriOf(address)).toBe(uri);
    expect(uriOf(uri)).toBe(uri);
  });

  it('lead to pages by their number, which nobody types as an address', () => {
    expect(pageOfLink(linkToPage(12))).toBe(12);
    expect(link.safeParse('page:12').success).toBe(true);
    expect(addressOf('page:12')).toBeUndefined();
    expect(pageOfLink('https://example.org/page:12')).toBeUndefined();
    for (const none of ['page:', 'page:0', 'page:-1', 'page:1.5', 'page:12 ', 'Page:1', 'page:99999999999']) {
      expect(link.safeParse(none).success).toBe(false);
    }
  });
});
