import { zip } from './zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook with one sheet of texts and numbers. */
export function xlsx(name: string, rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const cells = rows.map((row, at) => `<row r="${at + 1}">${row.map(cell).join('')}</row>`).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="b" Type="${OFFICE}/worksheet" Target="sheet.xml"/></Relationships>`,
    'xl/sheet.xml': `<worksheet xmlns="${MAIN}"><sheetData>${cells}</sheetData></worksheet>`,
  };
  return zip(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(XML + text)])));
}

function cell(value: string | number): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
