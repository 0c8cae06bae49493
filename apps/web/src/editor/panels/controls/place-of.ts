import type { Component } from '@pagewright/components/models';

/** Names a field of the selected components among all of their page. */
export function placeOf(components: readonly Component[], prop: string): string {
  return `${prop} of ${components.map(({ id }) => id).join()}`;
}
