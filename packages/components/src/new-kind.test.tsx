import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Origin } from '@pagewright/model/origin';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { writeRegistries } from '../tools/generate-registries.ts';
import { FACE_FILES } from '../tools/registries.ts';
import type { FillContext } from './behaviours.ts';
import type { KindStrings } from './strings.ts';

/** A kind is one folder: a copy of the package gets another one, and its generator makes it stand everywhere. */

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const STAMP = fileURLToPath(new URL('../testing/stamp/', import.meta.url));
const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, 'new-kind-'));
afterAll(() => rmSync(copy, { recursive: true }));

cpSync(SOURCE, copy, { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
const before = filesOf(copy);
mkdirSync(join(copy, 'stamp'));
for (const file of readdirSync(STAMP)) {
  const text = readFileSync(join(STAMP, file), 'utf8');
  writeFileSync(join(copy, 'stamp', file), text.replaceAll('../../src/', '../'));
}
writeRegistries(copy);

/** Texts of all files below a folder by their paths in it. */
function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

type Kinds = typeof import('./models.ts') &
  typeof import('./behaviours.ts') &
  typeof import('./panels.ts') &
  typeof import('./lowering.ts') &
  typeof import('./views.ts') &
  typeof import('./strings.ts');

async function copied(): Promise<Kinds> {
  const entries = ['models', 'behaviours', 'panels', 'lowering', 'views', 'strings'];
  const modules = entries.map((name) => import(pathToFileURL(join(copy, `${name}.ts`)).href) as Promise<object>);
  return Object.assign({}, ...(await Promise.all(modules))) as Kinds;
}

describe('another kind of component', () => {
  it('has the files that the documentation lists', () => {
    const howTo = readFileSync(new URL('../../../docs/how-to.md', import.meta.url), 'utf8');
    const part = howTo.slice(howTo.indexOf('## A kind of component'), howTo.indexOf('## A layout'));
    const listed = [...part.matchAll(/^\| `(\S+)` \|/gm)].map(([, file]) => file);
    expect(listed.toSorted()).toEqual([...FACE_FILES].sort());
    expect(readdirSync(STAMP).sort()).toEqual([...FACE_FILES].sort());
  });

  it('is one folder: nothing else was written by hand', () => {
    const touched = [...filesOf(copy)].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
    const byHand = touched.filter((path) => dirname(path) !== 'registry');
    expect(byHand.map((path) => dirname(path))).toEqual(FACE_FILES.map(() => 'stamp'));
    expect(touched.length - byHand.length).toBe(FACE_FILES.length);
  });

  it('is then read, edited, lowered, drawn, offered and named', async () => {
    const kinds = await copied();
    const entry = kinds.INSERT_ENTRIES.find(({ id }) => id === 'stamp');
    const words: Readonly<Record<string, KindStrings>> = kinds.kindWords('fr-FR');
    const props = entry?.props((key) => words.stamp?.insert?.[key.replace('insert.', '')] ?? '', 'fr-FR');
    const base = { id: 's', zIndex: 1, position: { x: 1, y: 2 }, size: { width: 120, height: 60 } };
    const stamp = kinds.componentSchemaUnion.parse({ ...base, type: 'stamp', props });
    expect(words.stamp?.name).toBe('Tampon');
    expect(kinds.behaviourOf(stamp).texts(stamp)).toEqual([{ path: ['word'], text: 'Vu', is: 'words' }]);
    expect(kinds.behaviourOf(stamp).move(stamp, { x: 9, y: 8 }).position).toEqual({ x: 10, y: 10 });
    expect(kinds.panelFields(stamp.type).map(({ prop }) => prop)).toEqual(['word', 'ink', 'smart']);
    const context = { language: 'fr-FR', assets: () => undefined } as const;
    expect(kinds.lower(stamp, context)).toMatchObject([{ type: 'ellipse', box: { x: 1, y: 2 } }]);
    expect(renderToStaticMarkup(kinds.drawn(stamp, { ...context, mode: 'print' }))).toContain('>Vu</div>');
  });

  it('is filled and says what it says, by its folder alone', async () => {
    const kinds = await copied();
    const smart = { description: 'what became of it', dataType: 'text', example: '' };
    const base = { id: 's', zIndex: 1, position: { x: 1, y: 2 }, size: { width: 120, height: 60 } };
    const stamp = kinds.componentSchemaUnion.parse({ ...base, type: 'stamp', props: { smart } });
    const { wish, filled, emptied, says, form } = kinds.behaviourOf(stamp);
    expect(wish(stamp, 60)).toEqual({ form });
    const pieces = [{ text: 'Paid in full', origins: ['bill.txt#4' as Origin], rank: 1 }];
    const found = { is: 'text', id: 's', pieces, joiner: ' ', listed: false } as const;
    const context = { language: 'en-US', room: 60 } as FillContext;
    const now = filled?.(stamp, { ...found, pieces }, context)?.component;
    expect(now).toMatchObject({ origin: ['bill.txt#4'], props: { word: 'Paid', smart } });
    expect(now && says.words(now)).toBe('Paid');
    expect(now && emptied?.(now).props).toEqual(stamp.props);
  });
});
