import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { withFollowedTitle } from './followed-title.ts';

const page = (text: string, title = 'The canal'): Page => ({
  title,
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 40,
  components: [
    { ...componentOf('heading', { text }, { id: 'title' }), slot: 'title' } as Component,
    { ...componentOf('text', { text: 'The canal' }, { id: 'head' }), repeat: 'running-head' } as Component,
  ],
});

it('is called by the words of its title when these change', () => {
  expect(withFollowedTitle(page('The canal'), page('The canal\nand its locks')).title).toBe('The canal and its locks');
  expect(withFollowedTitle(page('The canal'), page('x'.repeat(500))).title).toHaveLength(200);
});

it('follows on from a title of which it has the beginning, and never ends in half a sign', () => {
  const whole = `${'x'.repeat(199)}🌊 and more`;
  const long = withFollowedTitle(page('The canal'), page(whole));
  expect(long.title).toBe('x'.repeat(199));
  expect(withFollowedTitle({ ...page(whole), title: long.title }, page('Locks', long.title)).title).toBe('Locks');
});

it('is called by a title that was emptied and then says something again', () => {
  const emptied = withFollowedTitle(page('The canal'), page(''));
  expect(withFollowedTitle(emptied, page('Locks', emptied.title)).title).toBe('Locks');
});

it('keeps its name where it had another one, was given one, or says nothing', () => {
  expect(withFollowedTitle(page('Locks'), page('Locks of brick')).title).toBe('The canal');
  expect(withFollowedTitle(page('The canal'), page('Locks', 'My own')).title).toBe('My own');
  expect(withFollowedTitle(page('The canal'), page(' ')).title).toBe('The canal');
});

it('does not follow a head that repeats', () => {
  const before = page('Locks');
  const [title, head] = before.components;
  const after = { ...before, components: [title, { ...head, props: { ...head?.props, text: 'Rivers' } }] } as Page;
  expect(withFollowedTitle(before, after)).toBe(after);
});
