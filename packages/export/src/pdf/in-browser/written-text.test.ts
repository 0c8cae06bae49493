import { readFile } from 'node:fs/promises';
import { fontFile } from '@pagewright/typography/font-paths';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { Content } from './content.ts';
import { PdfFile } from './pdf-file.ts';
import { Resources } from './resources.ts';
import { type PlacedCharacter, writeText } from './texts.ts';

const LOOK = { stack: ['Inter', 'Noto Sans SC'], size: 20, weight: 400, italic: false, color: '#123456' };

function line(text: string, y: number): PlacedCharacter[] {
  return [...text].map((character, index) => ({ text: character, x: 20 + index * 20, y }));
}

async function read(path: string): Promise<Uint8Array> {
  const file = fontFile(path);
  if (!file) throw new Error(`no font at ${path}`);
  return readFile(file);
}

/** A page with what is written on it, as a reader finds it that knows nothing of us. */
async function written(write: (content: Content) => void) {
  const file = new PdfFile();
  const resources = new Resources(file);
  const content = new Content(resources);
  const [pages, page] = [file.reserve(), file.reserve()];
  content.transform([1, 0, 0, -1, 0, 400]);
  write(content);
  const stream = await file.stream(content.bytes());
  for (const font of resources.fonts.values()) await font.write(file, read);
  file.put(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 600 400] /Resources ${resources.dictionary()} /Contents ${stream} 0 R >>`,
    page,
  );
  file.put(`<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`, pages);
  const blob = file.finish(file.put(`<< /Type /Catalog /Pages ${pages} 0 R >>`), file.put('<< >>'));
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), fontExtraProperties: true, verbosity: 0 });
  try {
    const read = await (await task.promise).getPage(1);
    const { items } = await read.getTextContent();
    await read.getOperatorList();
    const names = [...new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])))];
    const fonts = names.map((id) => read.commonObjs.get(id) as { name: string; missingFile?: boolean });
    return { text: items.map((item) => ('str' in item ? item.str : '')).join(''), fonts };
  } finally {
    await task.destroy();
  }
}

it('words of several scripts are text of the file, with the outlines that they are drawn with', async () => {
  const { text, fonts } = await written((content) => {
    expect(writeText(content, line('Äpfel 收入增长', 40), LOOK, 1)).toEqual([]);
  });
  expect(text.replaceAll(' ', '')).toBe('Äpfel收入增长');
  expect(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, ''))).toEqual(['Inter-400', 'NotoSansSC-400']);
  expect(fonts.some(({ missingFile }) => missingFile)).toBe(false);
});

it('characters that no font of ours has are told, and still found', async () => {
  const { text } = await written((content) => {
    const missing = writeText(content, line('ok🦄', 40), LOOK, 1, false);
    expect(missing.map((one) => one.text)).toEqual(['🦄']);
  });
  expect(text.replaceAll(' ', '')).toBe('ok🦄');
});

it('kerning and spacing are kept as they were measured', () => {
  const content = new Content(new Resources(new PdfFile()));
  writeText(content, line('AV', 40), LOOK, 1);
  // Each letter stands 20 px from the one before, whatever its own width is.
  expect(new TextDecoder().decode(content.bytes())).toMatch(/\[<0001>-?\d[\d.]*<0002>\] TJ/);
});
