import { PAGE_DESCRIPTION_MAX, PAGE_NAME_MAX } from '@pagewright/contract/pages';
import { describe, expect, it } from 'vitest';
import { component, pageOf } from '../../editor/testing/test-editor.ts';
import { proposedWords } from './proposed-words.ts';

const box = (y: number) => ({ x: 40, y, width: 400, height: 40 });
const say = ({ title, points }: { title: string; points: string }) => `Make “${title}”: ${points}`;

describe('what a page is proposed to be called', () => {
  it('is its title, and it is about what stands on it from top to bottom', () => {
    const page = {
      ...pageOf([
        component('text', 'b', box(200), { text: 'Ovens\ndelivered' }),
        component('heading', 'a', box(20), { text: 'Opening' }),
        component('text', 'c', box(100), { text: 'Lease signed' }),
        { ...component('text', 'n', box(700), { text: '7' }), slot: 'page-number' },
      ]),
      title: 'Opening',
    };
    expect(proposedWords(page, say)).toEqual({
      name: 'Opening',
      description: 'Lease signed · Ovens delivered',
      prompt: 'Make “Opening”: Lease signed · Ovens delivered',
    });
  });

  it('keeps to the limits at whole words, also where there are none', () => {
    const words = proposedWords(
      { ...pageOf([component('text', 'a', box(0), { text: 'word '.repeat(190).trim() })]), title: '' },
      say,
    );
    expect(words.name.length).toBeLessThanOrEqual(PAGE_NAME_MAX);
    expect(words.name).toMatch(/ word…$/);
    const chinese = proposedWords(
      { ...pageOf([component('text', 'a', box(0), { text: '页'.repeat(900) })]), title: '季度回顾' },
      say,
    );
    expect(chinese.name).toBe('季度回顾');
    expect(chinese.description).toHaveLength(PAGE_DESCRIPTION_MAX);
  });

  it('is nothing for an empty page', () => {
    expect(proposedWords({ ...pageOf([]), title: ' ' }, say)).toEqual({ name: '', description: '', prompt: '' });
  });
});
