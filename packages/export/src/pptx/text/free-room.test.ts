import { componentOf } from '@pagewright/components/fixtures';
import { lowerPage } from '@pagewright/components/lower-page';
import type { Component } from '@pagewright/components/models';
import type { TextPrimitive } from '@pagewright/components/primitives';
import { describe, expect, it } from 'vitest';
import { Fonts } from '../../drawingml/fonts.ts';
import { pageOf, place } from '../../testing/proof-pages.ts';
import { freeRooms } from './free-room.ts';
import { tightening } from './lines.ts';

function lowered(components: readonly Component[]): { text: TextPrimitive; free: { left: number; right: number } } {
  const { primitives, size } = lowerPage(pageOf(components), { assets: () => undefined });
  const text = primitives.find((one) => one.type === 'text');
  if (!text) throw new Error('no text');
  return { text, free: freeRooms(primitives, size)(text) };
}

const words = componentOf('text', { text: '105 %' }, place(200, 100, 100, 40));

describe('the room beside a text', () => {
  it('reaches to the edges of the page where nothing stands', () => {
    expect(lowered([words]).free).toEqual({ left: 200, right: 980 });
  });

  it('ends before what stands beside it, whatever lies above and below', () => {
    const beside = componentOf('rectangle', {}, place(360, 120, 50, 50));
    const below = componentOf('rectangle', {}, place(310, 300, 50, 50));
    expect(lowered([words, beside, below]).free).toEqual({ left: 200, right: 56 });
  });

  it('ends at the edge of what it stands on, and is none for turned texts', () => {
    const card = componentOf('rectangle', {}, place(180, 80, 160, 100));
    const ground = componentOf('rectangle', {}, place(0, 0, 1280, 720));
    expect(lowered([ground, card, words]).free).toEqual({ left: 16, right: 36 });
    const { text } = lowered([words]);
    expect(freeRooms([text], { width: 1280, height: 720 })({ ...text, rotation: 30 })).toEqual({ left: 0, right: 0 });
  });
});

describe('lines that must not be broken anew', () => {
  const line = 'Harbour 手册的 B 栏与 DIN 1045 的条款编号对应，见 PIER Board 的说明';

  it('stand closer where another program may draw them wider than their room, each by itself', () => {
    const { text } = lowered([componentOf('text', { text: line, textAlign: 'justify' }, place(0, 0, 300, 200))]);
    const [paragraph] = text.paragraphs;
    if (!paragraph) throw new Error('no paragraph');
    const designed = new Fonts('en-US', 'designed');
    const each = tightening(paragraph, designed, true, text.inner.width);
    expect(each).toHaveLength(paragraph.lines.length);
    expect(each.length).toBeGreaterThan(1);
    expect(Math.min(...each)).toBeLessThan(0);
    expect(each.every((px) => px <= 0 && px > -4)).toBe(true);
    expect(tightening(paragraph, designed, true, 2 * text.inner.width).every((px) => px === 0)).toBe(true);
    expect(tightening(paragraph, designed, false, text.inner.width)).toEqual([Math.min(...each)]);
  });
});
