import { behaviourOf } from '@pagewright/components/behaviours';
import { aiTableModel } from '@pagewright/components/kinds/ai-table';
import { borderedHeadingModel } from '@pagewright/components/kinds/bordered-heading';
import { headingModel } from '@pagewright/components/kinds/heading';
import { textModel } from '@pagewright/components/kinds/text';
import { type Component, defaultProps, type Page } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';
import { rectOf } from '@pagewright/components/rotation';
import { withLines } from '@pagewright/components/table-editing';
import { placeIn } from '@pagewright/page/place';

/** px that a new text has by its kind: what is smaller are foot lines and notes. */
export const NEW_TEXT_SIZE = 16;

/** The family of the page's texts, as props; nothing where it has none. */
export function pageFont({ components }: Page): { readonly fontFamily?: string } {
  const last = components.findLast((one) => isEditedAs('text', one) && one.props.text !== '');
  return last && isEditedAs('text', last) ? { fontFamily: last.props.fontFamily } : {};
}

/**
 * px of running text of a page: of most of its own, headings aside, else as on most of the others; undefined where all of it is
 * smaller than a new text.
 */
export function textSizeOn(page: Page, others: readonly Page[]): number | undefined {
  return sizeAmong(page, others, textSizeOf);
}

function textSizeOf({ components }: Page): number | undefined {
  const said = new Map<number, number>();
  for (const one of components) {
    if (one.type !== textModel.kind || one.props.fontSize < NEW_TEXT_SIZE) continue;
    said.set(one.props.fontSize, (said.get(one.props.fontSize) ?? 0) + one.props.text.length);
  }
  return [...said].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Of its headings the middle one: below a title that is what stands above the parts. */
function headingSizeOf({ components }: Page): number | undefined {
  return middleOne(
    components.flatMap(({ type, props }) => (isHeading(type) && 'fontSize' in props ? [props.fontSize] : [])),
  );
}

/** Share of the page's width that letters in cells have at most: several columns stand side by side. */
const LARGEST_IN_CELLS = 24 / 1280;

/** Cells of one table are alike: of the first one. */
function cellSizeOf({ components }: Page): number | undefined {
  const table = components.find(({ type }) => type === aiTableModel.kind);
  return table && 'fontSize' in table.props ? table.props.fontSize : undefined;
}

/** px that new words of a kind have, by what stands on the page or on the others; undefined where they keep their own. */
function newSizeOf(type: Component['type'], page: Page, others: readonly Page[]): number | undefined {
  if (isHeading(type)) return sizeAmong(page, others, headingSizeOf);
  if (type === aiTableModel.kind) {
    const said = textSizeOn(page, others);
    const largest = Math.round(page.size.width * LARGEST_IN_CELLS);
    return sizeAmong(page, others, cellSizeOf) ?? (said === undefined ? undefined : Math.min(said, largest));
  }
  return type === textModel.kind ? textSizeOn(page, others) : undefined;
}

function sizeAmong(
  page: Page,
  others: readonly Page[],
  sizeOf: (page: Page) => number | undefined,
): number | undefined {
  const alike = others.filter(({ size }) => size.width === page.size.width && size.height === page.size.height);
  return sizeOf(page) ?? middleOne(alike.flatMap((one) => sizeOf(one) ?? []));
}

function middleOne(sizes: readonly number[]): number | undefined {
  return sizes.toSorted((one, other) => one - other)[Math.floor((sizes.length - 1) / 2)];
}

const HEADINGS: ReadonlySet<string> = new Set([headingModel.kind, borderedHeadingModel.kind]);
/** What kinds of running words are set in by themselves; code and others have a font of their own. */
const USUAL_FAMILY = defaultProps(textModel.kind).fontFamily;
/** Share of the page's width that new words take at most for being larger. */
const WIDEST = 0.5;

function isHeading(type: Component['type']): boolean {
  return HEADINGS.has(type);
}

/** A new component in the fonts of the page; words as large as words of their kind on it, or on the others, in a box for that. */
export function inFontsOf(page: Page, component: Component, others: readonly Page[] = []): Component {
  if (!('fontFamily' in component.props) || component.props.fontFamily !== USUAL_FAMILY) return component;
  const heading = page.components.findLast(({ type }) => isHeading(type));
  const font =
    isHeading(component.type) && heading && 'fontFamily' in heading.props
      ? { fontFamily: heading.props.fontFamily }
      : pageFont(page);
  return inSizesOf(page, { ...component, props: { ...component.props, ...font } } as Component, others);
}

function inSizesOf(page: Page, component: Component, others: readonly Page[]): Component {
  const fontSize = newSizeOf(component.type, page, others);
  const { props } = component;
  if (fontSize === undefined || !('fontSize' in props) || fontSize === props.fontSize) return component;
  const { x, y, width, height } = rectOf(component);
  const wide = Math.round(Math.max(width, Math.min((width * fontSize) / props.fontSize, page.size.width * WIDEST)));
  const set = placeIn({ ...component, props: { ...props, fontSize } } as Component, { x, y, width: wide, height });
  const larger = isEditedAs('table', set) ? { ...set, ...withLines(set) } : set;
  const { neededSize, grownHeight } = behaviourOf(larger);
  const needed = neededSize?.(larger, page.language).height ?? grownHeight?.(larger, page.language) ?? height;
  const high = Math.max(height, Math.ceil(needed));
  return placeIn(larger, { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high });
}
