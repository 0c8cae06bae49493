import type { PageMaker } from '@pagewright/pipeline/page-maker';
import type { Printer } from '@pagewright/printer/printer';
import { Invitations } from './features/accounts/invitations.ts';
import { Passwords } from './features/accounts/passwords.ts';
import { Accounts } from './features/accounts/service.ts';
import { Sessions } from './features/accounts/sessions.ts';
import { Tokens } from './features/accounts/tokens.ts';
import { Documents } from './features/documents/service.ts';
import { Exports } from './features/exports/service.ts';
import type { Notes } from './features/generation/notes.ts';
import { Redesigner } from './features/generation/redesign.ts';
import { Generations } from './features/generation/service.ts';
import { Pictures } from './features/pages/pictures.ts';
import { Pages } from './features/pages/service.ts';
import { Projects } from './features/projects/service.ts';
import type { BlobStore } from './platform/blobs.ts';
import type { Database } from './platform/database.ts';
import { Idempotency } from './platform/http/idempotency.ts';
import type { Queue } from './platform/queue.ts';
import { TryCounters } from './platform/try-counters.ts';

/** What the services stand on. */
export interface Foundations {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly queue: Queue;
  readonly notes: Notes;
  readonly maker: PageMaker;
  readonly printer: Printer;
  /** Signs tokens; 256 bits or more. */
  readonly key: Uint8Array;
  readonly welcomePoints: number;
}

export type Services = ReturnType<typeof createServices>;

/** Every feature's service, wired. */
export function createServices(foundations: Foundations) {
  const { db, blobs, queue, notes, maker, printer, key, welcomePoints } = foundations;
  const tries = new TryCounters(db);
  const sessions = new Sessions(db, new Tokens(key));
  const pictures = new Pictures(db, blobs);
  const invitations = new Invitations(db, tries, welcomePoints);
  const idempotency = new Idempotency(db);
  return {
    db,
    notes,
    sessions,
    invitations,
    idempotency,
    pictures,
    accounts: new Accounts(db, sessions, new Passwords(), tries),
    projects: new Projects(db, blobs),
    pages: new Pages(db),
    documents: new Documents(db, blobs),
    generations: new Generations(db, queue),
    redesigner: new Redesigner(db, maker),
    exports: new Exports(db, pictures, printer),
    /** Removes what has had its time. */
    async tidy(): Promise<void> {
      for (const one of [sessions, tries, invitations, idempotency]) await one.tidy();
    },
  };
}
