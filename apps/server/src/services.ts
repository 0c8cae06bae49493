import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { AccessTokens } from './features/accounts/access-tokens.ts';
import { Codes } from './features/accounts/codes.ts';
import { Credentials } from './features/accounts/credentials.ts';
import { Invitations } from './features/accounts/invitations.ts';
import { tidyLoginKeys } from './features/accounts/login-keys.ts';
import { PasswordChanges } from './features/accounts/password-changes.ts';
import { type HashCost, Passwords } from './features/accounts/passwords.ts';
import { Profiles } from './features/accounts/profiles.ts';
import { Accounts } from './features/accounts/service.ts';
import { Sessions } from './features/accounts/sessions.ts';
import type { Provider } from './features/accounts/third-party/provider.ts';
import { ThirdParties } from './features/accounts/third-party/service.ts';
import { Tokens } from './features/accounts/tokens.ts';
import { DocumentAssistant } from './features/assistant/service.ts';
import { MonthlyGrants } from './features/billing/monthly-grants.ts';
import { PointsHistory } from './features/billing/points-history.ts';
import { PublishedWorks } from './features/collections/published-works.ts';
import { Publishing } from './features/collections/publishing.ts';
import { WorkUse } from './features/collections/work-use.ts';
import { Introductions } from './features/comments/introductions.ts';
import { OwnComments } from './features/comments/own-comments.ts';
import { forgetDeletedComments } from './features/comments/tidy.ts';
import { VisitorComments } from './features/comments/visitor-comments.ts';
import { documentBlobs } from './features/documents/blob-owner.ts';
import { PlaceReader } from './features/documents/place-reader.ts';
import { Places } from './features/documents/places.ts';
import { reading } from './features/documents/reading.ts';
import { Documents } from './features/documents/service.ts';
import { SourceTables } from './features/documents/source-tables.ts';
import { SourceVersions } from './features/documents/source-versions.ts';
import { Drafts } from './features/drafts/service.ts';
import { EXPORTS, printing } from './features/exports/printing.ts';
import { Exports } from './features/exports/service.ts';
import { Filler } from './features/filling/service.ts';
import { pictureBlobs } from './features/generation/blob-owner.ts';
import type { Notes } from './features/generation/notes.ts';
import { GenerationPreview } from './features/generation/preview.ts';
import { Redesigner } from './features/generation/redesign.ts';
import { Generations } from './features/generation/service.ts';
import { forgetOldOutlines } from './features/generation/stored-outline.ts';
import { DocumentHistory } from './features/history/service.ts';
import { forgetOldSteps } from './features/history/steps.ts';
import { imageBlobs } from './features/images/blob-owner.ts';
import { PictureLibrary } from './features/images/picture-library.ts';
import { processing } from './features/images/processing.ts';
import { Images, INCOMING } from './features/images/service.ts';
import { sweepImages } from './features/images/sweep.ts';
import { Imports } from './features/imports/service.ts';
import { unpacking } from './features/imports/unpacking.ts';
import { LeftOutStatements } from './features/left-out/service.ts';
import { OutlineApplier } from './features/outlines/apply.ts';
import { Outlines } from './features/outlines/service.ts';
import { BoundedPictures } from './features/pages/bounded-pictures.ts';
import { Connections } from './features/pages/connections.ts';
import { forgetDeletedPages } from './features/pages/deleted-pages.ts';
import { Pictures } from './features/pages/pictures.ts';
import { Pages } from './features/pages/service.ts';
import { InstalledEngines } from './features/projects/engines.ts';
import { Projects } from './features/projects/service.ts';
import { LinkKeys } from './features/sharing/link-keys.ts';
import { ShareLinks } from './features/sharing/links.ts';
import { SharedDocuments } from './features/sharing/shared-documents.ts';
import { sharedPrinting } from './features/sharing/shared-printing.ts';
import { Visits } from './features/sharing/visits.ts';
import { BrandKits } from './features/styles/service.ts';
import { OwnTemplates } from './features/templates/own-templates.ts';
import { Templates } from './features/templates/service.ts';
import { DocumentVersions } from './features/versions/service.ts';
import { type BlobOwner, BlobStore, ORPHAN_AGE_MS } from './platform/blobs/blob-store.ts';
import type { Blobs } from './platform/blobs/blobs.ts';
import type { Database } from './platform/database.ts';
import type { Delivery } from './platform/delivery/delivery.ts';
import { Idempotency } from './platform/http/idempotency.ts';
import type { JobNotes } from './platform/jobs/job-notes.ts';
import { queuedJob } from './platform/jobs/job-rows.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import type { InstalledModel } from './platform/llm/installed-model.ts';
import type { Queue } from './platform/queue.ts';
import { TryCounters } from './platform/try-counters.ts';

/** The queues of everything that is done as a job. */
export const JOB_QUEUES = [reading, processing, unpacking, printing, sharedPrinting].map(({ name }) => ({
  name,
  payload: queuedJob,
}));

/** What is on its way to a worker or from one belongs to no row. */
const passingBlobs: BlobOwner = { prefixes: [INCOMING, EXPORTS], keysInUse: async () => [] };

/** Every feature that stores files. */
const BLOB_OWNERS: readonly BlobOwner[] = [documentBlobs, imageBlobs, pictureBlobs, passingBlobs];

