import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chunkOf } from './shared-chunks.ts';

const KIT = fileURLToPath(import.meta.resolve('antd/es/index.js'));

/** Who imports each module when it is loaded. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/src/main.tsx': [],
  '/src/editor/screen/EditorScreen.tsx': [],
  '/src/features/accounts/LoginScreen.tsx': [],
  '/src/editor/screen/CodeDialog.tsx': [],
  'router.ts': ['/src/main.tsx', '/src/editor/screen/EditorScreen.tsx'],
  'field.tsx': ['form.tsx', '/src/editor/screen/CodeDialog.tsx'],
  'form.tsx': ['/src/features/accounts/LoginScreen.tsx', '/src/editor/screen/EditorScreen.tsx'],
  'code.ts': ['/src/editor/screen/CodeDialog.tsx'],
  [KIT]: ['/src/main.tsx'],
  'table.js': [KIT, '/src/editor/screen/EditorScreen.tsx'],
};

const chunk = (id: string) => chunkOf(id, { getModuleInfo: (one) => ({ importers: IMPORTERS[one] ?? [] }) });

describe('the file that a module goes into', () => {
  it('is that of everybody for what the app starts with', () => expect(chunk('router.ts')).toBe('start'));

  it('is that of all areas that load it, however far away', () => expect(chunk('field.tsx')).toBe('accounts-editor'));

  it('is left to the bundler for what only a dialog loads', () => {
    expect(chunk('/src/editor/screen/CodeDialog.tsx')).toBeNull();
    expect(chunk('code.ts')).toBeNull();
  });

  it('is not that of those who want something else of the kit', () => expect(chunk('table.js')).toBe('editor'));
});
