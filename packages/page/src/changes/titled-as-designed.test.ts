import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { parsePage, printPage } from '../source-text.ts';
import { titledAsDesigned } from './titled-as-designed.ts';

const page = (text: string, title: string, color = '#000000'): Page => ({
  title,
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 40,
  components: [{ ...componentOf('heading', { text, color }, { id: 'title' }), slot: 'title' } as Component],
});

it('gives a page the words of its title and its name as designed, and leaves the looks that its title was given', () => {
  const left = printPage(page('Locks', 'Locks', '#ff0000'));
  const titled = parsePage(titledAsDesigned(printPage(page('The canal', 'The canal')), left));
  expect(titled.title).toBe('The canal');
  expect(titled.components[0]?.props).toMatchObject({ text: 'The canal', color: '#ff0000' });
});
