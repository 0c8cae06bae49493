import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirect-target.ts';
import { createSessionStore } from './session-store.ts';

class FakeStorage implements Storage {
  [key: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const session = {
  token: 'a.b.c',
  user: { userId: 1, nickName: '小页', userName: 'x', phonenumber: '', email: 'x@example.com' },
  roles: [],
  permissions: [],
};

describe('the session', () => {
  it('is restored from storage after a reload', () => {
    const storage = new FakeStorage();
    createSessionStore(storage).signIn(session);
    const reloaded = createSessionStore(storage);
    expect(reloaded.get()).toBeUndefined();
    expect(reloaded.restore()).toEqual(session);
    reloaded.replaceToken('d.e.f');
    expect(createSessionStore(storage).restore()?.token).toBe('d.e.f');
    reloaded.signOut();
    expect(createSessionStore(storage).restore()).toBeUndefined();
  });

  it.each([
    '',
    'null',
    '{}',
    '[]',
    '{"user":',
    '"text"',
    '{"user":{"userId":"1"}}',
    '\u0000',
    '{"user":null,"roles":[],"permissions":[]}',
  ])('is none where the stored user is broken: %j', (broken) => {
    const storage = new FakeStorage();
    storage.setItem('pagewright_token', 'a.b.c');
    storage.setItem('pagewright_user', broken);
    expect(createSessionStore(storage).restore()).toBeUndefined();
  });

  it('takes over what another tab stored', () => {
    const storage = new FakeStorage();
    const [one, other] = [createSessionStore(storage), createSessionStore(storage)];
    one.signIn(session);
    other.reload();
    expect(other.get()).toEqual(session);
    one.replaceToken('d.e.f');
    other.reload();
    expect(other.get()?.token).toBe('d.e.f');
    one.signOut();
    other.reload();
    expect(other.get()).toBeUndefined();
  });

  it('tells nobody where another tab stored the same again', () => {
    const storage = new FakeStorage();
    const store = createSessionStore(storage);
    store.signIn(session);
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.reload();
    expect(told).toBe(0);
  });

  it('is none where the token could not be sent', () => {
    const storage = new FakeStorage();
    createSessionStore(storage).signIn(session);
    storage.setItem('pagewright_token', 'line\nbreak');
    expect(createSessionStore(storage).restore()).toBeUndefined();
  });

  it('works for the tab where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const store = createSessionStore({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(store.restore()).toBeUndefined();
    store.signIn(session);
    expect(store.get()?.token).toBe('a.b.c');
  });
});

describe('the way back after signing in', () => {
  it.each([
    ['/create?x=1#y', '/create?x=1#y'],
    [null, '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?redirect=/login', '/'],
  ])('%s', (query, expected) => expect(redirectTarget(query)).toBe(expected));
});
