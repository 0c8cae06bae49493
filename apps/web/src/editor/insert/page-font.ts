import type { Page } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';

/** The family of the page's texts, as props; nothing where it has none. */
export function pageFont({ components }: Page): { readonly fontFamily?: string } {
  const last = components.findLast((one) => isEditedAs('text', one) && one.props.text !== '');
  return last && isEditedAs('text', last) ? { fontFamily: last.props.fontFamily } : {};
}
