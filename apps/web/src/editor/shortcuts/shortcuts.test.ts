import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, actionById } from '../actions/actions.ts';
import { chordLabel, chordOf, isWhole, type Pressed, partsOf, writesNothing } from '../keys/chord.ts';
import { actionOfKey, isChangeable, keysOf, type OwnKeys, othersWith, ownerOf, withKeys } from './own-keys.ts';
import { reservedReason } from './reserved-keys.ts';
import { keepOwnKeys, readOwnKeys } from './stored-own-keys.ts';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});
const duplicate = actionById('duplicate');
const group = actionById('group');

describe('a chord', () => {
  it('is what is pressed, whatever the keyboard reports, and is read with the signs of the machine', () => {
    expect(chordOf(press('G', { metaKey: true, shiftKey: true }))).toBe('mod+shift+g');
    expect(chordOf(press('ç', { code: 'KeyC', ctrlKey: true, altKey: true }))).toBe('mod+alt+c');
    expect(chordOf(press('{', { ctrlKey: true, shiftKey: true }))).toBe('mod+shift+[');
    expect(['mod+alt+shift+g', 'mod+shift++', 'shift+arrowleft'].map((one) => chordLabel(one, true))).toEqual([
      '⌘⌥⇧G',
      '⌘⇧+',
      '⇧←',
    ]);
    expect(['mod+alt+shift+g', 'mod+shift++', 'shift+arrowleft'].map((one) => chordLabel(one, false))).toEqual([
      'Ctrl+Alt+Shift+G',
      'Ctrl+Shift++',
      'Shift+←',
    ]);
    expect([press('Control'), press('Process'), press('Dead'), press('F2')].map(isWhole)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('is taken apart as it was put together', () => {
    const key = fc.constantFrom('g', '+', '-', '\\', 'я', '中', 'f10', 'insert', '=');
    fc.assert(
      fc.property(key, fc.boolean(), fc.boolean(), fc.boolean(), (text, ctrlKey, altKey, shiftKey) => {
        const parts = partsOf(chordOf(press(text, { ctrlKey, altKey, shiftKey })));
        expect(parts?.key).toBe(text);
        expect(parts?.held).toEqual([
          ...(ctrlKey ? ['mod'] : []),
          ...(altKey ? ['alt'] : []),
          ...(shiftKey ? ['shift'] : []),
        ]);
      }),
    );
    expect(['', 'shift+mod+g', 'mod+', 'ctrl+g', 'G'].map(partsOf)).toEqual(Array(5).fill(undefined));
  });

  it('is told apart from what writes', () => {
    expect(['mod+f', 'f3', 'f', 'shift+f', 'mod+alt+f', 'alt+f'].map(writesNothing)).toEqual([
      true,
      true,
      ...Array(4).fill(false),
    ]);
  });

  it('is refused where it is not to be given away', () => {
    expect(['mod+w', 'mod+3', 'tab', 'shift+arrowup', 'mod+z', 'r'].map((one) => reservedReason(one, false))).toEqual([
      'browser',
      'browser',
      'walking',
      'walking',
      'typing',
      'canvas',
    ]);
    expect([reservedReason('mod+h', true), reservedReason('mod+h', false)]).toEqual(['browser', undefined]);
  });
});

describe('the shortcuts of a person', () => {
  it('begin as they are made: no chord stands for two actions', () => {
    const keys = ACTIONS.flatMap((action) => keysOf(action, {}));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => partsOf(key) === undefined)).toEqual([]);
  });

  it('a chord that is taken over is nobody else’s, until it is given back', () => {
    expect(othersWith(['mod+g'], duplicate, {})).toEqual([group]);
    const taken = withKeys({}, duplicate, ['mod+g']);
    expect(actionOfKey(press('g', { ctrlKey: true }), taken)).toBe(duplicate);
    expect(actionOfKey(press('d', { ctrlKey: true }), taken)).toBeUndefined();
    expect(keysOf(group, taken)).toEqual([]);
    expect(othersWith(['mod+g'], group, taken)).toEqual([duplicate]);
    const back = withKeys(taken, group, ['mod+g']);
    expect([keysOf(group, back), keysOf(duplicate, back)]).toEqual([['mod+g'], []]);
    expect(withKeys(back, duplicate, ['mod+d'])).toEqual({});
  });

  it('stand for one action at most, whatever was given to whom', () => {
    const action = fc.constantFrom(...ACTIONS.filter(isChangeable));
    const chords = fc.uniqueArray(fc.constantFrom('mod+g', 'mod+d', 't', 'o', 'f2', 'mod+k', 'alt+q'), {
      maxLength: 2,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(action, chords), { maxLength: 12 }), (steps) => {
        const own = steps.reduce<OwnKeys>((now, [one, keys]) => withKeys(now, one, keys), {});
        const all = ACTIONS.flatMap((one) => keysOf(one, own));
        expect(new Set(all).size).toBe(all.length);
        const [last, keys] = steps.at(-1) ?? [];
        for (const key of keys ?? []) expect(ownerOf(key, own)).toBe(last);
      }),
    );
  });

  it('pasting stays the browser’s event', () => {
    expect(ownerOf('mod+v', {})?.id).toBe('paste');
    expect(actionOfKey(press('v', { ctrlKey: true }), {})).toBeUndefined();
  });
});

describe('what is stored of them', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const put = (keys: unknown, version = '1.0.0') => {
    keepOwnKeys(storage, 7, {});
    stored.set([...stored.keys()][0] ?? '', JSON.stringify({ version, keys }));
    return readOwnKeys(storage, 7);
  };

  it('comes back for the same person only', () => {
    const own = withKeys(withKeys({}, duplicate, ['mod+g']), group, []);
    keepOwnKeys(storage, 7, own);
    expect(readOwnKeys(storage, 7)).toEqual(own);
    expect(readOwnKeys(storage, 8)).toEqual({});
  });

  it('is nothing where it is broken; what cannot be is left out', () => {
    expect(put({ duplicate: ['mod+j'] })).toEqual({ duplicate: ['mod+j'] });
    expect(put({ duplicate: ['mod+j'] }, '0.9.0')).toEqual({});
    for (const keys of [{ duplicate: 'mod+j' }, { duplicate: ['ctrl+j'] }, { duplicate: ['mod+w'] }, 7]) {
      expect(put(keys)).toEqual({});
    }
    expect(put({ gone: ['mod+j'], undo: ['mod+j'], duplicate: ['mod+j'], group: ['mod+j'] })).toEqual({
      duplicate: ['mod+j'],
      group: [],
    });
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readOwnKeys({ getItem: () => text }, 7)).toEqual({});
      }),
    );
  });
});
