import { useTranslation } from 'react-i18next';
import type { Messages } from '../../app/i18n/namespaces.ts';

type Words = Messages['panels'];

/** The label of a prop; a test holds that every field has one. */
export function useFieldWord(): (prop: string) => string {
  const { t } = useTranslation();
  return (prop) => t(`panels.fields.${prop as keyof Words['fields']}`);
}

/** The word for a value of a prop. */
export function useOptionWord(): (prop: string, option: string) => string {
  const { t } = useTranslation();
  return (prop, option) => t(`panels.options.${prop}.${option}` as 'panels.options.level.1');
}
