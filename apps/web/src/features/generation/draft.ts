import type { GenerationSettings } from '@pagewright/contract/projects';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { session } from '../../app/session/session.ts';

/** What a person has typed and chosen on the create screen, not yet sent. */
export interface Draft {
  readonly text: string;
  readonly supplement: string;
  /** Choices of this draft; what is not chosen is as the project's settings say. */
  readonly settings: Partial<GenerationSettings>;
}

/** The draft that belongs to no project yet. */
type DraftKey = number | 'new';

const EMPTY: Draft = { text: '', supplement: '', settings: {} };

/** Settings of a new project: the contract's defaults. */
export const DEFAULT_SETTINGS: GenerationSettings = {
  format: 'ppt-16-9',
  style: 'professional',
  pageCount: 'auto',
  mode: 'condense',
};

/** Whose drafts these are; a visitor's become those of whoever signs in. */
let owner: number | undefined;

/** What one person has typed is never shown to another who signs in after them. */
session.subscribe(() => {
  const userId = session.get()?.user.userId;
  if (userId === undefined) return;
  if (owner !== undefined && owner !== userId) store.setState({ drafts: {} });
  owner = userId;
});

const store = createStore<{ drafts: Readonly<Partial<Record<DraftKey, Draft>>> }>()(() => ({ drafts: {} }));

function keyOf(projectId: number | undefined): DraftKey {
  return projectId ?? 'new';
}

export function getDraft(projectId: number | undefined): Draft {
  return store.getState().drafts[keyOf(projectId)] ?? EMPTY;
}

export function changeDraft(projectId: number | undefined, change: Partial<Draft>): void {
  const next = { ...getDraft(projectId), ...change };
  store.setState(({ drafts }) => ({ drafts: { ...drafts, [keyOf(projectId)]: next } }));
}

/** What was typed before there was a project moves into the project that has been created for it. */
export function adoptDraft(projectId: number): void {
  store.setState(({ drafts: { new: draft, ...others } }) => ({
    drafts: draft ? { ...others, [projectId]: draft } : others,
  }));
}

export function useDraft(projectId: number | undefined): Draft {
  return useStore(store, ({ drafts }) => drafts[keyOf(projectId)] ?? EMPTY);
}
