import type { ComponentKind } from '@pagewright/components/models';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { i18n } from './i18n.ts';

/** A key of the words; those of kinds are put together here, and a test holds that none is missing. */
type AnyKey = 'panels.panel.property';

/** A word that a kind brings, by its key in the kind's strings. */
export function kindWord(
  t: TFunction,
  kind: ComponentKind,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return t(`panels.kinds.${kind}.${key}` as AnyKey, values);
}

/** What a value of a kind's prop is also looked for by; empty where its own word is all. */
export function kindSearchWords(t: TFunction, kind: ComponentKind, prop: string, value: string): string {
  const key = `searchWords.${prop}.${value}`;
  return i18n.exists(`panels.kinds.${kind}.${key}`) ? kindWord(t, kind, key) : '';
}

/** The label of a kind's prop: the kind's own word for it, or else the word that all kinds share. */
export function fieldWord(t: TFunction, kind: ComponentKind, prop: string): string {
  return t([`panels.kinds.${kind}.fields.${prop}` as AnyKey, `panels.fields.${prop}` as AnyKey]);
}

export function useFieldWord(): (kind: ComponentKind, prop: string) => string {
  const { t } = useTranslation();
  return (kind, prop) => fieldWord(t, kind, prop);
}

/** What a group of values of a kind's prop is called. */
export function useGroupWord(): (kind: ComponentKind, prop: string, group: string) => string {
  const { t } = useTranslation();
  return (kind, prop, group) => kindWord(t, kind, `groups.${prop}.${group}`);
}

/** The word for a value of a kind's prop. */
export function useOptionWord(): (kind: ComponentKind, prop: string, option: string) => string {
  const { t } = useTranslation();
  return (kind, prop, option) =>
    t([`panels.kinds.${kind}.options.${prop}.${option}` as AnyKey, `panels.options.${prop}.${option}` as AnyKey]);
}
