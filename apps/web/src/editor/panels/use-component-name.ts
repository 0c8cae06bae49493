import type { Component } from '@pagewright/components/models';
import { useTranslation } from 'react-i18next';

/** What a component is called in lists: its name, else its words, else its kind. */
export function useComponentName({ type, name, props }: Component): string {
  const { t } = useTranslation();
  const words = 'text' in props ? props.text.trim() : '';
  return name || words || t(`panels.kinds.${type}.name`);
}
