import type { BrandKit } from '@pagewright/contract/brand-kits';
import { readStyleFile, wrongTokens } from '@pagewright/design/style-file';
import type { StyleTokens } from '@pagewright/model/style-tokens';

/** A brand kit as a file, which the command line takes too (`--style kit.json`). */
export function kitFile({ name, tokens }: Pick<BrandKit, 'name' | 'tokens'>): Blob {
  return new Blob([`${JSON.stringify({ name, ...tokens }, undefined, 2)}\n`], { type: 'application/json' });
}

export type ReadKit =
  | { readonly name: string; readonly tokens: StyleTokens }
  | {
      readonly tokens?: never;
      /** Tokens that are wrong; none where it is no file of tokens at all. */
      readonly wrong: readonly string[];
    };

/** A style file: all tokens, or one of ours in `based` and what is other; called as it says, else as the file, however long that is. */
export async function readKitFile(file: File): Promise<ReadKit> {
  const content = parsed(await file.text());
  if (typeof content !== 'object' || content === null) return { wrong: [] };
  const { tokens, faults } = readStyleFile(content);
  if (!tokens) return { wrong: wrongTokens(faults).slice(0, 5) };
  const own = 'name' in content && typeof content.name === 'string' ? content.name.trim() : '';
  const name = own || file.name.replace(/\.json$/i, '').trim() || tokens.id;
  return { name, tokens };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
