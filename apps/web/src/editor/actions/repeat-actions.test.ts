import type { Component, Page } from '@pagewright/components/models';
import { withFormat } from '@pagewright/page/page-size';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { describe, expect, it } from 'vitest';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';

const LOGO = { x: 1100, y: 40, width: 120, height: 40 };
const body = (id: string) => component('text', id, { x: 100, y: 200, width: 600, height: 60 }, { text: id });
const a4: Page = { ...pageOf([body('c')]), format: 'custom', size: { width: 640, height: 360 } };

function document() {
  const logo = component('text', 'logo', LOGO, { text: 'ACME' });
  const ground = component('rectangle', 'ground', { x: 0, y: 0, width: 1280, height: 720 });
  return new TestEditor([pageOf([ground, body('a'), logo]), pageOf([body('logo')]), a4]);
}

const pages = (test: TestEditor) => test.editor.store.getState().pages.map(({ page }) => page);
const repeated = (test: TestEditor, name = 'repeat-1') =>
  pages(test).map(({ components }) => components.find(({ repeat }) => repeat === name));
const words = (one: Component | undefined) => one && 'text' in one.props && one.props.text;

describe('what repeats on all pages', () => {
  it('is put on each in proportion, above or below the rest as it was, in one step', async () => {
    const test = document();
    const before = pages(test);
    test.click('logo').run('repeat');
    expect(repeated(test).map((one) => [one?.id, one?.position, one?.size.width])).toEqual([
      ['logo', { x: 1100, y: 40 }, 120],
      ['logo-2', { x: 1100, y: 40 }, 120],
      ['logo', { x: 550, y: 20 }, 60],
    ]);
    expect(words(pages(test)[1]?.components.find(({ id }) => id === 'logo'))).toBe('logo');
    test.editor.select(['ground']);
    test.run('repeat');
    expect(pages(test).map(({ components }) => components.map(({ repeat }) => repeat))).toEqual([
      ['repeat-2', undefined, 'repeat-1'],
      ['repeat-2', undefined, 'repeat-1'],
      ['repeat-2', undefined, 'repeat-1'],
    ]);
    for (const page of pages(test)) expect(parsePage(printPage(page)).components).toEqual(page.components);
    await test.editor.undo();
    await test.editor.undo();
    expect(pages(test)).toEqual(before);
  });

  it('is changed on all pages where it is changed on one, a whole drag in one step', async () => {
    const test = document();
    test.click('logo').run('repeat');
    const before = pages(test);
    const once = { gesture: 'drag' };
    for (const x of [1000, 900, 800]) test.editor.update((page) => moved(page, 'logo', x), once);
    expect(repeated(test).map((one) => one?.position.x)).toEqual([800, 800, 400]);
    await test.editor.undo();
    expect(pages(test)).toEqual(before);
    test.editor.showPage(3);
    test.editor.patch([{ id: 'logo', props: { text: 'Acme & Co' } }]);
    expect(repeated(test).map(words)).toEqual(['Acme & Co', 'Acme & Co', 'Acme & Co']);
    // What stands beside it is each page's own.
    test.editor.patch([{ id: 'c', props: { text: 'else' } }]);
    expect(words(pages(test)[0]?.components.find(({ id }) => id === 'a'))).toBe('a');
  });

  it('keeps on each page what it needs there: only what was changed is changed on the others', () => {
    const test = document();
    test.click('logo').run('repeat');
    test.editor.updateAll((page, id) =>
      id === 2
        ? { ...page, components: page.components.map((one) => (one.id === 'logo-2' ? onGround(one) : one)) }
        : page,
    );
    test.editor.update((page) => moved(page, 'logo', 900));
    test.editor.patch([{ id: 'logo', props: { color: '#112233' } }]);
    const [first, second] = repeated(test);
    expect([first, second].map((one) => one?.position.x)).toEqual([900, 900]);
    expect([first, second].map((one) => one && 'color' in one.props && one.props.color)).toEqual([
      '#112233',
      '#112233',
    ]);
    expect([first, second].map((one) => one && 'backgroundColor' in one.props && one.props.backgroundColor)).toEqual([
      'transparent',
      '#ffffff',
    ]);
  });

  it('stays as it is on the others when one page gets another size', () => {
    const test = document();
    const picture = component('image', 'mark', { x: 40, y: 40, width: 80, height: 40 });
    test.editor.insert([picture]);
    test.run('repeat').click('logo').run('repeat');
    const [, ...others] = pages(test);
    test.editor.update((page) => withFormat(page, 'a4-portrait'));
    expect(pages(test).slice(1)).toEqual(others);
    expect(test.page.size).toEqual({ width: 992, height: 1404 });
  });

  it('is taken back with a gesture that is called off', () => {
    const test = document();
    test.click('logo').run('repeat');
    const before = pages(test);
    test.editor.update((page) => moved(page, 'logo', 700), { gesture: 'one' });
    test.editor.cancel('one');
    expect(pages(test)).toEqual(before);
  });

  it('is switched off for a page by deleting it there, put back, kept for one page, and removed from all', async () => {
    const test = document();
    test.click('logo').run('repeat');
    test.editor.showPage(2);
    test.editor.remove(['logo-2']);
    expect(repeated(test).map((one) => one !== undefined)).toEqual([true, false, true]);
    test.editor.showPage(1);
    test.click('logo').run('repeat');
    expect(repeated(test).map((one) => one !== undefined)).toEqual([true, true, true]);
    const whole = pages(test);
    test.run('repeat');
    expect(pages(test)).toEqual(whole);
    test.run('repeat-own');
    test.editor.patch([{ id: 'logo', props: { text: 'Only here' } }]);
    expect(repeated(test).map(words)).toEqual([undefined, 'ACME', 'ACME']);
    await test.editor.undo();
    await test.editor.undo();
    test.click('logo').run('repeat-remove');
    expect(repeated(test)).toEqual([undefined, undefined, undefined]);
    await test.editor.undo();
    expect(pages(test)).toEqual(whole);
  });

  it('takes the place of the others again, not one beside them, where it was the page’s own', async () => {
    const test = document();
    test.click('logo').run('repeat').run('repeat-own');
    test.editor.patch([{ id: 'logo', props: { text: 'Acme & Co' } }]);
    const before = pages(test);
    test.click('logo').run('repeat');
    expect(repeated(test).map(words)).toEqual(['Acme & Co', 'Acme & Co', 'Acme & Co']);
    expect(pages(test).map(({ components }) => components.length)).toEqual([3, 2, 2]);
    await test.editor.undo();
    expect(pages(test)).toEqual(before);
    // Moved away as it is, it is still the same.
    test.editor.patch([{ id: 'logo', props: { text: 'ACME' } }]);
    test.editor.update((page) => moved(page, 'logo', 300));
    test.run('repeat');
    expect(repeated(test).map((one) => one?.position.x)).toEqual([300, 300, 150]);
    // What says something else in another place is something else.
    test.run('repeat-own');
    test.editor.patch([{ id: 'logo', props: { text: 'New' } }]);
    test.editor.update((page) => moved(page, 'logo', 700));
    test.run('repeat');
    expect(repeated(test, 'repeat-2').map(words)).toEqual(['New', 'New', 'New']);
    expect(repeated(test).map(words)).toEqual([undefined, 'ACME', 'ACME']);
  });

  it('moves as far where it stands elsewhere, and stays within its page', () => {
    const foot = (x: number) => component('text', 'foot', { x, y: 600, width: 100, height: 40 }, { text: 'Plan' });
    const test = new TestEditor([0, 300, 1150].map((x) => pageOf([{ ...foot(x), repeat: 'running-head' }])));
    test.editor.update((page) => moved(page, 'foot', 80));
    expect(repeated(test, 'running-head').map((one) => one?.position.x)).toEqual([80, 380, 1180]);
    test.editor.update((page) => moved(page, 'foot', 30));
    expect(repeated(test, 'running-head').map((one) => one?.position.x)).toEqual([30, 330, 1130]);
  });

  it('takes words and their marks together: a number that is bold on one page counts on all', () => {
    const number = (text: string, field: 'number' | 'section') =>
      component(
        'text',
        'number',
        { x: 0, y: 600, width: 100, height: 40 },
        { text, spans: [{ start: 0, end: text.length, field }] },
      );
    const test = new TestEditor(
      ['3', '12'].map((text) => pageOf([{ ...number(text, 'number'), repeat: 'page-number' }])),
    );
    const spans = [{ start: 0, end: 1, field: 'number', fontWeight: 'bold' }];
    test.editor.patch([{ id: 'number', props: { spans } }]);
    expect(repeated(test, 'page-number').map((one) => one?.props)).toMatchObject([
      { text: '3', spans },
      { text: '3', spans },
    ]);
  });

  it('is no more what repeats where it is copied', () => {
    const test = document();
    test.click('logo').run('repeat').key('mod+c').key('mod+v');
    expect(test.page.components.filter(({ repeat }) => repeat !== undefined)).toHaveLength(1);
  });
});

function onGround(one: Component): Component {
  return { ...one, props: { ...one.props, backgroundColor: '#ffffff' } } as Component;
}

function moved(page: Page, id: string, x: number): Page {
  return {
    ...page,
    components: page.components.map((one) => (one.id === id ? { ...one, position: { ...one.position, x } } : one)),
  };
}
