import { parentPort, workerData } from 'node:worker_threads';

/** Worker: takes the text out of a file with nothing but the library, and answers its length. */

type Extract = (bytes: Uint8Array) => Promise<number>;

const EXTRACTIONS: Readonly<Record<string, Extract>> = {
  async pdf(bytes) {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const file = await getDocument({ data: bytes, verbosity: 0 }).promise;
    let length = 0;
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent();
      for (const item of items) length += 'str' in item ? item.str.length : 0;
    }
    return length;
  },
  async docx(bytes) {
    const mammoth = (await import('mammoth')).default;
    return (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value.length;
  },
  async xlsx(bytes) {
    const { read, utils } = await import('@e965/xlsx');
    const book = read(bytes, { type: 'array', cellDates: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    return sheet ? utils.sheet_to_json(sheet, { header: 1 }).length : 0;
  },
};

const { name, bytes } = workerData as { name: string; bytes: Uint8Array };
const extract = EXTRACTIONS[name.split('.').at(-1) ?? ''];
parentPort?.postMessage(extract ? await extract(bytes) : 0, []);
