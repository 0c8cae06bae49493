import { echartSamples } from '@pagewright/components/chart-samples';
import { describe, expect, it } from 'vitest';
import { actionById } from '../actions/actions.ts';
import { component, pageOf, TestEditor } from '../testing/test-editor.ts';
import { isFillable, isUnfilled } from './smart-components.ts';
import { withFilled } from './with-filled.ts';

const smart = { description: 'Revenue', dataType: 'text', example: '' };
const at = { x: 0, y: 0, width: 300, height: 150 };

const empty = component('aiTextarea', 'empty', at, { smart });
const written = component('aiTextarea', 'written', at, { smart, text: 'Revenue rose.' });
const plain = component('aiTextarea', 'plain', at);
const table = component('aiTable', 'table', at, {
  smart,
  cellData: [
    ['A', 'B'],
    ['', ' '],
  ],
});
const chart = component('aiEchart', 'chart', at, { smart, chartConfig: echartSamples.of('bar', 'en-US') });
const drawn = component('aiEchart', 'drawn', at, { smart, chartConfig: '{"series":[]}' });
const locked = { ...component('aiTextarea', 'locked', at, { smart }), locked: true };
const ALL = [empty, written, plain, table, chart, drawn, locked];

/** The actions' context, which remembers what is to be filled. */
function opened(busy: readonly string[] = []) {
  const test = new TestEditor([pageOf(ALL)]);
  const asked: (readonly string[])[] = [];
  const filling = { busy: new Set(busy), fill: (ids: readonly string[]) => void asked.push(ids) };
  const { editor, clipboard, onError } = test;
  return { test, asked, context: { editor, clipboard, onError, filling } };
}

describe('smart components', () => {
  it('are those that carry a description, and empty while nothing stands in them but a sample', () => {
    expect(ALL.filter(isFillable).map(({ id }) => id)).toEqual(['empty', 'written', 'table', 'chart', 'drawn']);
    expect(ALL.filter(isUnfilled).map(({ id }) => id)).toEqual(['empty', 'table', 'chart']);
  });

  it('are filled where they are selected, or all that are empty', () => {
    const { test, asked, context } = opened();
    expect(actionById('fill-selected').enabled(context)).toBe(false);
    test.editor.select(['written', 'plain']);
    actionById('fill-selected').run(context);
    actionById('fill-page').run(context);
    expect(asked).toEqual([['written'], ['empty', 'table', 'chart']]);
  });

  it('are not filled again while a filling is under way, nor without a server', () => {
    const { test, context } = opened(['empty']);
    test.editor.select(['empty']);
    for (const id of ['fill-selected', 'fill-page']) {
      expect(actionById(id).enabled(context)).toBe(false);
      expect(actionById(id).enabled({ ...context, filling: undefined })).toBe(false);
    }
  });
});

describe('what was filled', () => {
  it('is one step of undo, and leaves what was done meanwhile', async () => {
    const { editor } = new TestEditor([pageOf(ALL)]);
    const before = editor.page();
    const filled = [
      { ...empty, origin: ['a.txt#1'], props: { ...empty.props, text: 'Revenue rose.' } },
      { ...table, origin: ['a.txt#2'], size: { width: 300, height: 400 } },
      { ...locked, origin: ['a.txt#3'] },
      { ...empty, id: 'gone' },
    ] as typeof ALL;
    editor.update((page) => withFilled({ ...page, components: page.components }, filled));
    const byId = new Map(editor.page().components.map((one) => [one.id, one]));
    expect(byId.get('empty')).toMatchObject({
      origin: ['a.txt#1'],
      position: { x: 0, y: 0 },
      props: { text: 'Revenue rose.' },
    });
    expect(byId.get('table')).toMatchObject({ origin: ['a.txt#2'], size: { height: 400 } });
    expect(byId.get('locked')?.origin).toBeUndefined();
    expect(byId.has('gone')).toBe(false);
    await editor.undo();
    expect(editor.page()).toEqual(before);
    expect(withFilled(before, [])).toBe(before);
  });
});
