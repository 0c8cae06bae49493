import type { Origin } from '@pagewright/model/origin';
import type { Group } from './groups.ts';

/** The headings that stand over what is in a group. */

export interface Heading {
  readonly text: string;
  readonly origin: Origin | undefined;
}

export function headingsOf(group: Group): Heading[] {
  const seen = new Set<string>();
  return group.parts.flatMap(({ passage }) => {
    if (!passage.heading || seen.has(passage.heading)) return [];
    seen.add(passage.heading);
    return [{ text: passage.heading, origin: passage.origin }];
  });
}

/** The sections that a group draws on, by name. */
export function sectionsIn({ parts }: Group): Heading[] {
  const sections = new Map(parts.map(({ passage }) => [passage.section, passage.sectionOrigin]));
  return [...sections].filter(([name]) => name).map(([text, origin]) => ({ text, origin }));
}

/** Of a heading's own text and the one heading below it the latter: it names what is new, under the former. */
export function onlyChild({ parts }: Group): (Heading & { readonly above: string }) | undefined {
  const [first, second, ...others] = [...new Set(parts.map(({ passage }) => passage))];
  if (!first?.heading || !second?.heading || others.length > 0 || second.path.at(-1) !== first.heading)
    return undefined;
  return { text: second.heading, origin: second.origin, above: first.heading };
}

/** The heading right above all passages of a group. */
export function commonHeading(group: Group): string | undefined {
  const paths = group.parts.map(({ passage }) => [...passage.path, passage.heading]);
  const [first = []] = paths;
  let common: string | undefined;
  for (const [depth, heading] of first.entries()) {
    if (!paths.every((path) => path[depth] === heading)) break;
    common = heading;
  }
  return common || undefined;
}
