import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import { withNotes } from '@pagewright/page/notes';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { inSlowMotion } from './slow-motion.ts';
import { useScreens } from './use-screens.ts';

/**
 * A document is presented: by keys alone, with a second window for the one who speaks, without a network, on a phone, and
 * by whoever was given a link to it.
 */

const NOTES = 'Say hello first.\nThen the figures.';

const screens = useScreens();
let tab: Tab;
let projectId: number;
let pages: readonly ProjectPage[];

beforeAll(async () => {
  tab = await screens.memberTab();
  projectId = await addFromTemplate(tab, 'To be shown');
  pages = await callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  const [first, second] = pages;
  if (!first || !second) throw new Error('the template has too few pages');
  const noted = withNotes(parsePage(first.styledText), NOTES);
  const led = withLead(withLead(noted, pages[3]?.id ?? 0), second.id, { id: 'aside', text: 'Aside', x: 100 });
  const styledText = printPage(withContents(led, pages.slice(2, 4).map(titleOf)));
  await callApi(tab, 'PUT', '/api/pagewright/page/edit', { id: first.id, version: first.version, styledText });
  const order = pages.map(({ id, section }) => ({ id, section, hidden: id === second.id }));
  await callApi(tab, 'PUT', '/api/pagewright/page/arrangement', { projectId, pages: order });
});

/** With something over all in its corner that leads to a page. */
function withLead(page: Page, to: number, { id, text, x } = { id: 'lead', text: 'Go on', x: 12 }): Page {
  const place = { position: { x, y: 12 }, size: { width: 80, height: 60 }, zIndex: page.components.length + 100 };
  const lead = componentOf('shape', { text }, { id, link: `page:${to}`, ...place });
  return { ...page, components: [...page.components, lead] };
}

/** With a table of contents in its lower corner. */
function withContents(page: Page, titles: readonly string[]): Page {
  const entries = titles.map((text, index) => {
    const place = { position: { x: 12, y: 600 + 50 * index }, size: { width: 300, height: 40 } };
    const zIndex = page.components.length + 200 + index;
    return componentOf('text', { text }, { id: `entry-${index}`, slot: `items.${index}`, zIndex, ...place });
  });
  return { ...page, components: [...page.components, ...entries] };
}

function titleOf({ styledText }: ProjectPage): string {
  const title = parsePage(styledText).components.find(({ slot }) => slot === 'title');
  if (!title || !('text' in title.props)) throw new Error('a page of the template has no title');
  return title.props.text;
}

const count = (where: Tab) => where.getByTestId('slide-count').textContent();
/** The words of the page on show. The counter can be there before its page is: it is waited for. */
const shown = async (where: Tab) => {
  await where.locator('[data-current] [data-page]').first().waitFor();
  return where.evaluate(() =>
    document.querySelector('[data-current] [data-page]')?.textContent?.replace(/\s+/g, ' ').trim(),
  );
};

it('from the editor, with a pen, and with the transitions that are chosen there', async () => {
  const [, , third] = pages;
  if (!third) throw new Error('the template has too few pages');
  await tab.emulateMedia({ reducedMotion: 'no-preference' });
  await tab.goto(`/create/page/${third.id}`);
  await tab.getByTestId('page-transition').click();
  await tab.getByTitle('Push', { exact: true }).click();
  await tab.getByTestId('transition-direction').click();
  await tab.getByTitle('Upwards').click();
  const chosen = () => tab.getByTestId('page-transition').textContent();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(chosen).toBe('None');
  await tab.getByRole('button', { name: 'Redo' }).click();
  await tab.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(chosen).toBe('Push');
  await tab.getByRole('button', { name: 'Apply to all pages' }).click();
  await tab.keyboard.press('Control+Alt+p');
  await tab.waitForURL(`**/present/${projectId}?page=3`);
  await tab.getByTestId('slide-count').waitFor();
  const moving = () =>
    tab.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap(({ transform }) => (transform ? [transform] : [])),
    );
  await inSlowMotion(tab, async () => {
    await tab.keyboard.press('ArrowRight');
    await expect.poll(moving).toEqual(['translate(0%, 100%)', 'none', 'none', 'translate(0%, -100%)']);
  });
  await expect.poll(moving).toEqual([]);
  // Back is at once.
  await tab.keyboard.press('ArrowLeft');
  expect(await moving()).toEqual([]);
  await tab.keyboard.press('d');
  await tab.locator('[data-testid="pen"][data-on]').waitFor();
  await tab.mouse.move(300, 300);
  await tab.mouse.down();
  await tab.mouse.move(500, 420, { steps: 5 });
  await tab.mouse.up();
  const drawn = () =>
    tab.getByTestId('pen').evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return data.some((value) => value > 0);
    });
  await expect.poll(drawn).toBe(true);
  // A stroke does not move on.
  expect(await count(tab)).toMatch(/^2 /);
  await tab.keyboard.press('e');
  await expect.poll(drawn).toBe(false);
  await tab.keyboard.press('q');
  await tab.waitForURL(`**/create/page/${third.id}`);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
});

