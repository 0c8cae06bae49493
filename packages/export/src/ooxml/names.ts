/** Namespaces, content types and types of relationships of Office Open XML (ECMA-376, transitional). */

export const NAMESPACES = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

export const WORD_NAMESPACES = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': NAMESPACES['xmlns:r'],
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
} as const;

export const PICTURE_NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
export const CHART_NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const RELATION = {
  document: `${OFFICE}/officeDocument`,
  coreProperties: `${PACKAGE}/metadata/core-properties`,
  appProperties: `${OFFICE}/extended-properties`,
  slideMaster: `${OFFICE}/slideMaster`,
  slideLayout: `${OFFICE}/slideLayout`,
  slide: `${OFFICE}/slide`,
  notesMaster: `${OFFICE}/notesMaster`,
  notesSlide: `${OFFICE}/notesSlide`,
  theme: `${OFFICE}/theme`,
  image: `${OFFICE}/image`,
  font: `${OFFICE}/font`,
  chart: `${OFFICE}/chart`,
  hyperlink: `${OFFICE}/hyperlink`,
  workbook: `${OFFICE}/package`,
  worksheet: `${OFFICE}/worksheet`,
  presentationProperties: `${OFFICE}/presProps`,
  viewProperties: `${OFFICE}/viewProps`,
  tableStyles: `${OFFICE}/tableStyles`,
  styles: `${OFFICE}/styles`,
  numbering: `${OFFICE}/numbering`,
  settings: `${OFFICE}/settings`,
  header: `${OFFICE}/header`,
  footer: `${OFFICE}/footer`,
} as const;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';

export const CONTENT_TYPE = {
  presentation: `${PRESENTATION}.presentation.main+xml`,
  slideMaster: `${PRESENTATION}.slideMaster+xml`,
  slideLayout: `${PRESENTATION}.slideLayout+xml`,
  slide: `${PRESENTATION}.slide+xml`,
  notesMaster: `${PRESENTATION}.notesMaster+xml`,
  notesSlide: `${PRESENTATION}.notesSlide+xml`,
  presentationProperties: `${PRESENTATION}.presProps+xml`,
  viewProperties: `${PRESENTATION}.viewProps+xml`,
  tableStyles: `${PRESENTATION}.tableStyles+xml`,
  spreadsheet: `${SPREADSHEET}.sheet.main+xml`,
  worksheet: `${SPREADSHEET}.worksheet+xml`,
  spreadsheetStyles: `${SPREADSHEET}.styles+xml`,
  textDocument: `${WORD}.document.main+xml`,
  styles: `${WORD}.styles+xml`,
  numbering: `${WORD}.numbering+xml`,
  settings: `${WORD}.settings+xml`,
  header: `${WORD}.header+xml`,
  footer: `${WORD}.footer+xml`,
  fontData: 'application/x-fontdata',
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
  chart: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  workbook: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  coreProperties: 'application/vnd.openxmlformats-package.core-properties+xml',
  appProperties: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
} as const;
