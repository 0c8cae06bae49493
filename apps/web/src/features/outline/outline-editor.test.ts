import type { ProjectOutline } from '@pagewright/contract/outlines';
import { cardSource, composedCards, dropCard, moveCard, type OutlineCards } from '@pagewright/page/outline-cards';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NO_ANSWER } from '../../app/api/api-error.ts';
import { OutlineEditor } from './outline-editor.ts';

const PAGES: ProjectOutline['pages'] = ['One', 'Two', 'Three'].map((text, index) => ({
  id: `p${index + 1}`,
  form: 'bullets',
  title: { text, origins: [], rank: 1 },
  items: [{ text: `said on ${text}`, origins: [], rank: 0.5 }],
  more: [],
}));

/** A server that counts versions, as ours does. */
class FakeServer {
  version = 1;
  cards: OutlineCards = composedCards(cardSource(PAGES));
  isAway = false;

  async save(cards: OutlineCards, version: number): Promise<number> {
    if (this.isAway) throw new ApiError(NO_ANSWER, '', undefined, {});
    if (version !== this.version) throw new ApiError(409, '', 'request/conflict', { version: this.version });
    this.cards = cards;
    this.version += 1;
    return this.version;
  }
}

describe('the cards of an outline that are arranged', () => {
  let server: FakeServer;
  let stored: Map<string, string>;
  const open = () => {
    const outline: ProjectOutline = {
      version: server.version,
      basis: 1,
      title: 'A',
      language: 'en-US',
      format: 'ppt-16-9',
      pages: PAGES,
      own: [],
      cards: [...server.cards],
      brought: [],
      pointsPerPage: 1,
      balance: 10,
    };
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    return new OutlineEditor({ projectId: 1, of: 'waiting', outline, store: server, storage });
  };
  const idsOf = (editor: OutlineEditor) => editor.state.getState().cards.map(({ id }) => id);

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    stored = new Map();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are saved after a moment of rest, and every step is taken back and again', async () => {
    const editor = open();
    editor.apply((cards) => moveCard(cards, 'p3', 0));
    editor.apply((cards) => dropCard(cards, 'p1'));
    expect(idsOf(editor)).toEqual(['p3', 'p2']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.cards.map(({ id }) => id)).toEqual(['p3', 'p2']);
    editor.undo();
    expect(idsOf(editor)).toEqual(['p3', 'p1', 'p2']);
    editor.undo();
    editor.undo();
    expect(idsOf(editor)).toEqual(['p1', 'p2', 'p3']);
    editor.redo();
    await editor.saving.flush();
    expect(server.cards.map(({ id }) => id)).toEqual(['p3', 'p1', 'p2']);
    // What means nothing is no step.
    const { past } = editor.state.getState();
    editor.apply((cards) => moveCard(cards, 'p3', 0));
    expect(editor.state.getState().past).toBe(past);
  });

  it('are there again after a reload when the server could not be reached', async () => {
    server.isAway = true;
    const editor = open();
    editor.apply((cards) => dropCard(cards, 'p2'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(editor.saving.state.getState().is).toBe('offline');
    editor.saving.stop();
    server.isAway = false;
    const again = open();
    expect(idsOf(again)).toEqual(['p1', 'p3']);
    await again.saving.flush();
    expect(server.cards).toHaveLength(2);
    expect(stored.size).toBe(0);
  });

  it('are never laid over those of another window unasked', async () => {
    const [one, other] = [open(), open()];
    one.apply((cards) => dropCard(cards, 'p1'));
    await one.saving.flush();
    other.apply((cards) => dropCard(cards, 'p3'));
    await other.saving.flush();
    expect(other.saving.state.getState()).toEqual({ is: 'conflict', version: 2 });
    expect(server.cards.map(({ id }) => id)).toEqual(['p2', 'p3']);
    other.saving.keepMine();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.cards.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });
});
