import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { createEditor } from './create-editor.ts';
import type { Direction } from './history.ts';

const pageOf = (...texts: string[]): Page => ({
  title: '',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 0,
  components: texts.map((text, index) => componentOf('text', { text }, { id: `t${index}`, zIndex: index + 1 })),
});

/** An editor on a document that has a past: the server's states in their order, and which of them it is at. */
function setUp(past: readonly Page[]) {
  let at = past.length - 1;
  let version = 1;
  const open = (page: Page) => [{ id: 1, pageNumber: 1, version, page }];
  const editor = createEditor(open(past[at] as Page), 1);
  const moves: Direction[] = [];
  editor.follow({
    has: (direction) => (direction === 'undo' ? at > 0 : at < past.length - 1),
    async move(direction) {
      moves.push(direction);
      at += direction === 'undo' ? -1 : 1;
      version += 1;
      editor.adopt(open(past[at] as Page));
    },
  });
  const shown = () => editor.page().components.map(({ props }) => ('text' in props ? props.text : ''));
  const write = (text: string) => editor.patch([{ id: 't0', props: { text } }]);
  return { editor, moves, shown, write };
}

describe('steps that the server keeps', () => {
  it('are taken back after those of this editor, and again before them', async () => {
    const { editor, moves, shown, write } = setUp([pageOf('first'), pageOf('second')]);
    expect(editor.store.getState()).toMatchObject({ canUndo: true, canRedo: false });
    write('third');
    await editor.undo();
    expect([shown(), moves]).toEqual([['second'], []]);
    await editor.undo();
    expect([shown(), moves]).toEqual([['first'], ['undo']]);
    expect(editor.store.getState()).toMatchObject({ canUndo: false, canRedo: true });
    await editor.redo();
    expect([shown(), moves]).toEqual([['second'], ['undo', 'redo']]);
    await editor.redo();
    expect([shown(), moves]).toEqual([['third'], ['undo', 'redo']]);
  });

  it('stay as they are where nothing is left', async () => {
    const { editor, moves, shown } = setUp([pageOf('only')]);
    await editor.undo();
    await editor.redo();
    expect([shown(), moves]).toEqual([['only'], []]);
  });
});
