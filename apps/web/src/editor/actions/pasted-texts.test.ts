import { behaviourOf } from '@pagewright/components/behaviours';
import { TEXT_MAX_LENGTH } from '@pagewright/components/text-style';
import { type Rect, rectContains, rectsOverlap } from '@pagewright/model/units';
import { describe, expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { type PastedTexts, pastedTexts } from './pasted-texts.ts';

const SENTENCE = 'The ferry leaves at seven and comes back when the lamps are lit. ';
const page = pageOf([], 40);
const ROOM: Rect = { x: 40, y: 40, width: 1200, height: 640 };

const plain = (text: string) => ({ text, spans: [] });
const rectsOf = ({ boxes }: PastedTexts): Rect[] => boxes.map(({ position, size }) => ({ ...position, ...size }));
const letters = (text: string) => text.replace(/\s+/g, '');

function expectWellPlaced(pasted: PastedTexts): void {
  const rects = rectsOf(pasted);
  for (const [index, one] of rects.entries()) {
    expect(rectContains(ROOM, one, 1)).toBe(true);
    for (const other of rects.slice(index + 1)) expect(rectsOverlap(one, other)).toBe(false);
    const box = pasted.boxes[index];
    if (!box) throw new Error('no box');
    expect(box.props.text.length).toBeLessThanOrEqual(TEXT_MAX_LENGTH);
    const needed = behaviourOf(box).neededSize?.(box, 'en-US');
    expect(needed?.height).toBeLessThanOrEqual(box.size.height + 0.5);
  }
}

describe('a pasted text', () => {
  it('is one box as high as its words, in a colour that can be read', () => {
    const dark = { ...page, background: { type: 'solid', color: '#101020' } } as const;
    const pasted = pastedTexts(plain('A few words'), dark);
    expect(pasted).toMatchObject({ left: 0, boxes: [{ props: { text: 'A few words' } }] });
    expect(pasted.boxes[0]?.props.color).not.toBe('#333333');
    expectWellPlaced(pasted);
  });

  it('that is longer than a box takes stands in several, parted between sentences; nothing is lost', () => {
    const text = SENTENCE.repeat(30).trim();
    const pasted = pastedTexts(plain(text), page);
    expect(pasted.boxes.length).toBe(2);
    expect(pasted.left).toBe(0);
    expect(pasted.boxes.every(({ props }) => props.text.endsWith('.'))).toBe(true);
    expect(letters(pasted.boxes.map(({ props }) => props.text).join(' '))).toBe(letters(text));
    expectWellPlaced(pasted);
  });

  it('of many lines stands in columns, each with its own looks', () => {
    const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}`);
    const text = lines.join('\n');
    const start = text.indexOf('Line 50');
    const pasted = pastedTexts({ text, spans: [{ start, end: start + 4, fontWeight: 700 }] }, page);
    expect(pasted.boxes.length).toBeGreaterThan(1);
    expect(pasted.boxes.map(({ props }) => props.text).join('\n')).toBe(text);
    const box = pasted.boxes.find(({ props }) => props.spans);
    const [bold] = box?.props.spans ?? [];
    expect(box?.props.text.slice(bold?.start, (bold?.end ?? 0) + 3)).toBe('Line 50');
    expectWellPlaced(pasted);
  });

  it('that no page can hold fills the page, and says how much of it is missing', () => {
    const text = SENTENCE.repeat(400);
    const pasted = pastedTexts(plain(text), page);
    const shown = letters(pasted.boxes.map(({ props }) => props.text).join(''));
    expect(letters(text).startsWith(shown)).toBe(true);
    expect(pasted.left).toBe(letters(text).length - shown.length);
    expect(pasted.left).toBeGreaterThan(0);
    expectWellPlaced(pasted);
  });

  it('without any space is parted between characters, never within one', () => {
    const pasted = pastedTexts(plain('😀'.repeat(900)), page);
    expect(pasted.boxes.length).toBeGreaterThan(1);
    expect(pasted.boxes.every(({ props }) => props.text.isWellFormed())).toBe(true);
  });

  it('is as large as the running text of the page, or of the others, where the page has room for that', () => {
    const body = component('text', 'body', { x: 40, y: 40, width: 400, height: 60 }, { text: 'Said', fontSize: 32 });
    const others = [pageOf([body], 40)];
    const sizeOf = (text: string, on = page) => {
      const pasted = pastedTexts(plain(text), on, undefined, others);
      expectWellPlaced(pasted);
      return [pasted.boxes.length, pasted.boxes[0]?.props.fontSize];
    };
    expect(sizeOf('A few words', others[0])).toEqual([1, 32]);
    expect(sizeOf(SENTENCE.repeat(4).trim())).toEqual([1, 32]);
    expect(sizeOf(SENTENCE.repeat(14).trim())).toEqual([1, 16]);
  });

  it('stands beside what is there, in its font', () => {
    const there = component(
      'text',
      'there',
      { x: 40, y: 40, width: 1200, height: 300 },
      { text: 'x', fontFamily: 'Lora' },
    );
    const [box] = pastedTexts(plain('Some words'), pageOf([there], 40)).boxes;
    expect(box?.props.fontFamily).toBe('Lora');
    expect(box?.position.y).toBeGreaterThanOrEqual(340);
  });
});
