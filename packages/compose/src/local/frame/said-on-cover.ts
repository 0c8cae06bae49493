import { squeeze } from '../language/text.ts';
import { type Atom, textOf } from '../material/atoms.ts';
import { type Group, groupOf } from '../material/groups.ts';
import type { Material } from '../material/material.ts';
import { coverBrief } from './cover.ts';
import { originsOnCover } from './cover-page.ts';

/**
 * Groups without the lines that the cover shows, or that the file's own cover shows and ours has no room for: who wrote it
 * and when is no point of the matter.
 */
export function behindCover(material: Material): Group[] {
  const { groups, favour, readings } = material;
  const { subtitle, meta } = coverBrief(material);
  const said = new Set([...meta, ...(subtitle ? [subtitle] : [])].map(({ text }) => squeeze(text)));
  const origins = new Set(readings.flatMap((reading) => [...originsOnCover(reading)]));
  const isMatter = (atom: Atom): boolean =>
    !origins.has(atom.origin) && (atom.kind !== 'sentence' || !said.has(squeeze(textOf(atom))));
  return groups.flatMap((group) => {
    const parts = group.parts.map((part) => ({ ...part, atoms: part.atoms.filter(isMatter) }));
    const left = parts.filter(({ atoms }) => atoms.length > 0);
    if (parts.every(({ atoms }, index) => atoms.length === group.parts[index]?.atoms.length)) return [group];
    return left.length > 0 ? [groupOf(left, favour)] : [];
  });
}
