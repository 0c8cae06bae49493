import { describe, expect, it } from 'vitest';
import { pictureUrl } from './source.ts';

const DATA = 'data:image/png;base64,AAAA';

describe('the URL of a picture', () => {
  it.each([
    ['asset:logo', 'logo'],
    ['/api/pagewright/image/1f2e', '/api/pagewright/image/1f2e'],
  ])('%s is asked of whoever draws, by %s', (url, key) => {
    expect(pictureUrl(url, (asked) => (asked === key ? DATA : undefined))).toBe(DATA);
    expect(pictureUrl(url, () => undefined)).toBeUndefined();
    // Nobody may send the drawing to another host, whoever draws.
    expect(pictureUrl(url, () => 'https://evil.example/x.png')).toBeUndefined();
  });

  it.each(['/samples/a.png', DATA, 'blob:http://localhost/1'])('%s is drawn as it is', (url) => {
    expect(pictureUrl(url, () => undefined)).toBe(url);
  });

  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('%s is not drawn', (url) => {
    expect(pictureUrl(url, () => undefined)).toBeUndefined();
  });
});
