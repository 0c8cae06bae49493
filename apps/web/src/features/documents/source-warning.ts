import { sourceWarning } from '@pagewright/model/source-document';
import type { TFunction } from 'i18next';

/** A reader's remark about a file in the person's language; an unknown code of a newer server is shown as it is. */
export function sourceWarningText(
  t: TFunction,
  warning: { code: string; params: Readonly<Record<string, string | number>> },
): string {
  const { success, data } = sourceWarning.shape.code.safeParse(warning.code);
  return success ? t(`sourceWarning.${data}`, warning.params) : warning.code;
}
