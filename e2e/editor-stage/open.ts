import { join } from 'node:path';
import type { Component, Page } from '@pagewright/components/models';
import { type BuiltPage, buildPage } from '@pagewright/tools/built-page';
import type { Browser, Page as Tab } from 'playwright-core';
import { sharedBrowser } from '../browser.ts';
import { cameraRests } from '../camera.ts';
import { leaveUnpainted } from '../unpainted.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface TestWindow {
  readonly stageTest: {
    show(pages: readonly Page[], view: 'page' | 'all' | 'overview'): void;
    readonly controls: { zoomTo(zoom: number): void } | undefined;
    readonly editor: {
      page(): Page;
      patch(patches: readonly { id: string; position: Point }[]): void;
      edit(id: string): void;
      readonly store: { getState(): { selected: string[]; pageId: number; editing: { id: string } | undefined } };
    };
  };
}

type Modifier = 'Shift' | 'Alt' | 'Control';

/** The editor's stage in a real browser, driven in px of the page. */
export class OpenStage {
  readonly tab: Tab;
  readonly faults: string[] = [];
  readonly #built: BuiltPage;

  private constructor(built: BuiltPage) {
    this.#built = built;
    this.tab = built.tab;
    this.tab.on('pageerror', (error) => this.faults.push(String(error)));
  }

  /** @param browser another one than the tests share, in which everything is painted as people have it */
  static async open(browser?: Browser): Promise<OpenStage> {
    const root = join(import.meta.dirname, '..', '..', 'apps', 'web', 'test-page', 'stage');
    const built = await buildPage({
      root,
      configFile: join(root, '..', 'vite.config.ts'),
      viewport: { width: 1440, height: 900 },
      browser: browser ?? (await sharedBrowser()),
    });
    if (!browser) await leaveUnpainted(built.tab);
    return new OpenStage(built);
  }

  close(): Promise<void> {
    return this.#built.close();
  }

  /** Opens pages in an editor of their own at a zoom, the middle of the first in the middle of the window. */
  async show(pages: readonly (readonly Component[])[], zoom = 1, view: 'page' | 'all' = 'page'): Promise<void> {
    await this.#show(pages, view);
    await cameraRests(this.tab);
    await this.tab.evaluate((to) => (window as unknown as TestWindow).stageTest.controls?.zoomTo(to), zoom);
    await cameraRests(this.tab);
    await this.tab.getByTestId('stage').focus();
  }

  /** Opens pages as a grid. */
  async showOverview(pages: readonly (readonly Component[])[]): Promise<void> {
    await this.#show(pages, 'overview');
    await this.tab.getByRole('option').first().waitFor();
  }

  async #show(pages: readonly (readonly Component[])[], view: 'page' | 'all' | 'overview'): Promise<void> {
    if (this.tab.url() !== this.#built.url) {
      await this.tab.goto(this.#built.url);
      await this.tab.waitForFunction(() => 'stageTest' in window);
    }
    await this.tab.evaluate(([given, way]) => (window as unknown as TestWindow).stageTest.show(given, way), [
      pages.map(pageOf),
      view,
    ] as const);
    await this.tab.locator('[data-ready]').waitFor();
  }

  page(): Promise<Page> {
    return this.tab.evaluate(() => (window as unknown as TestWindow).stageTest.editor.page());
  }

  state(): Promise<{ selected: string[]; pageId: number; editing: { id: string } | undefined }> {
    return this.tab.evaluate(() => {
      const { selected, pageId, editing } = (window as unknown as TestWindow).stageTest.editor.store.getState();
      return { selected, pageId, editing };
    });
  }

  /** Moves a component as a step of its own. */
  put(id: string, position: Point): Promise<void> {
    return this.tab.evaluate(
      ([one, to]) => {
        (window as unknown as TestWindow).stageTest.editor.patch([{ id: one, position: to }]);
      },
      [id, position] as const,
    );
  }

  /** Opens what a double-click on a component opens. */
  edit(id: string): Promise<void> {
    return this.tab.evaluate((one) => (window as unknown as TestWindow).stageTest.editor.edit(one), id);
  }

  async component(id: string): Promise<Component> {
    const found = (await this.page()).components.find((one) => one.id === id);
    if (!found) throw new Error(`there is no component "${id}"`);
    return found;
  }

  /** Where a place of the shown page is on the screen, as the browser has drawn it. */
  async onScreen({ x, y }: Point): Promise<Point> {
    const box = await this.tab.getByTestId('editor-page').boundingBox();
    if (!box) throw new Error('the page is not on the screen');
    const { size } = await this.page();
    const zoom = box.width / size.width;
    return { x: box.x + x * zoom, y: box.y + y * zoom };
  }

  async click(at: Point, ...modifiers: Modifier[]): Promise<void> {
    await this.#holding(modifiers, async () => {
      const { x, y } = await this.onScreen(at);
      await this.tab.mouse.click(x, y);
    });
  }

  /** Drags from one place of the page to another, in steps as a hand does. */
  async drag(from: Point, to: Point, ...modifiers: Modifier[]): Promise<void> {
    const start = await this.onScreen(from);
    const end = await this.onScreen(to);
    await this.dragOnScreen(start, end, ...modifiers);
  }

  async dragOnScreen(start: Point, end: Point, ...modifiers: Modifier[]): Promise<void> {
    await this.tab.mouse.move(start.x, start.y);
    await this.#holding(modifiers, async () => {
      await this.tab.mouse.down();
      await this.tab.mouse.move(end.x, end.y, { steps: 5 });
      await this.tab.mouse.up();
    });
  }

  /** Drags something of the overlay by px of the page. */
  async dragHandle(selector: string, by: Point, ...modifiers: Modifier[]): Promise<void> {
    const box = await this.tab.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not on the screen`);
    const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const zero = await this.onScreen({ x: 0, y: 0 });
    const moved = await this.onScreen(by);
    await this.dragOnScreen(start, { x: start.x + moved.x - zero.x, y: start.y + moved.y - zero.y }, ...modifiers);
  }

  async #holding(modifiers: readonly Modifier[], run: () => Promise<void>): Promise<void> {
    for (const key of modifiers) await this.tab.keyboard.down(key);
    await run();
    for (const key of modifiers) await this.tab.keyboard.up(key);
  }
}

function pageOf(components: readonly Component[]): Page {
  return {
    title: 'Test',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 40,
    components: components.map((one, index) => ({ ...one, zIndex: index + 1 })),
  };
}
