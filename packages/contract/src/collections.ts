import { FORMAT_IDS } from '@pagewright/model/formats';
import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';
import { project } from './projects.ts';
import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from './publishing.ts';

/** Longest name and description, UTF-16 units (spec §9); highest price, points; works that a person may have published; works of one answer. */
export const COLLECTION_LIMITS = { name: 50, description: 500, price: 10_000, collections: 200, atOnce: 48 } as const;

/** A published work (spec §3): the pages of a document as they were when it was published. */
export const collection = z.object({
  collectionId: z.number().int(),
  name: z.string(),
  description: z.string(),
  industry: z.enum(PUBLISH_INDUSTRIES),
  category: z.enum(PUBLISH_CATEGORIES),
  /** Points that a document of one's own made of it costs; 0 is free. */
  price: z.number().int().min(0),
  format: z.enum(FORMAT_IDS),
  pageCount: z.number().int(),
  /** Name of the person who published it. */
  publisher: z.string(),
  publishTime: z.string(),
  /** Whether it is theirs who ask. */
  isOwn: z.boolean(),
  /** Whether they have paid for it before. */
  isPaid: z.boolean(),
  /** What it was published from, for its publisher alone; null where that is gone, and for everybody else. */
  projectId: z.number().int().nullable(),
});
export type Collection = z.infer<typeof collection>;

/** A page of a published work: no notes, no origins, nothing of how it was made. */
export const collectionPage = z.object({
  pageNumber: z.number().int(),
  name: z.string(),
  description: z.string(),
  /** Name of the section that it belongs to; empty where it is in none. */
  section: z.string(),
  /** Page source text. */
  text: z.string(),
});
export type CollectionPage = z.infer<typeof collectionPage>;

const collectionPath = '/api/pagewright/collection';

export const listCollections = endpoint({
  method: 'GET',
  path: `${collectionPath}/list`,
  access: 'public',
  summary: 'The published works of everybody, the newest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(COLLECTION_LIMITS.atOnce).default(24),
    /** Words that all stand in the name, the description or the publisher's name. */
    search: z.string().trim().max(100).default(''),
    industry: z.enum(PUBLISH_INDUSTRIES).optional(),
    category: z.enum(PUBLISH_CATEGORIES).optional(),
    price: z.enum(['free', 'paid']).optional(),
  }),
  data: z.object({
    /** Works that fit in all. */
    total: z.number().int(),
    collections: z.array(collection),
  }),
});
export const listOwnCollections = endpoint({
  method: 'GET',
  path: `${collectionPath}/own`,
  access: 'user',
  scope: 'read',
  summary: "The person's published works, the newest first",
  data: z.array(collection),
});
export const getCollection = endpoint({
  method: 'GET',
  path: `${collectionPath}/getInfo/:id`,
  access: 'public',
  summary: 'One published work',
  params: idParams,
  data: collection,
});
export const listCollectionPages = endpoint({
  method: 'GET',
  path: `${collectionPath}/pages/:id`,
  access: 'public',
  summary: 'The pages of a published work in their order',
  params: idParams,
  query: z.object({
    /** The first pages only, for a cover; all where absent. */
    limit: z.coerce.number().int().positive().max(1_000).optional(),
  }),
  data: z.array(collectionPage),
});
export const getCollectionImage = endpoint({
  method: 'GET',
  path: `${collectionPath}/image/:id/:key`,
  access: 'public',
  summary: 'An image that a published work shows',
  params: idParams.extend({ key: z.string().regex(/^[\w-]{20,60}$/) }),
  data: nothing,
  answer: 'file',
});

/** What is told of a published work. */
const told = {
  name: z.string().trim().min(1).max(COLLECTION_LIMITS.name),
  description: z.string().trim().min(1).max(COLLECTION_LIMITS.description),
  industry: z.enum(PUBLISH_INDUSTRIES),
  category: z.enum(PUBLISH_CATEGORIES),
  price: z.number().int().min(0).max(COLLECTION_LIMITS.price),
};

export const publishCollection = endpoint({
  method: 'POST',
  path: `${collectionPath}/publish`,
  access: 'user',
  scope: 'write',
  summary:
    'Publish the pages of a project that are not hidden, as they are now: everybody can look at them. Each needs a name, a description and a prompt',
  body: z.object({
    projectId: z.number().int().positive(),
    /** A work of the person's whose pages these take the place of; a new one where absent. */
    collectionId: z.number().int().positive().optional(),
    ...told,
  }),
  data: collection,
});
export const editCollection = endpoint({
  method: 'PUT',
  path: `${collectionPath}/edit`,
  access: 'user',
  scope: 'write',
  summary: 'Rename a published work of the own, or say something else of it',
  body: z.object({ collectionId: z.number().int().positive(), ...z.object(told).partial().shape }),
  repeatable: true,
  data: collection,
});
export const removeCollection = endpoint({
  method: 'DELETE',
  path: `${collectionPath}/remove/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Publish a work no longer; documents that others made of it stay theirs',
  params: idParams,
  data: nothing,
});
export const projectFromCollection = endpoint({
  method: 'POST',
  path: `${collectionPath}/use`,
  access: 'user',
  scope: 'generate',
  summary: "Make a project of a published work. The first one takes its price from the person's points",
  body: z.object({
    collectionId: z.number().int().positive(),
    /** The price that the person was told; another one is refused. */
    price: z.number().int().min(0),
  }),
  data: project,
});
