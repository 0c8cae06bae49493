import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { parsePage, printPage } from '../source-text.ts';
import { changesBetween, type PartChange } from './change-set.ts';
import { asideId, asidePair, changesAside, type KeptChanges, withoutAside } from './kept-changes.ts';
import { layChanges } from './lay-changes.ts';
import { listedWords } from './told-words.ts';

function pageOf(components: readonly Component[]): Page {
  return {
    title: 'Bees',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: components.map((component, zIndex) => ({ ...component, zIndex })),
  };
}

const entry = (number: number, text: string) =>
  componentOf('text', { text }, { id: `entry-${number}`, slot: `items.${number}` });
const band = (x: number) => componentOf('rectangle', {}, { id: 'band', position: { x, y: 0 } });

const designed = pageOf([entry(0, 'Hives: 48'), entry(1, 'Honey: 22 kg'), band(0)]);
const left = pageOf([entry(0, 'Hives: 50'), entry(1, 'Honey: 24 kg'), band(400)]);
const [hives, honey, moved] = changesBetween(designed, left).parts as [PartChange, PartChange, PartChange];

function keptOf(changes: readonly PartChange[], anchor?: KeptChanges['anchor']): KeptChanges {
  const aside = asidePair(changes, left);
  return { ...(anchor ? { anchor } : {}), ...(aside ? { aside } : {}) };
}

it('one change that was set aside is forgotten, and the others stay under their names', () => {
  const kept = keptOf([hives, honey, moved]);
  const ids = (of: KeptChanges | undefined) => of && changesAside(of)?.parts.map(asideId);
  expect(ids(kept)).toEqual(['entry-0', 'entry-1', 'band']);
  const without = withoutAside(kept, 'entry-1');
  expect(ids(without)).toEqual(['entry-0', 'band']);
  expect(without && withoutAside(without, 'entry-1')).toBe(without);
});

it('what was set aside holds no words of the page, which go on with it and may change', () => {
  const aside = asidePair([honey], { ...left, notes: 'Say this', name: 'Bees in May' });
  for (const text of [aside?.generatedText, aside?.styledText]) {
    expect(text).toContain('Honey');
    expect(text).not.toMatch(/Say this|Bees in May/);
  }
});

it('nothing is kept once the last is forgotten', () => {
  expect(withoutAside(keptOf([hives]), 'entry-0')).toBeUndefined();
});

it('what is forgotten does not come back with the page as the person last had it', () => {
  const anchor = {
    generatedText: printPage(designed),
    styledText: printPage(left),
    style: 'warm',
    format: 'ppt-16-9',
    shown: '',
  } as const;
  const without = withoutAside(keptOf([honey], anchor), 'entry-1');
  expect(without?.aside).toBeUndefined();
  const { components } = parsePage(without?.anchor?.styledText ?? '');
  const texts = components.map(({ props }) => ('text' in props ? props.text : ''));
  expect(texts.slice(0, 2)).toEqual(['Hives: 50', 'Honey: 22 kg']);
  expect(components[2]).toMatchObject({ position: { x: 400 } });
});

it('is listed by its words; of a chart only what is new in it, and nothing in code', () => {
  expect(listedWords(honey)).toEqual({ words: 'Honey: 24 kg', was: 'Honey: 22 kg' });
  expect(listedWords(moved)).toEqual({ words: '', was: '' });
  const chart = (chartConfig: string) => componentOf('aiEchart', { chartConfig });
  const config = (name: string, value: number) =>
    `{"xAxis":{"data":["Lime","${name}"]},"series":[{"data":[1,${value}]}]}`;
  const change = { key: 'chart', base: chart(config('Clover', 2)), mine: chart(config('Ivy', 31)) };
  expect(listedWords(change)).toEqual({ words: 'Ivy, 31', was: '' });
});

it('an object that a person turned stays turned in another design, and one that they put upright stands upright', () => {
  const own = componentOf('qrCode', { value: 'https://example.org' }, { id: 'mine', rotation: -20 });
  const turnedTo = (page: Page, rotation: number | undefined): Page => ({
    ...page,
    components: page.components.map((one) => (one.id === 'entry-0' ? { ...one, rotation } : one)) as Component[],
  });
  const changes = changesBetween(designed, {
    ...turnedTo(left, 30),
    components: [...turnedTo(left, 30).components, own],
  });
  const laying = { sameBrief: true, restyling: undefined };
  const other = pageOf([entry(0, 'Hives: 48'), entry(1, 'Honey: 22 kg')]);
  const { page } = layChanges(other, changes, laying);
  expect(page.components.map(({ id, rotation }) => [id, rotation])).toEqual([
    ['entry-0', 30],
    ['entry-1', undefined],
    ['mine', -20],
  ]);
  const upright = changesBetween(turnedTo(designed, 30), designed);
  expect(layChanges(turnedTo(other, 30), upright, laying).page.components[0]?.rotation).toBeUndefined();
});

it('what stands on end at the edge of the page stays there in another design, though upright it would reach beyond it', () => {
  const place = { position: { x: 980, y: 300 }, size: { width: 500, height: 60 }, rotation: 90 };
  const onEnd = (page: Page): Page => ({
    ...page,
    components: page.components.map((one) => (one.id === 'entry-0' ? { ...one, ...place } : one)) as Component[],
  });
  const changes = changesBetween(designed, onEnd(designed));
  const { page } = layChanges(designed, changes, { sameBrief: true, restyling: undefined });
  expect(page.components.find(({ id }) => id === 'entry-0')).toMatchObject(place);
});

it('a turned object that another design draws as a line is not turned there, which no page could say', () => {
  const turned = componentOf('text', { text: 'Hives: 48' }, { id: 'entry-0', slot: 'items.0', rotation: 30 });
  const changes = changesBetween(pageOf([entry(0, 'Hives: 48')]), pageOf([turned]));
  const other = pageOf([componentOf('connector', { text: 'Hives: 48' }, { id: 'entry-0', slot: 'items.0' })]);
  const { page } = layChanges(other, changes, { sameBrief: true, restyling: undefined });
  expect(parsePage(printPage(page)).components).toMatchObject([{ type: 'connector' }]);
});
