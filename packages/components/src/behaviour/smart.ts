import type { SmartPlaceholder } from '../props/smart.ts';

interface Smart {
  readonly props: { readonly smart?: SmartPlaceholder | undefined };
}

/** Whether it is said what is to stand in a component: whoever only has one to fill themselves says nothing. */
export function isDescribed({ props: { smart } }: Smart): boolean {
  return smart !== undefined && smart.description.trim() !== '';
}
