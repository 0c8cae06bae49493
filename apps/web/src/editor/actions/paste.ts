import { defaultsOf, make } from '@pagewright/components/kind';
import { aiTableModel } from '@pagewright/components/kinds/ai-table';
import { textModel } from '@pagewright/components/kinds/text';
import type { Component, Page } from '@pagewright/components/models';
import type { Size } from '@pagewright/model/units';
import { componentsOf } from '../clipboard/clipboard.ts';
import { clipboardCells } from '../clipboard/clipboard-cells.ts';
import type { ActionContext } from './action.ts';
import { actionById } from './actions.ts';
import { pastedCode } from './pasted-code.ts';

/** Characters of a text component (spec §5). */
const MAX_TEXT = 1000;

/** Our own components, else pictures, else the cells of a table, else text. */
export function pasteInto(
  context: ActionContext,
  data: DataTransfer,
  onPictures: (files: readonly File[]) => void,
): void {
  const ahead = context.clipboard.isAhead;
  const components = ahead ? context.clipboard.get() : componentsOf(data.getData('text/html'));
  if (components && !ahead) context.clipboard.put(components);
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
  if (!components && files.length > 0) return onPictures(files);
  const text = data.getData('text/plain');
  if (components || text.trim() === '') {
    const paste = actionById('paste');
    if (paste.enabled(context)) paste.run(context);
    return;
  }
  const code = pastedCode(data, context.editor.page());
  if (code) {
    context.editor.insert([code]);
    return;
  }
  const cells = clipboardCells(data);
  const isTable = cells.length > 1 && (cells[0]?.length ?? 0) > 1;
  const page = context.editor.page();
  context.editor.insert([isTable ? tableOf(cells, page) : textOf(text, page)]);
}

function textOf(text: string, page: Page): Component {
  const props = { ...defaultsOf(textModel), text: text.replace(/\r\n?/g, '\n').slice(0, MAX_TEXT) };
  const lines = props.text.split('\n').length;
  const { width, height } = textModel.size;
  const wide = Math.min(page.size.width * 0.6, Math.max(width, text.length > 40 ? 480 : width));
  const tall = Math.max(height, Math.ceil(lines * props.fontSize * props.lineHeight) + 8);
  return make(textModel, inMiddle({ width: wide, height: Math.min(tall, page.size.height * 0.8) }, page), props);
}

function tableOf(cellData: string[][], page: Page): Component {
  const columns = Math.max(...cellData.map((row) => row.length));
  const props = aiTableModel.props.parse({ cellData, rows: cellData.length - 1, columns });
  const { size } = aiTableModel;
  const width = Math.min(page.size.width * 0.8, Math.max(size.width, columns * 100));
  const height = Math.min(page.size.height * 0.8, cellData.length * 40);
  return make(aiTableModel, inMiddle({ width, height }, page), props);
}

function inMiddle(size: Size, page: Page) {
  const position = {
    x: Math.round((page.size.width - size.width) / 2),
    y: Math.round((page.size.height - size.height) / 2),
  };
  return { id: 'new', position, size };
}
