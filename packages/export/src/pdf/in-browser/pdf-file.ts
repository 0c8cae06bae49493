/** A number of an object that a file may name before it is written. */
export type PdfObject = number & { readonly __pdfObject: unique symbol };

/** Bytes that are kept apart before they become a blob, which browsers may lay off memory. */
const FOLDED_AT = 4_000_000;

const ascii = new TextEncoder();

/**
 * A PDF that is written from the front to the back (ISO 32000-1, §7.5): what has been written is not held, so that a file of
 * hundreds of pages takes the memory of one.
 */
export class PdfFile {
  #parts: BlobPart[] = [];
  #held = 0;
  #length = 0;
  readonly #places: number[] = [];

  constructor() {
    // The second line tells programs that the file is not text.
    this.#write(new Uint8Array([...ascii.encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  }

  reserve(): PdfObject {
    this.#places.push(0);
    return this.#places.length as PdfObject;
  }

  put(body: string, object: PdfObject = this.reserve()): PdfObject {
    this.#begin(object);
    this.#write(ascii.encode(`${body}\nendobj\n`));
    return object;
  }

  /** @param entries of the stream's dictionary, its length and filter left out */
  async stream(bytes: Uint8Array<ArrayBuffer>, entries = '', object: PdfObject = this.reserve()): Promise<PdfObject> {
    return this.raw(await deflated(bytes), `${entries} /Filter /FlateDecode`, object);
  }

  /** A stream whose bytes are packed already. */
  raw(bytes: Uint8Array<ArrayBuffer>, entries: string, object: PdfObject = this.reserve()): PdfObject {
    this.#begin(object);
    this.#write(ascii.encode(`<< ${entries} /Length ${bytes.length} >>\nstream\n`));
    this.#write(bytes);
    this.#write(ascii.encode('\nendstream\nendobj\n'));
    return object;
  }

  finish(root: PdfObject, information: PdfObject): Blob {
    const start = this.#length;
    const entries = this.#places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
    const size = this.#places.length + 1;
    this.#write(
      ascii.encode(
        `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root ${root} 0 R ` +
          `/Info ${information} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      ),
    );
    return new Blob(this.#parts, { type: 'application/pdf' });
  }

  #begin(object: PdfObject): void {
    this.#places[object - 1] = this.#length;
    this.#write(ascii.encode(`${object} 0 obj\n`));
  }

  #write(bytes: Uint8Array<ArrayBuffer>): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
    this.#held += bytes.length;
    if (this.#held < FOLDED_AT) return;
    this.#parts = [new Blob(this.#parts)];
    this.#held = 0;
  }
}

/** Words of people as a PDF has them: UTF-16 with a byte order mark. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at)));
  return `<FEFF${units.join('')}>`;
}

export function hex4(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}

/** As short as a page needs it: a thousandth of a point. */
export function figure(value: number): string {
  const short = value.toFixed(3).replace(/\.?0+$/, '');
  return short === '-0' || short === '' ? '0' : short;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
