import { type Component, writtenText } from '@pagewright/components/models';
import { useTranslation } from 'react-i18next';

/** What a component is called in lists: its name, else its words, else its kind. */
export function useComponentName(component: Component): string {
  const { t } = useTranslation();
  const { type, name } = component;
  const words = writtenText(component)?.trim();
  return name || words || t(`panels.kinds.${type}.name`);
}
