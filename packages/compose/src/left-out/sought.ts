import type { SourceStatement } from '@pagewright/model/left-out';
import { squeeze } from '../local/language/text.ts';
import { anyOf } from '../local/lexicon/words.ts';
import { blockOf } from './block-of.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/** `Step 1:`, `2)`: what only counts is said by the place on the page. */
const COUNTS = new RegExp(
  `^(?:${anyOf('stepMarks')})\\s?[:：.．、,，–—-]?|(?<=^|\\s)\\d{1,2}[)）](?=\\s|\\p{L})`,
  'giu',
);

/** A text that is looked for, taken apart once and only when that is needed. */
export class SoughtText {
  readonly text: string;
  #plain: string | undefined;
  #tokens: Tokens | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** In its comparable form. */
  get plain(): string {
    this.#plain ??= squeeze(this.text);
    return this.#plain;
  }

  get tokens(): Tokens {
    this.#tokens ??= tokensOf(this.text.replace(COUNTS, ''));
    return this.#tokens;
  }
}

/** A statement that is looked for on pages, in briefs and in what composing reads. */
export class Sought extends SoughtText {
  readonly statement: SourceStatement;
  /** The block that it stands in. */
  readonly block: string;
  readonly cells: readonly SoughtText[];

  constructor(statement: SourceStatement) {
    super(statement.text);
    this.statement = statement;
    this.block = blockOf(statement.origin);
    this.cells = (statement.cells ?? [])
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map(({ text }) => new SoughtText(text));
  }
}