it('by keys alone, hidden pages left out, with the notes in a window of their own', async () => {
  const total = pages.length - 1;
  await tab.goto('/');
  await tab.getByTestId('present').click();
  await tab.waitForURL(`**/present/${projectId}?page=1`);
  await expect.poll(() => tab.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  // Keys are heard as soon as a page is shown.
  await tab.getByTestId('slide-count').waitFor();
  await tab.keyboard.press('q');
  await tab.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => tab.evaluate(() => document.fullscreenElement)).toBe(null);
  await tab.goto('/page-preview');
  const marked = tab.getByRole('listitem', { name: 'Page 2', exact: true });
  await marked.getByRole('img', { name: 'Hidden: not in exports, not counted in page numbers' }).waitFor();
  expect(await tab.locator('li[data-hidden]').count()).toBe(1);
  await tab.goto(`/present/${projectId}`);
  const at = (number: number) => expect.poll(() => count(tab)).toBe(`${Math.min(number, total)} / ${total}`);
  await at(1);
  const first = await shown(tab);
  expect(first?.length).toBeGreaterThan(5);
  await tab.keyboard.press('ArrowRight');
  await at(2);
  const second = await shown(tab);
  expect(second).not.toBe(first);
  // The page after the first is hidden: its words are on no page of the show.
  const hidden = parsePage(pages[1]?.styledText ?? '').title;
  expect(second).not.toContain(hidden);

  const opened = tab.waitForEvent('popup');
  await tab.keyboard.press('s');
  const presenter = await opened;
  await expect.poll(() => count(presenter)).toBe(`2 / ${total}`);
  await presenter.keyboard.press('ArrowLeft');
  await presenter.getByText('Say hello first.').waitFor();
  await at(1);
  await expect.poll(() => shown(tab)).toBe(first);
  await presenter.keyboard.press('b');
  await tab.locator('[data-cover="black"]').waitFor();
  await presenter.close();

  await tab.keyboard.press('Escape');
  await tab.locator('[data-cover]').waitFor({ state: 'detached' });
  // The fourth page is the third that is shown.
  await tab.getByRole('link', { name: 'Go on' }).press('Enter');
  await at(3);
  await tab.keyboard.press('Home');
  await at(1);
  // A link leads to a hidden page too, and the show goes on from there.
  await tab.getByRole('link', { name: 'Aside' }).press('Enter');
  await expect.poll(() => shown(tab)).toContain(hidden);
  expect(await count(tab)).toBe(`– / ${total}`);
  await tab.keyboard.press('ArrowRight');
  await at(2);
  await tab.keyboard.press('ArrowLeft');
  await at(1);
  const [, , entry] = pages;
  if (!entry) throw new Error('the template has too few pages');
  await tab.getByRole('link', { name: titleOf(entry) }).press('Enter');
  await at(2);
  await tab.keyboard.press('Home');
  await at(1);
  // A link that has the focus does not take the number's end for its own.
  await tab.getByRole('link', { name: titleOf(entry) }).focus();
  await tab.keyboard.type('3');
  await tab.keyboard.press('Enter');
  await at(3);
  await tab.keyboard.press('o');
  const overview = tab.getByRole('dialog', { name: 'All pages' });
  await overview.waitFor();
  await expect.poll(() => overview.getByRole('button').count()).toBe(total);
  await tab.keyboard.press('ArrowLeft');
  await tab.keyboard.press('Enter');
  await overview.waitFor({ state: 'detached' });
  await at(2);
  await tab.reload();
  await at(2);
  await tab.keyboard.press('End');
  await at(total);
  await tab.keyboard.press('Space');
  await tab.getByText('The presentation is over').first().waitFor();
  await tab.keyboard.press('Space');
  await tab.waitForURL((url) => !url.pathname.startsWith('/present'));
});

