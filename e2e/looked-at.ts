import axe from 'axe-core';
import type { Page as Tab } from 'playwright-core';
import { follow } from './follow.ts';

/** What must not be found on any screen. A document's own design is the design's matter, and left out. */

/** Loads a screen and waits until it stands. */
export async function look(tab: Tab, path: string): Promise<void> {
  await tab.goto(path);
  await settled(tab);
}

/** Goes to a screen as a link in the app does, without loading the app anew, and waits until it stands. */
export async function walk(tab: Tab, path: string): Promise<void> {
  if (!tab.url().startsWith('http')) return look(tab, path);
  await follow(tab, path);
  await settled(tab);
}

/** ms without a change after which a screen stands, and after which one that never rests is looked at all the same. */
const REST = 250;
const LONGEST = 8_000;

/** Waits until nothing on a screen is busy and nothing has changed for a while. */
export async function settled(tab: Tab): Promise<void> {
  await tab.getByRole('main').waitFor();
  await tab.evaluate(
    ([rest, longest]) =>
      new Promise<void>((resolve) => {
        const started = performance.now();
        let changed = started;
        const observer = new MutationObserver(() => {
          changed = performance.now();
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = () => {
          const now = performance.now();
          const busy = document.querySelector('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning') !== null;
          if ((busy || now - changed < rest) && now - started < longest) return void setTimeout(look, 50);
          observer.disconnect();
          resolve();
        };
        look();
      }),
    [REST, LONGEST] as const,
  );
}

const NOT_LOOKED_AT: readonly string[] = ['[data-page]', '[inert]', '[aria-hidden="true"]'];

/** Faults of accessibility that keep people from using a screen. @param except selectors of what is left out */
export async function seriousFaults(tab: Tab, except = NOT_LOOKED_AT): Promise<string[]> {
  await tab.evaluate(axe.source);
  const found = await tab.evaluate(async (left) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations } = await runner.run({ exclude: left.map((selector) => [selector]) });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, at: nodes.map(({ html }) => html.slice(0, 160)) }));
  }, except);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, at }) => `${id}: ${at.slice(0, 3).join(' | ')}`);
}

/** Controls whose name begins or ends with the English name that an icon of the kit has by itself, beside words of their own. */
export function namedByIcons(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const controls = 'button, a, summary, label, [role="tab"], [role="menuitem"], [role="option"], [role="radio"]';
    return [...document.querySelectorAll('.anticon[aria-label]')].flatMap((icon) => {
      const name = icon.getAttribute('aria-label');
      const control = icon.closest(controls);
      const isNamed = icon.classList.contains(`anticon-${name}`) && !icon.closest('[aria-hidden="true"]');
      const words = control?.hasAttribute('aria-label') ? '' : (control?.textContent?.trim() ?? '');
      return isNamed && words !== '' ? [`${name}: ${words.slice(0, 40)}`] : [];
    });
  });
}

/** Texts that are wider than the place they have, and screens that scroll sideways. Names may end in three dots. */
export function clippedTexts(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the screen scrolls sideways'] : [];
    const texts = 'button, a, label, h1, h2, h3, th, dt, dd, legend, [role="tab"], [role="radio"], span, p, strong, em';
    const cut = [...document.querySelectorAll<HTMLElement>(texts)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('[data-page], [aria-hidden="true"], .visually-hidden, [inert]'))
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX))
      .filter((one) => getComputedStyle(one).textOverflow !== 'ellipsis' || (!one.title && !one.closest('[title]')))
      .map((one) => one.textContent?.trim().slice(0, 60) ?? '')
      .filter((text) => text !== '');
    return [...wide, ...cut];
  });
}

/** Every text that a screen shows or speaks; code is no text. */
export function shownTexts(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isWords = parent && !parent.closest('[data-page], .cm-editor, script, style, noscript');
      if (!isWords || !parent.checkVisibility()) continue;
      found.add(walker.currentNode.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      // Icons of the kit name themselves; inside a labelled control nobody hears them.
      if (element.closest('[data-page], .anticon')) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(element.getAttribute(name)?.trim() ?? '');
    }
    return [...found].filter(Boolean);
  });
}
