import type { BriefOf } from '@pagewright/model/outline';
import { squeeze } from '../language/text.ts';
import { textOf } from '../material/atoms.ts';
import { type Favour, type Group, groupOf } from '../material/groups.ts';

/** Groups without the lines that the cover shows: who wrote it and when is no point of the matter. */
export function withoutCoverLines(
  groups: readonly Group[],
  { subtitle, meta }: BriefOf<'cover'>,
  favour: Favour,
): Group[] {
  const said = new Set([...meta, ...(subtitle ? [subtitle] : [])].map(({ text }) => squeeze(text)));
  return groups.flatMap((group) => {
    const parts = group.parts.map((part) => ({
      ...part,
      atoms: part.atoms.filter((atom) => atom.kind !== 'sentence' || !said.has(squeeze(textOf(atom)))),
    }));
    const left = parts.filter(({ atoms }) => atoms.length > 0);
    if (parts.every(({ atoms }, index) => atoms.length === group.parts[index]?.atoms.length)) return [group];
    return left.length > 0 ? [groupOf(left, favour)] : [];
  });
}
