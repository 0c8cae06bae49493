import type { ComponentKind } from '@pagewright/components/models';
import { MODELS } from '@pagewright/components/models';
import { isRunningName } from '@pagewright/components/slots';
import { FIRST_VERSION, type Migrations, migrated, versionAfter } from '@pagewright/model/stored';

/**
 * Versions in page source text. `<Page version={1}>` is that of the text: its own attributes and those that every
 * component has. A component's own `version` is that of its kind's props, and stands there where it is not the first.
 */

/** What the attributes of an older `<Page>` become, by the version that they leave. */
const PAGE_MIGRATIONS: Migrations = {
  // Guides came with the second version.
  1: (old) => old,
  // What repeats on several pages came with the third.
  2: (old) => old,
  // What the sources do not carry is marked since the fourth.
  3: (old) => old,
  // Links to pages, and of whole components, came with the fifth.
  4: (old) => old,
  // How pages come when they are presented came with the sixth.
  5: (old) => old,
  // How objects come when their page is presented came with the seventh.
  6: (old) => old,
  // Objects whose proportions stay, or need not, came with the eighth.
  7: (old) => old,
  // Objects of every kind that are turned came with the ninth; before, some kinds had their turn among their props, written alike.
  8: (old) => old,
  // Heads and feet that the design draws repeat since the tenth (`migratedBase`).
  9: (old) => old,
  // Objects that are mirrored came with the eleventh.
  10: (old) => old,
};

export const PAGE_VERSION = versionAfter(PAGE_MIGRATIONS);

export const VERSION_ATTRIBUTE = 'version';

export function migratedPage(version: number, attributes: Record<string, unknown>): Record<string, unknown> {
  return migrated(PAGE_MIGRATIONS, version, attributes);
}

/** The last version in which what the design draws on every page did not repeat. */
const RUNNING_ALONE = 9;

/** What the attributes that every component has become, by the version of their page. */
export function migratedBase(version: number, base: Record<string, unknown>): Record<string, unknown> {
  if (version > RUNNING_ALONE || base.repeat !== undefined) return base;
  // Sections stand in a slot of the brief, and the rule below them in none.
  const name = [base.slot, base.id].find((one) => typeof one === 'string' && isRunningName(one));
  return name === undefined ? base : { ...base, repeat: name };
}

export function migratedProps(
  kind: ComponentKind,
  version: number,
  props: Record<string, unknown>,
  slot: string | undefined,
): Record<string, unknown> {
  return migrated(MODELS[kind].migrations ?? {}, version, props, { slot });
}

/** The version that a kind's components are printed with; none where it is the first. */
export function printedVersion(kind: ComponentKind): number | undefined {
  const { version } = MODELS[kind];
  return version === FIRST_VERSION ? undefined : version;
}
