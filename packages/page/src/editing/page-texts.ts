import type { Component, Page } from '@pagewright/components/models';
import { overflowRule } from '../lint/overflow.ts';
import { readPage } from '../lint/page-reading.ts';
import { withAllowedProps } from './allowed-props.ts';

/** Texts of a page whose boxes have become wider or narrower, higher or lower. */

/** How much wider and higher everything became. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
}

/** Steps between the largest text that is tried and the smallest. */
const TEXT_STEPS = 8;

/** The smallest text that is tried, as a share of what the narrower side asks for: borders do not become thinner. */
const LEAST_TEXT_SHARE = 0.8;

/** Least font size that pages may have, px. */
const LEAST_FONT_SIZE = 8;

/** Boxes of one line are at most so many times as high as the line; higher ones are room for more. */
const LINE_BOX = 2;

/** How a component's texts lie in their boxes. */
interface Setting {
  /** Of each of its texts. */
  readonly lines: readonly number[];
  /** px of the highest text. */
  readonly height: number;
  readonly overflows: boolean;
}

/**
 * Gives texts the size that fits their new boxes. Texts of one size stay texts of one size: the largest at which all of
 * them have room and none that stood on one line breaks. Boxes of one line keep hugging it, where rules and bullets beside
 * it expect it: in the middle.
 *
 * @param placed the page with its boxes where they are to be, texts as large as `before`
 */
export function fitTexts(placed: Page, before: Page, by: Stretch): Page {
  const least = Math.min(by.x, by.y) * LEAST_TEXT_SHARE;
  const most = Math.sqrt(by.x * by.y);
  const factors = Array.from({ length: TEXT_STEPS + 1 }, (_, step) => most * (least / most) ** (step / TEXT_STEPS));
  const settings = settingsOf(before);
  const chosen = new Map<number, number>();
  for (const factor of factors) {
    const now = settingsOf(scaleTexts(placed, () => factor));
    const tooLarge = new Set(
      placed.components.flatMap((one) =>
        suffers(settings.get(one.id), now.get(one.id)) ? (fontSizeOf(one) ?? []) : [],
      ),
    );
    for (const component of placed.components) {
      const size = fontSizeOf(component);
      if (size !== undefined && !chosen.has(size) && !tooLarge.has(size)) chosen.set(size, factor);
    }
  }
  const factorOf = (fontSize: number): number => chosen.get(fontSize) ?? least;
  const fitted = scaleTexts(placed, factorOf);
  const heights = new Map(before.components.map(({ id, size }) => [id, size.height]));
  const components = fitted.components.map((component, index) => {
    const height = heights.get(component.id) ?? 0;
    const own = fontSizeOf(placed.components[index] ?? component);
    return own !== undefined && isLine(settings.get(component.id), height)
      ? inMiddle(component, height * factorOf(own))
      : component;
  });
  return { ...fitted, components };
}

function settingsOf(page: Page): ReadonlyMap<string, Setting> {
  const reading = readPage(page);
  const overflowing = new Set(overflowRule.check(reading).flatMap(({ componentIds }) => componentIds));
  return new Map(
    reading.parts.map(({ component, texts }) => [
      component.id,
      {
        lines: texts.map(({ measured }) => measured.lines.length),
        height: Math.max(0, ...texts.map(({ measured }) => measured.height)),
        overflows: overflowing.has(component.id),
      },
    ]),
  );
}

/** Whether a component's texts are worse off than they were. */
function suffers(before: Setting | undefined, now: Setting | undefined): boolean {
  if (!before || !now) return false;
  if (now.overflows && !before.overflows) return true;
  return now.lines.some((count, index) => count > 1 && before.lines[index] === 1);
}

function isLine(setting: Setting | undefined, height: number): boolean {
  return setting?.lines.length === 1 && setting.lines[0] === 1 && height <= setting.height * LINE_BOX;
}

function inMiddle(component: Component, height: number): Component {
  const { position, size } = component;
  if (height >= size.height) return component;
  return {
    ...component,
    position: { ...position, y: position.y + (size.height - height) / 2 },
    size: { ...size, height },
  };
}

function scaleTexts(page: Page, factorOf: (fontSize: number) => number): Page {
  return { ...page, components: page.components.map((component) => scaleText(component, factorOf)) };
}

function scaleText(component: Component, factorOf: (fontSize: number) => number): Component {
  const own = fontSizeOf(component);
  if (own === undefined) return component;
  const factor = factorOf(own);
  // Rounded down, so that what fits goes on fitting.
  const scaled = (size: number): number => Math.max(LEAST_FONT_SIZE, Math.floor(size * factor * 4) / 4);
  const spans = 'spans' in component.props ? component.props.spans : undefined;
  const sized = spans?.map((span) => (span.fontSize ? { ...span, fontSize: scaled(span.fontSize) } : span));
  return withAllowedProps(component, { fontSize: scaled(own), ...(sized ? { spans: sized } : {}) });
}

function fontSizeOf({ props }: Component): number | undefined {
  return 'fontSize' in props ? props.fontSize : undefined;
}
