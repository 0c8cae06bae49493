import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isNewProject, markNewProject } from './new-project-marker.ts';
import { StoredCache } from './stored-cache.ts';

/** Local storage as the browser has it: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
}

const storage = new FakeStorage();
vi.stubGlobal('window', { localStorage: storage });
// Files share their modules: what another one has loaded stands on its own window.
vi.resetModules();
const { pageCache, projectCache, purgeMarkers, startCaches } = await import('./caches.ts');
const { createSessionStore } = await import('../session/session-store.ts');
afterEach(() => storage.clear());
afterAll(() => vi.unstubAllGlobals());

const words = new StoredCache(storage, 'pagewright_pages_', z.array(z.string()));
const KEY = 'pagewright_pages_7';
const now = Date.now();

describe('what is stored for a project', () => {
  it('comes back with the time it was saved, for the same person only', () => {
    words.write(7, 1, { data: ['第一页', 'two'], savedAt: now });
    expect(words.read(7, 1)).toEqual({ data: ['第一页', 'two'], savedAt: now });
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ version: '1.0.0' });
    expect(words.read(7, 2)).toBeUndefined();
    expect(words.read(8, 1)).toBeUndefined();
    expect(words.projectIds()).toEqual([7]);
  });

  it('stays, and counts as saved long ago, once it has changed elsewhere', () => {
    const data = ['{"version":"1.0.0","savedAt":1234', 'two'];
    words.write(7, 1, { data, savedAt: now });
    words.age(7);
    expect(words.read(7, 1)).toEqual({ data, savedAt: 0 });
    words.age(7);
    words.purge(1);
    expect(words.read(7, 1)).toEqual({ data, savedAt: 0 });
    words.age(8);
    expect(words.projectIds()).toEqual([7]);
  });

  it('is nothing, and is purged, where it fails validation', () => {
    const good = { version: '1.0.0', savedAt: now, userId: 1, data: ['a'] };
    for (const broken of [
      '',
      'not json',
      'null',
      '[]',
      JSON.stringify({ ...good, version: '0.9.0' }),
      JSON.stringify({ ...good, savedAt: 'now' }),
      JSON.stringify({ ...good, savedAt: now + 1e9 }),
      JSON.stringify({ ...good, data: [{ toString: 1 }] }),
      JSON.stringify({ ...good, userId: 2 }),
    ]) {
      storage.setItem(KEY, broken);
      storage.setItem('pagewright_pages_9', JSON.stringify(good));
      expect([broken, words.read(7, 1)]).toEqual([broken, undefined]);
      words.purge(1);
      expect([broken, words.projectIds()]).toEqual([broken, [9]]);
    }
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem(KEY, text);
        expect(words.read(7, 1)).toBeUndefined();
      }),
    );
  });

  it('leaves nothing older in place where there is no room', () => {
    words.write(7, 1, { data: ['old'], savedAt: now });
    const full = new StoredCache(
      Object.assign(Object.create(storage), {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }) as FakeStorage,
      'pagewright_pages_',
      z.array(z.string()),
    );
    full.write(7, 1, { data: ['new'], savedAt: now });
    storage.removeItem(KEY);
    expect(words.read(7, 1)).toBeUndefined();
  });
});

describe('the start and the end of a session', () => {
  const person = { userId: 1, nickName: '', userName: 'a', phonenumber: '', email: 'a@b.cc' };
  const entry = (userId: number, data: unknown) => JSON.stringify({ version: '1.0.0', savedAt: now, userId, data });

  it('keeps the own caches at the start, and none after logging out', () => {
    const session = createSessionStore(storage);
    session.signIn({ token: 'abc', user: person, roles: [], permissions: [] });
    storage.setItem(KEY, entry(1, [{ id: 3 }]));
    storage.setItem('pagewright_pages_8', entry(2, []));
    storage.setItem('pagewright_projects_8', '{"id":8}');
    storage.setItem('pagewright_projects_last', '8');
    storage.setItem('appLanguage', 'fr-FR');
    startCaches(session);
    expect(pageCache.read(7, 1)?.data).toMatchObject([{ id: 3, styledText: '', pageNumber: 0 }]);
    expect(pageCache.projectIds()).toEqual([7]);
    expect(projectCache.projectIds()).toEqual([]);
    markNewProject(storage, 7);
    session.signOut();
    expect(Object.keys(storage)).toEqual(['appLanguage']);
  });

  it('forgets everything where nobody is signed in', () => {
    storage.setItem(KEY, entry(1, []));
    startCaches(createSessionStore(storage));
    expect(storage.length).toBe(0);
  });
});

describe('markers of new projects', () => {
  it('count for 10 s and are purged after 30 s', () => {
    markNewProject(storage, 5, 100_000);
    expect(isNewProject(storage, 5, 109_999)).toBe(true);
    expect(isNewProject(storage, 5, 110_000)).toBe(false);
    purgeMarkers(storage as unknown as Storage, 129_000);
    expect(storage.length).toBe(1);
    purgeMarkers(storage as unknown as Storage, 131_000);
    expect(storage.length).toBe(0);
  });

  it('and other keys that fail validation are removed, the rest is kept', () => {
    storage.setItem('pagewright_new_project_1', 'soon');
    storage.setItem('pagewright_last_project', '{"id":1}');
    storage.setItem('pagewright_projects_x', '{}');
    storage.setItem('pagewright_token', 'abc');
    purgeMarkers(storage as unknown as Storage, 1);
    expect(Object.keys(storage)).toEqual(['pagewright_token']);
  });
});
