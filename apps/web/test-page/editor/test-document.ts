import type { Component, Page } from '@pagewright/components/models';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ChangeOptions, type ComponentPatch, patched } from '../../src/editor/document/component-patch.ts';

/** The least that an editor is: a page, what is selected, and how many steps of undo there were. */
export interface TestDocument {
  readonly page: Page;
  readonly selected: readonly string[];
  readonly editing: string | undefined;
  readonly steps: number;
  readonly gesture: string | undefined;
  patch(patches: readonly ComponentPatch[], options: ChangeOptions): void;
  insert(component: Component): void;
  select(ids: readonly string[]): void;
  edit(id: string | undefined): void;
}

const PAGE: Omit<Page, 'components'> = {
  title: 'Test',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 64,
};

export function createTestDocument(
  components: readonly Component[],
  selected: readonly string[],
): StoreApi<TestDocument> {
  return createStore<TestDocument>()((set) => ({
    page: { ...PAGE, components: [...components] },
    selected,
    editing: undefined,
    steps: 0,
    gesture: undefined,
    patch: (patches, { gesture }) =>
      set((now) => ({
        page: {
          ...now.page,
          components: now.page.components.map((component) => {
            const patch = patches.find(({ id }) => id === component.id);
            return patch ? patched(component, patch) : component;
          }),
        },
        steps: gesture !== undefined && gesture === now.gesture ? now.steps : now.steps + 1,
        gesture,
      })),
    insert: (component) =>
      set((now) => ({
        page: { ...now.page, components: [...now.page.components, component] },
        selected: [component.id],
        steps: now.steps + 1,
        gesture: undefined,
      })),
    select: (selected) => set({ selected }),
    edit: (editing) => set({ editing }),
  }));
}
