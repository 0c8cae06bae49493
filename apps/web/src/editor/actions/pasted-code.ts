import { languageNamed } from '@pagewright/components/code-languages';
import { codeHeight } from '@pagewright/components/code-layout';
import { make } from '@pagewright/components/kind';
import { CODE_MAX_LENGTH, codeBlockModel } from '@pagewright/components/kinds/code-block';
import type { Component, Page } from '@pagewright/components/models';
import type { Rect } from '@pagewright/model/units';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import { freePlaceOf } from '../insert/free-place.ts';

/** What Visual Studio Code, and editors that are made of it, say of what they copy: JSON with the language as `mode`. */
const EDITOR_TYPE = 'vscode-editor-data';
/** Share of the page's width that it takes, and of its height at most. */
const SHARE = { width: 0.6, height: 0.8 } as const;
/** Least size of its lines before they are broken, px. */
const SMALLEST = 12;

/** Code that was copied in an editor of code, as a component where the page is free; undefined for other texts. */
export function pastedCode(data: Pick<DataTransfer, 'getData'>, page: Page, seen?: Rect): Component | undefined {
  const { size, language } = page;
  const mode = modeOf(data.getData(EDITOR_TYPE));
  if (mode === undefined) return undefined;
  const code = fitting(data.getData('text/plain').replace(/\r\n?/g, '\n'));
  const props = { code, language: languageNamed(mode) ?? 'auto' } as const;
  const width = Math.round(Math.min(size.width, Math.max(codeBlockModel.size.width, size.width * SHARE.width)));
  const { height, fit } = codeHeight(props, width, language, SMALLEST);
  const box = { width, height: Math.min(Math.round(size.height * SHARE.height), height) };
  const position = freePlaceOf(box, page, seen);
  return make(codeBlockModel, { id: 'new', position, size: box }, { ...props, fit }) as Component;
}

/** Whole lines of code that is too long for one listing, which is said. */
function fitting(code: string): string {
  if (!refuseTooLong(code, CODE_MAX_LENGTH)) return code;
  const end = code.lastIndexOf('\n', CODE_MAX_LENGTH);
  return code.slice(0, end > 0 ? end : CODE_MAX_LENGTH);
}

function modeOf(json: string): string | undefined {
  if (json === '') return undefined;
  try {
    const said: unknown = JSON.parse(json);
    const mode = typeof said === 'object' && said !== null && 'mode' in said ? said.mode : '';
    // Prose that is written in an editor of code is prose.
    return typeof mode === 'string' && !['plaintext', 'markdown', 'latex', ''].includes(mode) ? mode : undefined;
  } catch {
    return undefined;
  }
}
