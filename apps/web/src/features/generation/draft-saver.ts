import { getDraft, type ProjectDraft, projectDraft, saveDraft } from '@pagewright/contract/drafts';
import { api } from '../../app/api/api.ts';
import { LocalCopy } from '../../app/saving/local-copy.ts';
import { saveOutcome } from '../../app/saving/save-outcome.ts';
import { SavedResource } from '../../app/saving/saved-resource.ts';
import type { KeyValueStorage } from '../../app/session/session-store.ts';

/** What is typed before there is a project. */
const NEW_KEY = 'pagewright_new_draft';
/** What the server lacks of a project's draft. */
const UNSENT_PREFIX = 'pagewright_unsent_draft_';

/** The server counts no versions of drafts: what is typed last holds. */
const VERSION = 0;

/** What the saver needs of the server. */
export interface DraftStore {
  load(projectId: number): Promise<ProjectDraft>;
  save(projectId: number, draft: ProjectDraft): Promise<void>;
}

const server: DraftStore = {
  load: (projectId) => api.call(getDraft, { params: { id: projectId } }),
  save: async (projectId, draft) => {
    await api.call(saveDraft, { body: { projectId, ...draft } });
  },
};

/** Keeps the drafts of projects on the server, and that of none on this device. */
export class DraftSaver {
  readonly #storage: KeyValueStorage;
  readonly #server: DraftStore;
  readonly #new: LocalCopy<ProjectDraft>;
  readonly #drafts = new Map<number, ProjectDraft>();
  readonly #resources = new Map<number, SavedResource<ProjectDraft>>();

  constructor(storage: KeyValueStorage, to: DraftStore = server) {
    this.#storage = storage;
    this.#server = to;
    this.#new = new LocalCopy(storage, NEW_KEY, projectDraft);
  }

  readNew(): ProjectDraft | undefined {
    return this.#new.read()?.value;
  }

  keepNew(draft: ProjectDraft | undefined): void {
    if (draft) this.#new.write({ value: draft, version: VERSION });
    else this.#new.remove();
  }

  /**
   * The draft as the server has it, or as it was left here where it did not arrive there.
   * @throws ApiError where the server does not give it
   */
  async load(projectId: number): Promise<ProjectDraft> {
    const unsent = this.#copyOf(projectId).read()?.value;
    if (unsent) {
      this.save(projectId, unsent);
      return unsent;
    }
    return this.#server.load(projectId);
  }

  save(projectId: number, draft: ProjectDraft): void {
    this.#drafts.set(projectId, draft);
    this.#resourceOf(projectId).changed();
  }

  /** Settles once everything has been sent, or could not be. */
  async flush(projectId: number): Promise<void> {
    await this.#resources.get(projectId)?.flush();
  }

  /** Nothing of this person stays here. */
  forgetAll(): void {
    for (const resource of this.#resources.values()) resource.discard();
    this.#resources.clear();
    this.#drafts.clear();
    this.keepNew(undefined);
  }

  #resourceOf(projectId: number): SavedResource<ProjectDraft> {
    const known = this.#resources.get(projectId);
    if (known) return known;
    const resource = new SavedResource<ProjectDraft>({
      now: () => {
        const value = this.#drafts.get(projectId);
        return value && { value, version: VERSION };
      },
      send: ({ value }) =>
        saveOutcome(async () => {
          await this.#server.save(projectId, value);
          return VERSION;
        }),
      saved: () => undefined,
      copy: this.#copyOf(projectId),
    });
    this.#resources.set(projectId, resource);
    return resource;
  }

  #copyOf(projectId: number): LocalCopy<ProjectDraft> {
    return new LocalCopy(this.#storage, `${UNSENT_PREFIX}${projectId}`, projectDraft);
  }
}
