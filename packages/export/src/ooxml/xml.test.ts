import { describe, expect, it } from 'vitest';
import { characters, el, xmlPart } from './xml.ts';

describe('XML', () => {
  it('escapes what is data, and leaves out what no reader may meet', () => {
    const whole = el(
      'a',
      { name: '"x" & <y>\n', none: undefined, on: true, off: false, at: 1.5 },
      characters('<b> & \u0000\ud800c😀'),
    );
    expect(xmlPart(whole)).toBe(
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
        '<a name="&quot;x&quot; &amp; &lt;y&gt;&#10;" on="1" off="0" at="1.5">&lt;b&gt; &amp; c😀</a>',
    );
  });

  it('is refused where a number is none', () => {
    expect(() => el('a', { x: Number.NaN })).toThrow('x is NaN');
    expect(() => el('a', { x: 1 / 0 })).toThrow(RangeError);
  });

  it('leaves out children that are not there', () => {
    expect(el('a', {}, undefined, [el('b'), undefined, [el('c')]]).markup).toBe('<a><b/><c/></a>');
  });
});
