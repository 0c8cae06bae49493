import type { BriefOf, PageBrief } from '@pagewright/model/outline';

/** Posters, long images and the first page of a report begin with what a cover says. */
export function coverPartOf(own: PageBrief): BriefOf<'cover'> | undefined {
  const first = own.form === 'composite' ? own.parts[0] : undefined;
  return first?.form === 'cover' ? first : undefined;
}
