import { addressOfField } from './links.ts';
import { type Attributes, attribute } from './xml.ts';

interface Field {
  instruction: string;
  /** Behind its separator a field holds its result, before it its instruction. */
  inResult: boolean;
}

/** Complex fields, which may hold others: their results are text, their instructions are not, contents are dropped. */
export class Fields {
  readonly #open: Field[] = [];

  /** `w:fldChar` */
  mark(attributes: Attributes): void {
    const type = attribute(attributes, 'fldCharType');
    const field = this.#open.at(-1);
    if (type === 'begin') this.#open.push({ instruction: '', inResult: false });
    else if (type === 'separate' && field) field.inResult = true;
    else if (type === 'end') this.#open.pop();
  }

  /** `w:instrText` */
  instruction(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.inResult) field.instruction += text;
  }

  /** Whether text here is shown. */
  get isShown(): boolean {
    return this.#open.every(({ inResult }) => inResult);
  }

  /** Where what is written here leads. */
  get link(): string | undefined {
    const field = this.#open.findLast(({ instruction }) => addressOfField(instruction) !== undefined);
    return field && addressOfField(field.instruction);
  }

  /** Whether a table of contents, of figures or an index is being written. */
  get isContents(): boolean {
    return this.#open.some(({ instruction }) => /^\s*(TOC|INDEX|TOA)\b/.test(instruction));
  }
}
