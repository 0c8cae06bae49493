import type { PageMaker } from '@pagewright/pipeline/page-maker';
import type { Printer } from '@pagewright/printer/printer';
import { Codes } from './features/accounts/codes.ts';
import { Invitations } from './features/accounts/invitations.ts';
import { tidyLoginKeys } from './features/accounts/login-keys.ts';
import { PasswordChanges } from './features/accounts/password-changes.ts';
import { Passwords } from './features/accounts/passwords.ts';
import { Profiles } from './features/accounts/profiles.ts';
import { Accounts } from './features/accounts/service.ts';
import { Sessions } from './features/accounts/sessions.ts';
import type { Provider } from './features/accounts/third-party/provider.ts';
import { ThirdParties } from './features/accounts/third-party/service.ts';
import { Tokens } from './features/accounts/tokens.ts';
import { documentBlobs } from './features/documents/blob-owner.ts';
import { Places } from './features/documents/places.ts';
import { Documents } from './features/documents/service.ts';
import { Exports } from './features/exports/service.ts';
import { Filler } from './features/filling/service.ts';
import { pictureBlobs } from './features/generation/blob-owner.ts';
import type { Notes } from './features/generation/notes.ts';
import { Redesigner } from './features/generation/redesign.ts';
import { Generations } from './features/generation/service.ts';
import { imageBlobs } from './features/images/blob-owner.ts';
import { Images } from './features/images/service.ts';
import { sweepImages } from './features/images/sweep.ts';
import { Connections } from './features/pages/connections.ts';
import { Pictures } from './features/pages/pictures.ts';
import { Pages } from './features/pages/service.ts';
import { Modules } from './features/projects/modules.ts';
import { Projects } from './features/projects/service.ts';
import { Templates } from './features/templates/service.ts';
import { ORPHAN_AGE_MS, sweepBlobs } from './platform/blob-sweeper.ts';
import type { BlobStore } from './platform/blobs.ts';
import type { Database } from './platform/database.ts';
import type { Delivery } from './platform/delivery/delivery.ts';
import { Idempotency } from './platform/http/idempotency.ts';
import type { Queue } from './platform/queue.ts';
import { TryCounters } from './platform/try-counters.ts';

/** Every feature that stores files. */
const BLOB_OWNERS = [documentBlobs, imageBlobs, pictureBlobs];

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
  /** Of phone numbers that are written without one: `86`. */
  readonly countryCode: string;
  readonly delivery: Delivery;
  /** Third parties that people can sign in with. */
  readonly providers: readonly Provider[];
}

export type Services = ReturnType<typeof createServices>;

/** Every feature's service, wired. */
export function createServices(foundations: Foundations) {
  const { db, blobs, queue, notes, maker, printer, key, welcomePoints, countryCode, delivery, providers } = foundations;
  const tries = new TryCounters(db);
  const sessions = new Sessions(db, new Tokens(key));
  const pictures = new Pictures(db, blobs);
  const images = new Images(db, blobs);
  const invitations = new Invitations(db, tries, welcomePoints);
  const idempotency = new Idempotency(db);
  const passwords = new Passwords();
  const codes = new Codes(db, tries, delivery, key);
  const accounts = new Accounts({ db, sessions, passwords, tries, codes, countryCode });
  const thirdParties = new ThirdParties(db, providers);
  return {
    db,
    notes,
    sessions,
    invitations,
    idempotency,
    pictures,
    images,
    accounts,
    profiles: new Profiles({ db, accounts, codes, countryCode }),
    passwordChanges: new PasswordChanges({ db, accounts, sessions, passwords, tries, codes }),
    thirdParties,
    modules: new Modules(undefined),
    templates: new Templates(maker),
    projects: new Projects(db, blobs),
    pages: new Pages(db),
    connections: new Connections(db),
    documents: new Documents(db, blobs),
    places: new Places(db, blobs),
    generations: new Generations(db, queue),
    redesigner: new Redesigner(db, maker),
    filler: new Filler(db, blobs, maker),
    exports: new Exports(db, pictures, images, printer),
    /** Removes stored files that nothing names, and returns their keys. */
    sweepBlobs: (olderThanMs = ORPHAN_AGE_MS) => sweepBlobs(db, blobs, BLOB_OWNERS, olderThanMs),
    /** Removes what has had its time. */
    async tidy(): Promise<void> {
      for (const one of [sessions, tries, invitations, idempotency, codes, thirdParties]) await one.tidy();
      await tidyLoginKeys(db);
      await sweepImages(db);
      await sweepBlobs(db, blobs, BLOB_OWNERS, ORPHAN_AGE_MS);
    },
  };
}
