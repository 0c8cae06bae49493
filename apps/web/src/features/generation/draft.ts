import type { ProjectDraft } from '@pagewright/contract/drafts';
import type { GenerationSettings } from '@pagewright/contract/projects';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isPassing } from '../../app/api/api-error.ts';
import { session } from '../../app/session/session.ts';
import { DraftSaver } from './draft-saver.ts';

/** What a person has typed and chosen on the create screen: kept with the project as it is typed. */
export type Draft = ProjectDraft;

/** The draft that belongs to no project yet. */
type DraftKey = number | 'new';

/** ms after which a draft that did not come is asked for again. */
const RETRY_MS = 5_000;

const EMPTY: Draft = { text: '', prompt: '', settings: {} };

/** Settings of a new project: the contract's defaults. */
export const DEFAULT_SETTINGS: GenerationSettings = {
  format: 'ppt-16-9',
  style: 'professional',
  pageCount: 'auto',
  mode: 'condense',
};

const store = createStore<{ drafts: Readonly<Partial<Record<DraftKey, Draft>>> }>()(() => ({ drafts: {} }));

/** Projects whose drafts are here, and what was changed in others before theirs had come. */
const loaded = new Set<number>();
const changedEarly = new Map<number, Partial<Draft>>();
const loading = new Map<number, Promise<Draft | undefined>>();

const saver = new DraftSaver(window.localStorage);
put('new', saver.readNew() ?? EMPTY);

/** Whose drafts these are; a visitor's become those of whoever signs in. */
let owner: number | undefined;

/** What one person has typed is never shown to another who signs in after them. */
session.subscribe(() => {
  const userId = session.get()?.user.userId;
  if (userId === undefined) {
    if (owner !== undefined) forgetAll();
    return;
  }
  if (owner !== undefined && owner !== userId) forgetAll();
  owner = userId;
});

function forgetAll(): void {
  store.setState({ drafts: {} });
  loaded.clear();
  changedEarly.clear();
  saver.forgetAll();
}

function put(key: DraftKey, draft: Draft): void {
  store.setState(({ drafts }) => ({ drafts: { ...drafts, [key]: draft } }));
}

function keyOf(projectId: number | undefined): DraftKey {
  return projectId ?? 'new';
}

export function getDraft(projectId: number | undefined): Draft {
  return store.getState().drafts[keyOf(projectId)] ?? EMPTY;
}

export function changeDraft(projectId: number | undefined, change: Partial<Draft>): void {
  put(keyOf(projectId), { ...getDraft(projectId), ...change });
  if (projectId === undefined) saver.keepNew(getDraft(undefined));
  else if (loaded.has(projectId)) saver.save(projectId, getDraft(projectId));
  else {
    // What was typed before is not here yet: it must not be saved over.
    changedEarly.set(projectId, { ...changedEarly.get(projectId), ...change });
    void loadDraft(projectId);
  }
}

/** What was typed before there was a project moves into the project that has been created for it. */
export function adoptDraft(projectId: number): void {
  const { new: draft, ...others } = store.getState().drafts;
  saver.keepNew(undefined);
  loaded.add(projectId);
  if (!draft) return;
  store.setState({ drafts: { ...others, [projectId]: draft } });
  saver.save(projectId, draft);
}

/** The draft as it was left on whatever device, with what has been changed meanwhile; undefined where it cannot be had. */
export function loadDraft(projectId: number): Promise<Draft | undefined> {
  if (loaded.has(projectId)) return Promise.resolve(getDraft(projectId));
  const known = loading.get(projectId) ?? fetchDraft(projectId).finally(() => loading.delete(projectId));
  loading.set(projectId, known);
  return known;
}

async function fetchDraft(projectId: number): Promise<Draft | undefined> {
  const stored = await saver.load(projectId).catch((error: unknown) => {
    // Nobody need type on for what stands on the server, and what was changed meanwhile, to come together.
    if (isPassing(error)) setTimeout(() => void loadDraft(projectId), RETRY_MS);
    return undefined;
  });
  // A project that was created meanwhile has got what was typed before it.
  if (loaded.has(projectId)) return getDraft(projectId);
  if (!stored) return undefined;
  const early = changedEarly.get(projectId);
  changedEarly.delete(projectId);
  loaded.add(projectId);
  const draft = { ...stored, ...early, settings: { ...stored.settings, ...early?.settings } };
  put(projectId, draft);
  if (early) saver.save(projectId, draft);
  return draft;
}

/** The draft of a project, as it was left on whatever device. */
export function useDraft(projectId: number | undefined): Draft {
  useEffect(() => {
    if (projectId !== undefined) void loadDraft(projectId);
  }, [projectId]);
  return useStore(store, ({ drafts }) => drafts[keyOf(projectId)] ?? EMPTY);
}
