import { describe, expect, it } from 'vitest';
import { componentOf } from './fixtures.ts';
import { lineRuns } from './line-runs.ts';
import { lowerPage } from './lower-page.ts';
import type { Component, Page } from './models.ts';
import type { Primitive } from './primitives.ts';

function pageOf(components: readonly Component[], rest: Partial<Page> = {}): Page {
  return {
    title: 'Third quarter',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    ...rest,
    components: components.map((component, index) => ({ ...component, zIndex: index })),
  };
}

const lowered = (components: readonly Component[], rest: Partial<Page> = {}) =>
  lowerPage(pageOf(components, rest), { assets: () => undefined });

describe('lowerPage', () => {
  it('keeps what a presentation needs beside the drawing: title, notes, ground, places, words for the blind, clicks', () => {
    const page = lowered(
      [
        componentOf('text', { text: '7' }, { id: 'number', slot: 'page-number' }),
        componentOf('rectangle', {}, { id: 'art', decorative: true }),
        componentOf('text', { text: 'Running' }, { id: 'head', slot: 'running-head' }),
        componentOf('text', { text: 'Body' }, { id: 'body', slot: 'items.0', onClick: 'next', name: 'First' }),
        componentOf('image', { alt: 'A bridge' }, { id: 'picture' }),
        componentOf('heading', { text: 'Title', level: 1 }, { id: 'title' }),
        componentOf('text', { text: 'Hidden' }, { id: 'hidden', visible: false }),
      ],
      { notes: 'Say hello' },
    );
    expect(page).toMatchObject({ title: 'Third quarter', notes: 'Say hello', background: { color: '#ffffff' } });
    expect(page.readingOrder).toEqual(['title', 'body', 'picture', 'head', 'number']);
    const roles = page.primitives.map(({ source }) => [source?.componentId, source?.role]);
    expect(roles).toContainEqual(['number', 'number']);
    expect(roles).toContainEqual(['head', 'running']);
    expect(roles).toContainEqual(['body', 'body']);
    expect(roles).toContainEqual(['title', 'title']);
    expect(roles).toContainEqual(['art', 'none']);
    const of = (id: string) => page.primitives.find(({ source }) => source?.componentId === id)?.source;
    expect(of('body')).toMatchObject({ name: 'First', slot: 'items.0', onClick: 'next', decorative: false });
    expect(of('art')).toMatchObject({ decorative: true });
    expect(of('hidden')).toBeUndefined();
  });

  it('gathers the components of a group, and leaves between its parts what stands there', () => {
    const part = (id: string, groupId?: string) =>
      componentOf('rectangle', {}, { id, position: { x: id.charCodeAt(0), y: 0 }, ...(groupId ? { groupId } : {}) });
    const { primitives } = lowered([part('a', 'g'), part('b', 'g'), part('c'), part('d', 'g'), part('e', 'g')]);
    const shape = (list: readonly Primitive[]): unknown[] =>
      list.map((one) => (one.type === 'group' ? shape(one.children) : one.source?.componentId));
    expect(shape(primitives)).toEqual([['a', 'b'], 'c', ['d', 'e']]);
    expect(primitives[0]?.box).toMatchObject({ x: 97, width: 101 });
  });

  it('breaks lines of rich text and keeps the looks of their runs', () => {
    const text = 'one two three four five six';
    const size = { width: 90, height: 200 };
    const spans = [{ start: 4, end: 13, fontWeight: 700 }];
    const [primitive] = lowered([
      componentOf('text', { text, spans, fontSize: 16, textTransform: 'uppercase' }, { size }),
    ]).primitives;
    if (primitive?.type !== 'text') throw new Error('no text');
    const [paragraph] = primitive.paragraphs;
    if (!paragraph) throw new Error('no paragraph');
    const lines = paragraph.lines.map((line) => lineRuns(paragraph, line));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.map((runs) => runs.map((run) => run.text).join('')).join(' ')).toBe(text.toUpperCase());
    const bold = lines.flat().filter(({ look }) => look.fontWeight === 700);
    expect(bold.map((run) => run.text.trim()).join(' ')).toBe('TWO THREE');
    for (const { box, baseline } of paragraph.lines) {
      expect(box.width).toBeLessThanOrEqual(90);
      expect(baseline).toBeGreaterThan(box.y);
      expect(baseline).toBeLessThan(box.y + box.height);
    }
    expect(bold[0]?.look.fonts).toEqual({ latin: 'Inter', eastAsian: 'Noto Sans SC' });
  });
});