/** What the services stand on. */
export interface Foundations {
  readonly db: Database;
  readonly blobs: Blobs;
  readonly queue: Queue;
  readonly notes: Notes;
  readonly maker: PageMaker;
  readonly jobNotes: JobNotes;
  /** Signs tokens; 256 bits or more. */
  readonly key: Uint8Array;
  readonly hashCost: HashCost;
  readonly welcomePoints: number;
  /** What is granted every month. */
  readonly monthlyPoints: number;
  /** What a page costs that is generated from now on. */
  readonly pointsPerPage: number;
  /** The language model of the cloud engine. */
  readonly model: InstalledModel;
  /** Of phone numbers that are written without one: `86`. */
  readonly countryCode: string;
  /** Whether the workers have a browser to print with, as far as this process can tell. */
  readonly printsPages: () => Promise<boolean>;
  readonly delivery: Delivery;
  /** Third parties that people can sign in with. */
  readonly providers: readonly Provider[];
}

export type Services = ReturnType<typeof createServices>;

/** Every feature's service, wired. */
export function createServices(foundations: Foundations) {
  const { db, queue, notes, jobNotes, maker, key, welcomePoints, monthlyPoints, pointsPerPage, countryCode } =
    foundations;
  const { delivery, providers } = foundations;
  const blobs = new BlobStore(db, foundations.blobs, BLOB_OWNERS);
  const placeReader = new PlaceReader(blobs);
  const jobs = new Jobs(db, queue, jobNotes);
  const tries = new TryCounters(db);
  const sessions = new Sessions(db, new Tokens(key));
  const accessTokens = new AccessTokens(db, tries);
  const pictures = new Pictures(db, blobs);
  const images = new Images(db, blobs, jobs);
  const ownTemplates = new OwnTemplates({ db, images, pictures });
  const invitations = new Invitations(db, tries, welcomePoints);
  const idempotency = new Idempotency(db);
  const passwords = new Passwords(foundations.hashCost);
  const codes = new Codes(db, tries, delivery, key);
  const accounts = new Accounts({ db, sessions, passwords, tries, codes, countryCode });
  const projects = new Projects(db, blobs);
  const bounds = new BoundedPictures(pictures, images);
  const engines = new InstalledEngines(foundations.model, pointsPerPage);
  const linkKeys = new LinkKeys(key);
  const visits = new Visits({ db, keys: linkKeys, passwords, tries });
  const assistant = new DocumentAssistant({ db, blobs, maker, engines });
  const thirdParties = new ThirdParties(db, providers);
  return {
    db,
    blobs,
    jobs,
    notes,
    sessions,
    accessTokens,
    authenticator: new Credentials(sessions, accessTokens),
    invitations,
    idempotency,
    pictures,
    images,
    library: new PictureLibrary({ db, blobs, images, pictures }),
    accounts,
    profiles: new Profiles({ db, accounts, codes, countryCode }),
    passwordChanges: new PasswordChanges({ db, accounts, sessions, accessTokens, passwords, tries, codes }),
    thirdParties,
    engines,
    pointsHistory: new PointsHistory(db, monthlyPoints),
    monthlyGrants: new MonthlyGrants(db, monthlyPoints),
    ownTemplates,
    templates: new Templates(ownTemplates, maker),
    projects,
    publishedWorks: new PublishedWorks(db, images),
    publishing: new Publishing({ db, images, pictures }),
    workUse: new WorkUse({ db, images, projects }),
    pages: new Pages(db, bounds),
    history: new DocumentHistory(db),
    versions: new DocumentVersions(db),
    drafts: new Drafts(db),
    brandKits: new BrandKits(db),
    connections: new Connections(db),
    documents: new Documents(db, blobs, jobs),
    places: new Places(db, placeReader),
    sourceTables: new SourceTables(db, placeReader),
    sourceVersions: new SourceVersions({ db, blobs, jobs, maker }),
    generations: new Generations(db, queue, engines),
    redesigner: new Redesigner(db, maker),
    leftOut: new LeftOutStatements({ db, blobs, maker }),
    assistant,
    outlines: new Outlines({ db, blobs, maker }),
    outlineApplier: new OutlineApplier({ db, blobs, maker }),
    preview: new GenerationPreview({ db, blobs, maker, engines }),
    filler: new Filler(db, blobs, maker, engines),
    exports: new Exports(db, blobs, jobs, foundations.printsPages),
    shareLinks: new ShareLinks(db, linkKeys, passwords),
    visits,
    sharedDocuments: new SharedDocuments({ db, blobs, pictures, images, jobs, keys: linkKeys }),
    ownComments: new OwnComments(db),
    introductions: new Introductions(db, tries),
    visitorComments: new VisitorComments({ db, tries, keys: linkKeys }),
    imports: new Imports({ db, blobs, jobs, projects, images, bounds }),
    /** Removes stored files that nothing names, and returns their keys. */
    sweepBlobs: (olderThanMs = ORPHAN_AGE_MS) => blobs.sweep(olderThanMs),
    /** Removes what has had its time. */
    async tidy(): Promise<void> {
      for (const one of [jobs, sessions, tries, invitations, idempotency, codes, thirdParties, visits, assistant])
        await one.tidy();
      await tidyLoginKeys(db);
      await forgetDeletedPages(db);
      await forgetDeletedComments(db);
      await forgetOldSteps(db);
      await forgetOldOutlines(db);
      await sweepImages(db);
      await blobs.sweep(ORPHAN_AGE_MS);
    },
  };
}
