import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { OUTLINE_MIGRATIONS, outline, simpleBrief } from './outline.ts';
import { DOCUMENT_MIGRATIONS, sourceBlock, sourceDocument } from './source-document.ts';
import { type Migrations, readStored, versionAfter } from './stored.ts';

/**
 * One of everything that is stored, in each version. Samples never change: who changes a schema so that older ones are read
 * otherwise raises its version, gives it a migration and adds the sample of the new one.
 */
const FOLDER = new URL('samples/', import.meta.url);
const KINDS: Readonly<Record<string, { readonly schema: z.ZodType; readonly migrations: Migrations }>> = {
  document: { schema: sourceDocument, migrations: DOCUMENT_MIGRATIONS },
  outline: { schema: outline, migrations: OUTLINE_MIGRATIONS },
};

const sample = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

describe('stored samples', () => {
  it('are there of every version', () => {
    const wanted = Object.entries(KINDS).flatMap(([kind, { migrations }]) =>
      Array.from({ length: versionAfter(migrations) }, (_, index) => `${kind}-${index + 1}.json`),
    );
    expect(readdirSync(FOLDER).sort()).toEqual(wanted.sort());
  });

  it.each(readdirSync(FOLDER))('%s is read, and nothing of it is lost where it is the newest', (file) => {
    const [, kind = '', version] = /^(\w+)-(\d+)\.json$/.exec(file) ?? [];
    const { schema, migrations } = KINDS[kind] ?? {};
    if (!schema || !migrations) throw new Error(`no schema for ${file}`);
    const read = readStored(schema, migrations, sample(file));
    if (Number(version) === versionAfter(migrations)) expect(read).toEqual(sample(file));
    expect(readStored(schema, migrations, JSON.parse(JSON.stringify(read)))).toEqual(read);
  });

  it('have every kind of block and every form of a page', () => {
    const { blocks } = readStored(sourceDocument, DOCUMENT_MIGRATIONS, sample('document-4.json'));
    const kinds = sourceBlock.options.map((option) => option.shape.kind.value);
    expect([...new Set(blocks.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
    const { pages } = readStored(outline, OUTLINE_MIGRATIONS, sample('outline-2.json'));
    const forms = new Set<string>(pages.map(({ form }) => form));
    const missing = simpleBrief.options.map((option) => option.shape.form.value).filter((form) => !forms.has(form));
    expect(missing).toEqual([]);
    expect(forms.has('composite')).toBe(true);
  });
});
