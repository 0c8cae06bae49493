import type { BriefOf, Statement } from '@pagewright/model/outline';
import { isWide } from '../language/text.ts';
import { type Atom, statementOf } from '../material/atoms.ts';
import type { Base } from './context.ts';

/** Longest paragraph that sentences are joined to, characters. */
const LONGEST_PARAGRAPH = 900;

/** Sentences that stand one behind the other in a paragraph stay one paragraph. */
export function paragraphsOf(atoms: readonly Atom[]): Statement[] {
  const paragraphs: Statement[] = [];
  let before: Atom | undefined;
  for (const atom of atoms) {
    const own = statementOf(atom);
    const last = paragraphs.at(-1);
    if (last && follows(before, atom) && last.text.length + own.text.length < LONGEST_PARAGRAPH) {
      paragraphs[paragraphs.length - 1] = {
        text:
          last.text +
          (isWide(last.text.slice(-2)) || /[\u3000-\u303f\uff00-\uffef”’]$/.test(last.text) ? '' : ' ') +
          own.text,
        origins: [...new Set([...last.origins, ...own.origins])],
        rank: Math.max(last.rank, own.rank),
      };
    } else {
      paragraphs.push(own);
    }
    before = atom;
  }
  return paragraphs;
}

function follows(before: Atom | undefined, atom: Atom): boolean {
  return (
    before?.kind === 'sentence' &&
    atom.kind === 'sentence' &&
    before.origin === atom.origin &&
    atom.place === before.place + 1
  );
}

export function proseBrief(base: Base, shown: readonly Atom[], more: Statement[]): BriefOf<'text'> {
  return { ...base, form: 'text', paragraphs: paragraphsOf(shown), more };
}
