import { make } from '@pagewright/components/kind';
import { aiTableModel } from '@pagewright/components/kinds/ai-table';
import { withDrawnRows } from '@pagewright/components/measured-table';
import type { Component, Page } from '@pagewright/components/models';
import type { Rect } from '@pagewright/model/units';
import { spansWithPageLinks } from '@pagewright/page/page-links';
import { innerOf } from '@pagewright/page/place';
import { randomId } from '../../app/random-id.ts';
import { copiedOf } from '../clipboard/clipboard.ts';
import { clipboardCells, holdsCells } from '../clipboard/clipboard-cells.ts';
import { clipboardText } from '../clipboard/clipboard-text.ts';
import { freePlaceOf } from '../insert/free-place.ts';
import { readableOn } from '../insert/readable-colors.ts';
import { isVivid } from '../panels/page-colors.ts';
import type { ActionContext } from './action.ts';
import { actionById } from './actions.ts';
import { filledTable } from './filled-table.ts';
import { pastedCode } from './pasted-code.ts';
import { type PastedTexts, pastedTexts } from './pasted-texts.ts';

/** Share of the page's room that a table is wide at most, and what a column and a row of it are given at least, px. */
const TABLE = { share: 0.8, column: 100, row: 40 } as const;

/**
 * Our own components, else code, else cells into the selected table or as one, else text with the looks that it brings, else pictures.
 * @returns what became of a text
 */
export function pasteInto(
  context: ActionContext,
  data: DataTransfer,
  onPictures: (files: readonly File[]) => void,
): PastedTexts | undefined {
  const { editor } = context;
  const ahead = context.clipboard.isAhead;
  const copied = ahead ? undefined : copiedOf(data.getData('text/html'));
  if (copied) context.clipboard.put(copied);
  const isOurs = ahead || copied !== undefined;
  const text = isOurs ? undefined : clipboardText(data, { keepsColor: isVivid });
  if (!text || text.text.trim() === '') {
    // Some programs send a picture of the words along; without words it is what was copied.
    const files = isOurs ? [] : [...data.files].filter(({ type }) => type.startsWith('image/'));
    const paste = actionById('paste');
    if (files.length > 0) onPictures(files);
    else if (paste.enabled(context)) paste.run(context);
    return undefined;
  }
  const page = editor.page();
  const seen = context.view?.inView();
  const code = pastedCode(data, page, seen);
  const filled = code ? undefined : filledTable(context, data);
  if (filled) {
    const gesture = `filled-${randomId()}`;
    editor.patch([filled], { gesture });
    // Open, its rows become as high as its cells need.
    editor.edit(filled.id, { begun: gesture });
    return undefined;
  }
  const whole = code ?? pastedTable(data, page, seen);
  if (whole) {
    editor.insert([whole]);
    return undefined;
  }
  const pages = new Set(editor.store.getState().pages.map(({ id }) => id));
  const others = editor.store.getState().pages.map((opened) => opened.page);
  const spans = spansWithPageLinks(text.spans, (id) => (pages.has(id) ? id : undefined));
  const pasted = pastedTexts({ ...text, spans }, page, seen, others);
  editor.insert(pasted.boxes);
  return pasted;
}

function pastedTable(data: DataTransfer, page: Page, seen: Rect | undefined): Component | undefined {
  const cellData = holdsCells(data) ? clipboardCells(data) : [];
  const columns = Math.max(0, ...cellData.map((row) => row.length));
  if (cellData.length < 2 || columns < 2) return undefined;
  const props = aiTableModel.props.parse({ cellData, rows: cellData.length - 1, columns });
  const widest = innerOf(page).width * TABLE.share;
  const usual = Math.min(widest, Math.max(aiTableModel.size.width, columns * TABLE.column));
  const tableOf = (width: number) => {
    const size = { width, height: cellData.length * TABLE.row };
    return withDrawnRows(make(aiTableModel, { id: 'new', position: { x: 0, y: 0 }, size }, props), page.language);
  };
  const narrow = tableOf(usual);
  // Long cells take the room that there is rather than many lines.
  const table = narrow.size.height > cellData.length * TABLE.row ? tableOf(widest) : narrow;
  return readableOn(page, { ...table, position: freePlaceOf(table.size, page, seen) });
}
