import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { isUnfilledPage, withoutUnfilledPages } from './unfilled-page.ts';
import { stillAskedOn } from './unfilled-place.ts';

const page = (...components: Component[]): Page => ({
  title: 'Milestones',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 60,
  components,
});
const title = componentOf('heading', { text: 'Milestones' }, { id: 'title', slot: 'title' });
const head = componentOf('text', { text: 'Roofs' }, { id: 'head', slot: 'running-head', origin: ['a.txt#0'] });
const place = (text: string) =>
  componentOf('text', { text, placeholder: 'What happens when' }, { id: 'item', slot: 'events.0' });
const chart = componentOf('aiEchart', { chartConfig: '' }, { id: 'chart', slot: 'chart' });

describe('a page that nothing was found for', () => {
  it('has places to fill, its title and what is on every page', () => {
    expect(isUnfilledPage(page(title, head, place('')))).toBe(true);
    expect(isUnfilledPage(page(title, chart))).toBe(true);
  });

  it('holds something as soon as anything was found, written or put on it', () => {
    expect(isUnfilledPage(page(title, place('In May')))).toBe(false);
    const found = componentOf('text', { text: 'In May' }, { id: 'found', slot: 'events.1', origin: ['a.txt#3'] });
    expect(isUnfilledPage(page(title, place(''), found))).toBe(false);
    const own = componentOf('rectangle', {}, { id: 'own' });
    expect(isUnfilledPage(page(title, place(''), own))).toBe(false);
  });

  it('is none of those that ask for nothing, such as a contents page', () => {
    expect(isUnfilledPage(page(title))).toBe(false);
  });

  it('is left out beside others, and kept where there are none', () => {
    const [empty, full] = [page(title, place('')), page(title, place('In May'))];
    expect(withoutUnfilledPages([empty, full])).toEqual([full]);
    expect(withoutUnfilledPages([empty])).toEqual([empty]);
  });
});

it('says what the places of a page still ask for, each once; a dash asks for nothing', () => {
  const dash = componentOf('text', { text: '', placeholder: '—' }, { id: 'dash', slot: 'events.1.text' });
  expect(stillAskedOn(page(title, place(''), dash, { ...place(''), id: 'twice' }))).toEqual(['What happens when']);
  expect(stillAskedOn(page(title, place('In May'), chart))).toEqual([]);
});
