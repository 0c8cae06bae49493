import { utils, write } from '@e965/xlsx';
import { isPagewrightError } from '@pagewright/model/errors';
import { REFUSED_EXTENSIONS, UPLOAD } from '@pagewright/model/limits';
import { describe, expect, it } from 'vitest';
import { detectKind } from './detect.ts';
import { docx, paragraph } from './testing/docx.ts';
import { pdf } from './testing/pdf.ts';
import { zip } from './testing/zip.ts';

const word = docx({ body: paragraph('Words') });
const portable = pdf([[{ x: 50, y: 700, size: 12, text: 'Words' }]]);
const text = Buffer.from('Plain words.\n');

function workbook(bookType: 'xlsx' | 'xls'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Name', 'Count']]), 'Data');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

function refusal(name: string, bytes: Uint8Array): string {
  try {
    return `taken as ${detectKind(name, bytes).kind}`;
  } catch (error) {
    if (!isPagewrightError(error)) throw error;
    expect(error.params.file).toBe(name);
    return error.code;
  }
}

describe('the kind of a file', () => {
  it.each([
    ['report.docx', word, 'docx'],
    ['report.pdf', portable, 'pdf'],
    ['sheet.xlsx', workbook('xlsx'), 'xlsx'],
    ['sheet.xls', workbook('xls'), 'xls'],
    ['notes.txt', text, 'txt'],
    ['README', text, 'txt'],
  ] as const)('%s', (name, bytes, kind) => {
    expect(detectKind(name, bytes)).toEqual({ kind, mismatch: false });
  });

  it.each([
    ['report.txt', word, 'docx'],
    ['report.docx', portable, 'pdf'],
    ['report.pdf', workbook('xlsx'), 'xlsx'],
    ['sheet.xlsx', text, 'txt'],
  ] as const)('content decides, the extension of %s only warns', (name, bytes, kind) => {
    expect(detectKind(name, bytes)).toEqual({ kind, mismatch: true });
  });

  it('finds the head of a PDF behind other bytes', () => {
    expect(detectKind('a.pdf', Buffer.concat([Buffer.from('\n\n'), portable])).kind).toBe('pdf');
  });
});

describe('what is refused, by the file’s name', () => {
  const refused = Object.entries({
    image: 'file/image',
    archive: 'file/archive',
    data: 'file/data',
    executable: 'file/executable',
  }).flatMap(([group, code]) =>
    REFUSED_EXTENSIONS[group as keyof typeof REFUSED_EXTENSIONS].map((extension) => [extension, code] as const),
  );
  it.each(refused)('.%s is %s', (extension, code) => {
    expect(refusal(`thing.${extension}`, text)).toBe(code);
  });

  it.each([
    ['photo.docx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0]), 'file/image'],
    ['photo.pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0]), 'file/image'],
    ['tool.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0, 0, 0, 0, 0]), 'file/executable'],
    ['pack.docx', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), 'file/archive'],
    ['broken.docx', zip({ 'other.xml': text }), 'file/corrupt'],
    ['pack.odt', zip({ 'content.xml': text }), 'file/unsupported'],
    ['noise.bin', Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7) % 32)), 'file/unsupported'],
    ['noise.pdf', Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 7) % 32)), 'file/corrupt'],
    ['nothing.txt', new Uint8Array(0), 'file/empty'],
    ['locked.docx', compound('EncryptedPackage'), 'file/password'],
    ['broken.xls', compound('Something'), 'file/corrupt'],
  ] as const)('%s', (name, bytes, code) => {
    expect(refusal(name, bytes)).toBe(code);
  });

  it('a file over 100 MB', () => {
    expect(refusal('big.txt', new Uint8Array(UPLOAD.maxBytes + 1))).toBe('file/too-large');
  });
});

/** The head of a compound file with one stream's name in its directory. */
function compound(stream: string): Uint8Array {
  const head = Buffer.alloc(1024);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head);
  Buffer.from(`${stream}\0`, 'utf16le').copy(head, 512);
  return head;
}
