import { describe, expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { inFontsOf } from './page-font.ts';

const place = { x: 0, y: 0, width: 300, height: 60 };
const page = pageOf([
  component('heading', 'title', place, { text: 'A title', fontSize: 48, fontFamily: 'Noto Serif SC' }),
  component('text', 'body', place, { text: 'What is said', fontSize: 32, fontFamily: 'IBM Plex Sans' }),
]);

describe('what is new on a page', () => {
  it('is set in its fonts: words and cells as its running text, headings as its headings', () => {
    const familyOf = (kind: 'text' | 'aiTable' | 'heading' | 'borderedHeading') =>
      inFontsOf(page, component(kind, 'new', place)).props;
    expect(familyOf('text')).toMatchObject({ fontFamily: 'IBM Plex Sans' });
    expect(familyOf('aiTable')).toMatchObject({ fontFamily: 'IBM Plex Sans' });
    expect(familyOf('heading')).toMatchObject({ fontFamily: 'Noto Serif SC' });
    expect(familyOf('borderedHeading')).toMatchObject({ fontFamily: 'Noto Serif SC' });
  });

  it('keeps a font of its own, and any on a page without words', () => {
    const code = component('codeBlock', 'new', place);
    expect(inFontsOf(page, code)).toBe(code);
    const text = component('text', 'new', place);
    expect(inFontsOf(pageOf([]), text)).toEqual(text);
  });
});
