import { describe, expect, it } from 'vitest';
import { pageOf } from '../testing/test-editor.ts';
import { pastedCode } from './pasted-code.ts';

const copied = (mode: string, text: string) => ({
  getData: (type: string) => ({ 'text/plain': text, 'vscode-editor-data': mode })[type] ?? '',
});

describe('code that was copied in an editor of code', () => {
  it('becomes a listing of its language, as high as it needs', () => {
    const block = pastedCode(copied('{"version":1,"mode":"typescript"}', 'const a = 1;\r\n\tb();'), pageOf([]));
    expect(block).toMatchObject({ type: 'codeBlock', props: { code: 'const a = 1;\n\tb();', language: 'typescript' } });
    expect(block?.size.height).toBeLessThan(120);
    const strange = pastedCode(copied('{"mode":"brainfuck"}', '+'), pageOf([]));
    expect(strange).toMatchObject({ props: { language: 'auto' } });
  });

  it('is told from everything else', () => {
    for (const mode of ['', '{', 'null', '{"mode":"plaintext"}', '{"mode":3}']) {
      expect(pastedCode(copied(mode, 'words'), pageOf([])), mode).toBeUndefined();
    }
  });
});
