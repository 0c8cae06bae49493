import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, string>;
  overrides?: Record<string, string>;
}

const folders = globSync('{packages,apps}/*/package.json', { cwd: ROOT }).map(dirname);
const manifests = new Map(folders.map((folder) => [folder, readManifest(folder)]));
const folderByName = new Map([...manifests].map(([folder, manifest]) => [manifest.name, folder]));

describe('workspaces', () => {
  it.each(folders)('%s declares every package of ours that it imports, and imports entry points only', (folder) => {
    const manifest = manifests.get(folder) as Manifest;
    const faults: string[] = [];
    for (const { file, specifier } of ownImports(folder)) {
      const [scope, name, ...rest] = specifier.split('/');
      const target = `${scope}/${name}`;
      // What stands in a folder for testing that no entry point leads to is read by tests alone.
      const isForTests =
        /\/testing\//.test(file) && !Object.values(manifest.exports ?? {}).some((entry) => /\/testing\//.test(entry));
      const isTest = isForTests || /\.test\.tsx?$/.test(file);
      const declared = manifest.dependencies?.[target] ?? (isTest ? manifest.devDependencies?.[target] : undefined);
      if (target !== manifest.name && !declared) faults.push(`${file}: ${target} is not in package.json`);
      const home = folderByName.get(target) ?? '';
      const entered = entryFile(manifests.get(home)?.exports ?? {}, `./${rest.join('/')}`);
      if (!entered || !existsSync(join(ROOT, home, entered)))
        faults.push(`${file}: ${specifier} is not an entry point`);
    }
    expect(faults).toEqual([]);
  });

  it.each(folders)('%s has every entry point that it promises', (folder) => {
    const entries = Object.values(manifests.get(folder)?.exports ?? {});
    expect(entries.filter((entry) => globSync(entry, { cwd: join(ROOT, folder) }).length === 0)).toEqual([]);
  });

  it('pins every library to one exact version', () => {
    const versions = new Map<string, Set<string>>();
    const everyManifest = [...manifests.values(), readManifest('.'), readManifest('e2e'), readManifest('bench')];
    for (const { dependencies, devDependencies } of everyManifest) {
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
      }
    }
    const loose = [...versions].filter(([, found]) => found.size > 1 || /[\^~*x>]/.test([...found][0] ?? '*'));
    expect(loose).toEqual([]);
  });

  it('has no file over 5 MB and no build output under version control', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
    expect(files.filter((file) => /(^|\/)(node_modules|dist)\//.test(file))).toEqual([]);
    const large = files.filter((file) => existsSync(join(ROOT, file)) && readFileSync(join(ROOT, file)).length > 5e6);
    expect(large).toEqual([]);
  });
});

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Imports of `@pagewright/…` in a folder's sources: static, dynamic and for types. */
function ownImports(folder: string): { file: string; specifier: string }[] {
  return globSync(`${folder}/{src,bin,page,tools}/**/*.{ts,tsx,js}`, { cwd: ROOT }).flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const found = source.matchAll(/(?:from|import)\s*\(?\s*['"](@pagewright\/[^'"]+)['"]/g);
    return [...found].map((match) => ({ file, specifier: match[1] as string }));
  });
}

/** The file behind an entry point; one of them may stand for many (`./kinds/*`). */
function entryFile(entries: Record<string, string>, wanted: string): string | undefined {
  for (const [entry, file] of Object.entries(entries)) {
    const [before = '', after] = entry.split('*');
    if (after === undefined ? entry === wanted : wanted.startsWith(before) && wanted.endsWith(after)) {
      return file.replace('*', wanted.slice(before.length, wanted.length - (after?.length ?? 0)));
    }
  }
  return undefined;
}