it('goes on without a network once its pages were drawn', async () => {
  await tab.goto(`/present/${projectId}`);
  const last = pages.length - 1;
  await expect.poll(() => count(tab)).toBe(`1 / ${last}`);
  // All pages have been drawn once, out of sight.
  await expect.poll(() => tab.evaluate(() => document.querySelectorAll('main [aria-hidden][inert]').length)).toBe(0);
  await tab.context().setOffline(true);
  // Those who look on do not read that the network is gone.
  const notice = tab.getByText('You are offline');
  await notice.waitFor({ state: 'attached' });
  expect(await notice.isVisible()).toBe(false);
  for (let number = 2; number <= last; number++) {
    await tab.keyboard.press('PageDown');
    await expect.poll(() => count(tab)).toBe(`${number} / ${last}`);
    const missing = () =>
      tab.evaluate(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('[data-current] img')].filter((one) => one.naturalWidth === 0)
            .length,
      );
    await expect.poll(missing).toBe(0);
    expect(await tab.locator('[data-current] [role="alert"]').count()).toBe(0);
  }
  // The window of the one who speaks can still be opened, and both lead one another.
  const opening = tab.waitForEvent('popup');
  await tab.keyboard.press('s');
  const speaker = await opening;
  await expect.poll(() => count(speaker)).toBe(`${last} / ${last}`);
  expect(await speaker.locator('[data-current] [role="alert"]').count()).toBe(0);
  await speaker.keyboard.press('PageUp');
  await expect.poll(() => count(tab)).toBe(`${last - 1} / ${last}`);
  await tab.bringToFront();
  await tab.keyboard.press('Home');
  await expect.poll(() => count(speaker)).toBe(`1 / ${last}`);
  await speaker.getByRole('button', { name: 'Next' }).press('Enter');
  await expect.poll(() => count(tab)).toBe(`2 / ${last}`);
  const closed = speaker.waitForEvent('close');
  await tab.context().setOffline(false);
  await tab.keyboard.press('q');
  await closed;
});

it('on a phone: a tap and a swipe move on, a swipe back, and the bar has room', async () => {
  const phone = await screens.tab({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await tab.context().storageState(),
  });
  await phone.goto(`/present/${projectId}`);
  const last = pages.length - 1;
  await expect.poll(() => count(phone)).toBe(`1 / ${last}`);
  await phone.touchscreen.tap(300, 300);
  await expect.poll(() => count(phone)).toBe(`2 / ${last}`);
  const swipe = async (from: number, to: number) => {
    const client = await phone.context().newCDPSession(phone);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 320 }] });
    await touch('touchStart', from);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * share);
    await touch('touchEnd', to);
  };
  await swipe(320, 80);
  await expect.poll(() => count(phone)).toBe(`3 / ${last}`);
  await swipe(80, 320);
  await expect.poll(() => count(phone)).toBe(`2 / ${last}`);
  const bar = await phone.getByRole('toolbar').boundingBox();
  expect(bar && bar.x >= 0 && bar.x + bar.width <= 390).toBe(true);
  for (const button of await phone.getByRole('toolbar').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
  await phone.keyboard.press('o');
  const tiles = phone.getByRole('dialog', { name: 'All pages' }).getByRole('button');
  await expect.poll(() => tiles.evaluateAll(areWhole)).toEqual(pages.slice(1).map(() => true));
});

/** Whether pictures of pages, once they are drawn, and the words below them are seen whole. Runs in the tab. */
function areWhole(tiles: readonly Element[]): boolean[] {
  return tiles.map((tile) => {
    tile.scrollIntoView();
    const parts = [...tile.children];
    const isDrawn = parts.length === 2 && parts[0]?.firstElementChild !== null;
    return isDrawn && parts.every((part) => part.scrollHeight <= part.clientHeight);
  });
}

