import { getDraft, type ProjectDraft, projectDraft, saveDraft } from '@pagewright/contract/drafts';
import { api } from '../../app/api/api.ts';
import type { KeyValueStorage } from '../../app/session/session-store.ts';

/** ms of rest before what is typed is sent, and until the next try where it did not arrive. */
const DELAY = 600;
const RETRY = 5_000;

/** What is typed before there is a project. */
const NEW_KEY = 'pagewright_new_draft';
/** What the server lacks of a project's draft, so that it survives a crash. */
const UNSENT_PREFIX = 'pagewright_unsent_draft_';

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

/** Keeps drafts on this device at once, and on the server soon after; what did not arrive is sent again. */
export class DraftSaver {
  readonly #storage: KeyValueStorage;
  readonly #server: DraftStore;
  readonly #waiting = new Map<number, ProjectDraft>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** One call at a time for each project, so that an older state never comes last. */
  readonly #sending = new Map<number, Promise<void>>();

  constructor(storage: KeyValueStorage, to: DraftStore = server) {
    this.#storage = storage;
    this.#server = to;
  }

  readNew(): ProjectDraft | undefined {
    return this.#read(NEW_KEY);
  }

  keepNew(draft: ProjectDraft | undefined): void {
    this.#write(NEW_KEY, draft);
  }

  /** The draft as the server has it, or as it was left here where it did not arrive there. */
  async load(projectId: number): Promise<ProjectDraft | undefined> {
    const unsent = this.#read(keyOf(projectId));
    if (unsent) {
      this.save(projectId, unsent);
      return unsent;
    }
    return this.#server.load(projectId).catch(() => undefined);
  }

  save(projectId: number, draft: ProjectDraft): void {
    this.#waiting.set(projectId, draft);
    this.#write(keyOf(projectId), draft);
    this.#schedule(projectId, DELAY);
  }

  /** Settles once everything has been sent, or could not be. */
  flush(projectId: number): Promise<void> {
    clearTimeout(this.#timers.get(projectId));
    const running = this.#sending.get(projectId);
    if (running) return running;
    const sending = this.#send(projectId).finally(() => this.#sending.delete(projectId));
    this.#sending.set(projectId, sending);
    return sending;
  }

  /** Nothing of this person stays here. */
  forgetAll(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const projectId of this.#waiting.keys()) this.#write(keyOf(projectId), undefined);
    this.#waiting.clear();
    this.keepNew(undefined);
  }

  async #send(projectId: number): Promise<void> {
    for (let draft = this.#waiting.get(projectId); draft; draft = this.#waiting.get(projectId)) {
      try {
        await this.#server.save(projectId, draft);
      } catch {
        this.#schedule(projectId, RETRY);
        return;
      }
      if (this.#waiting.get(projectId) === draft) {
        this.#waiting.delete(projectId);
        this.#write(keyOf(projectId), undefined);
      }
    }
  }

  #schedule(projectId: number, ms: number): void {
    clearTimeout(this.#timers.get(projectId));
    this.#timers.set(
      projectId,
      setTimeout(() => void this.flush(projectId), ms),
    );
  }

  #read(key: string): ProjectDraft | undefined {
    try {
      const text = this.#storage.getItem(key);
      return text === null ? undefined : projectDraft.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  }

  #write(key: string, draft: ProjectDraft | undefined): void {
    try {
      if (draft) this.#storage.setItem(key, JSON.stringify(draft));
      else this.#storage.removeItem(key);
    } catch {
      // Storage is full or forbidden: the server has it within a moment.
    }
  }
}

function keyOf(projectId: number): string {
  return `${UNSENT_PREFIX}${projectId}`;
}
