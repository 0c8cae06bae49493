import { borderedHeadingModel } from '@pagewright/components/kinds/bordered-heading';
import { headingModel } from '@pagewright/components/kinds/heading';
import { textModel } from '@pagewright/components/kinds/text';
import { type Component, defaultProps, type Page } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';

/** px that a new text has by its kind: what is smaller are foot lines and notes. */
export const NEW_TEXT_SIZE = 16;

/** The family of the page's texts, as props; nothing where it has none. */
export function pageFont({ components }: Page): { readonly fontFamily?: string } {
  const last = components.findLast((one) => isEditedAs('text', one) && one.props.text !== '');
  return last && isEditedAs('text', last) ? { fontFamily: last.props.fontFamily } : {};
}

/** px in which most of the page's running text is set, headings aside; undefined where all of it is smaller than a new text. */
export function pageTextSize({ components }: Page): number | undefined {
  const said = new Map<number, number>();
  for (const one of components) {
    if (one.type !== textModel.kind || one.props.fontSize < NEW_TEXT_SIZE) continue;
    said.set(one.props.fontSize, (said.get(one.props.fontSize) ?? 0) + one.props.text.length);
  }
  return [...said].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const HEADINGS: ReadonlySet<string> = new Set([headingModel.kind, borderedHeadingModel.kind]);
/** What kinds of running words are set in by themselves; code and others have a font of their own. */
const USUAL_FAMILY = defaultProps(textModel.kind).fontFamily;
/** A new component in the fonts of the page. */
export function inFontsOf(page: Page, component: Component): Component {
  if (!('fontFamily' in component.props) || component.props.fontFamily !== USUAL_FAMILY) return component;
  const heading = page.components.findLast(({ type }) => HEADINGS.has(type));
  const font =
    HEADINGS.has(component.type) && heading && 'fontFamily' in heading.props
      ? { fontFamily: heading.props.fontFamily }
      : pageFont(page);
  return { ...component, props: { ...component.props, ...font } } as Component;
}