it('by a stranger with a link and its password, until the link is revoked', async () => {
  const last = pages.length - 1;
  await tab.goto('/');
  await tab.getByTestId('share').click();
  const dialog = tab.getByRole('dialog', { name: 'Share by link' });
  await dialog.getByText('Nobody else can see this document yet.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill('open sesame');
  await dialog.getByTestId('share-create').click();
  const address = await dialog.getByLabel('Address of the link').inputValue();

  const stranger = await screens.tab({ locale: 'en-US' });
  const sent: string[] = [];
  stranger.on('request', (request) => sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await stranger.goto(address);
  const field = stranger.getByLabel('Password', { exact: true });
  await field.fill('open barley');
  await field.press('Enter');
  await stranger.getByRole('alert').getByText('The password is not right.').waitFor();
  await field.fill('open sesame');
  await field.press('Enter');
  await stranger.getByRole('heading', { name: 'To be shown' }).waitFor();
  const first = parsePage(pages[0]?.styledText ?? '');
  await expect.poll(() => stranger.locator('[data-page]').first().textContent()).toContain(first.title);
  await expect.poll(() => stranger.getByTestId('page-indicator').textContent()).toContain(String(last));
  // Nothing but looking at the pages is offered, and the key went nowhere.
  expect(await stranger.getByRole('button', { name: /Export/ }).count()).toBe(0);
  const key = new URL(address).hash.slice(1);
  expect(sent.filter((one) => one.includes(key))).toEqual([]);

  const indicated = () => stranger.getByTestId('page-indicator').textContent();
  const whole = await indicated();
  // Who drags the canvas by a link looks on where they are.
  await cameraRests(stranger);
  const lead = stranger.getByRole('link', { name: 'Go on' });
  const from = await lead.boundingBox();
  await lead.hover();
  await stranger.mouse.down();
  await stranger.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 40, { steps: 4 });
  await stranger.mouse.up();
  await expect.poll(async () => (await lead.boundingBox())?.x).toBeGreaterThan((from?.x ?? 0) + 20);
  expect(await indicated()).toBe(whole);
  await lead.click();
  await expect.poll(indicated).toBe(whole?.replace('1', '3'));
  // Who goes on by keys is taken to what is out of view, while the canvas still moves as well.
  await stranger.getByTestId('canvas').focus();
  await stranger.keyboard.press('Tab');
  await expect.poll(() => stranger.evaluate(isFocusInCanvas)).toBe(true);
  await stranger.reload();
  await expect.poll(indicated).toBe(whole);
  await stranger.getByTestId('present').click();
  await expect.poll(() => count(stranger)).toBe(`1 / ${last}`);
  await stranger.getByRole('link', { name: 'Go on' }).click();
  await expect.poll(() => count(stranger)).toBe(`3 / ${last}`);
  await stranger.keyboard.press('Home');
  await expect.poll(() => count(stranger)).toBe(`1 / ${last}`);
  expect(await stranger.getByRole('button', { name: 'Presenter window' }).count()).toBe(0);
  await stranger.keyboard.press('ArrowRight');
  await expect.poll(() => count(stranger)).toBe(`2 / ${last}`);
  await stranger.keyboard.press('q');
  await stranger.getByRole('heading', { name: 'To be shown' }).waitFor();
  // The same visit: no password is asked for again, and it is counted once.
  // In a window as narrow as a phone's the first page takes all the width there is.
  await stranger.setViewportSize({ width: 390, height: 844 });
  await stranger.reload();
  await stranger.getByRole('heading', { name: 'To be shown' }).waitFor();
  const page = stranger.locator('[data-page]').first();
  await expect.poll(async () => (await page.boundingBox())?.width ?? 0).toBeGreaterThan(300);
  await expect.poll(() => stranger.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await tab.reload();
  await tab.getByTestId('share').click();
  await dialog.getByText('Views: 1').waitFor();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await tab.getByRole('dialog', { name: 'Revoke this link?' }).getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByText('Nobody else can see this document yet.').waitFor();
  await stranger.reload();
  await stranger.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
});

/** Whether a link of a page has the focus, and all of it can be seen. Runs in the tab. */
function isFocusInCanvas(): boolean {
  const link = document.activeElement?.closest('[data-page] a')?.getBoundingClientRect();
  const canvas = document.querySelector('[data-testid="canvas"]')?.getBoundingClientRect();
  if (!link || !canvas) return false;
  return (
    link.left >= canvas.left && link.right <= canvas.right && link.top >= canvas.top && link.bottom <= canvas.bottom
  );
}
