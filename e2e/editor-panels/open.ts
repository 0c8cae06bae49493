import { join } from 'node:path';
import { componentOf } from '@pagewright/components/fixtures';
import type { Component, ComponentKind, ComponentOf, Page, PropsInput } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';
import { type BuiltPage, buildPage } from '@pagewright/tools/built-page';
import type { Locator, Page as Tab } from 'playwright-core';
import { sharedBrowser } from '../browser.ts';

/** The editor's panels, dialogs and in-place editors around a page, in a real browser. */
export interface EditorParts {
  readonly tab: Tab;
  /** Errors of the page so far. */
  readonly faults: string[];
  /** Opens an editor of its own with these components. */
  open(components: readonly Component[], options?: OpenOptions): Promise<void>;
  component<K extends ComponentKind>(id: string): Promise<ComponentOf<K>>;
  page(): Promise<Page>;
  /** Steps of undo so far. */
  steps(): Promise<number>;
  on(id: string): Locator;
  close(): Promise<void>;
}

interface OpenOptions {
  readonly zoom?: number;
  readonly upload?: 'ok' | 'fail' | 'none';
  readonly selected?: readonly string[];
  readonly language?: Language;
}

interface TestWindow {
  readonly editorTest: {
    page(): Page;
    steps(): number;
    show(shown: Required<OpenOptions> & { readonly components: readonly Component[] }): Promise<void>;
  };
}

export async function openEditorParts(): Promise<EditorParts> {
  const root = join(import.meta.dirname, '..', '..', 'apps', 'web', 'test-page', 'editor');
  const built: BuiltPage = await buildPage({
    root,
    viewport: { width: 1440, height: 900 },
    browser: await sharedBrowser(),
  });
  const { tab } = built;
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(String(error)));
  tab.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const read = () => tab.evaluate(() => (window as unknown as TestWindow).editorTest.page());
  return {
    tab,
    faults,
    open: async (components, { zoom = 1, upload = 'none', selected = [], language = 'en-US' } = {}) => {
      if (tab.url() !== built.url) {
        await tab.goto(built.url);
        await tab.waitForFunction(() => 'editorTest' in window);
      }
      await tab.evaluate((shown) => (window as unknown as TestWindow).editorTest.show(shown), {
        components,
        zoom,
        upload,
        selected,
        language,
      });
      await tab.locator('[data-paper]').waitFor();
      await tab.evaluate(() => document.fonts.ready);
    },
    component: async <K extends ComponentKind>(id: string) =>
      (await read()).components.find((one) => one.id === id) as ComponentOf<K>,
    page: read,
    steps: () => tab.evaluate(() => (window as unknown as TestWindow).editorTest.steps()),
    on: (id) => tab.locator(`[data-component-id="${id}"]`),
    close: built.close,
  };
}

/** A component with an id and a place of its own. */
export function piece<K extends ComponentKind>(
  kind: K,
  id: string,
  props: PropsInput<K> = {} as PropsInput<K>,
  rest: Partial<Omit<ComponentOf<K>, 'type' | 'props'>> = {},
): Component {
  return componentOf(kind, props, { id, position: { x: 60, y: 60 }, ...rest } as never);
}

/** Puts something on the clipboard and pastes it where the focus is. */
export async function paste(tab: Tab, data: Readonly<Record<string, string>>): Promise<void> {
  await tab.evaluate((given) => {
    const transfer = new DataTransfer();
    for (const [type, text] of Object.entries(given)) transfer.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}
