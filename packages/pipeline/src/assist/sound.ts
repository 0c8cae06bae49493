import type { Component, Page } from '@pagewright/components/models';
import { type Finding, lintPage, type RuleName } from '@pagewright/page/lint';
import { fitText, isFitted } from '@pagewright/page/refit-texts';

/** What a change of one object may not bring with it. */
const RULES: readonly RuleName[] = ['overflow', 'overlap', 'off-page', 'contrast', 'small-text', 'missing-glyph'];

/** Whether nothing is wrong with a page that was not wrong before. */
export function isSound(before: Page, after: Page): boolean {
  const known = new Set(faultsOf(before).map(keyOf));
  return faultsOf(after).every((fault) => known.has(keyOf(fault)));
}

/** Margins may be left on purpose: that, like all warnings but letters that are too small, is for people to judge. */
function faultsOf(page: Page): Finding[] {
  return lintPage(page, { rules: RULES }).filter(({ severity, rule }) => severity === 'error' || rule === 'small-text');
}

function keyOf({ message, componentIds }: Finding): string {
  return `${message} ${componentIds.join(' ')}`;
}

/**
 * A page whose one object was changed, so that all others are as they were and nothing became wrong: as it came of the
 * change, else with that object's words in its old box, smaller where they may be.
 * @returns undefined where there is no such page
 */
export function soundlyChanged(before: Page, after: Page, id: string, mayShrink: boolean): Page | undefined {
  const alone = withOthersAsBefore(before, after, id);
  const candidates = [alone, ...(mayShrink ? inOldBox(before, alone, id) : [])];
  return candidates.find((page) => isSound(before, page));
}

function withOthersAsBefore(before: Page, after: Page, id: string): Page {
  const known = new Map(before.components.map((component) => [component.id, component]));
  const isSame = after.components.every((one) => one.id === id || known.get(one.id) === one);
  if (isSame) return after;
  return { ...after, components: after.components.map((one) => (one.id === id ? one : (known.get(one.id) ?? one))) };
}

function inOldBox(before: Page, page: Page, id: string): Page[] {
  const [old, now] = [before, page].map(({ components }) => components.find((one) => one.id === id));
  if (!old || !now || !isFitted(now)) return [];
  const { sizing } = now.props;
  const boxed = { ...now, position: old.position, size: old.size, props: { ...now.props, sizing: 'shrink' as const } };
  const fitted = fitText(page, boxed as typeof now);
  const components = fitted.components.map((one) =>
    one.id === id ? ({ ...one, props: { ...one.props, sizing } } as Component) : one,
  );
  return [{ ...fitted, components }];
}
