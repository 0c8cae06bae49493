import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';
import { historyState } from './history.ts';
import { generationSettings } from './projects.ts';

/** Why a version was kept. All but the last are kept by themselves. */
export const VERSION_KINDS = [
  'generated',
  'imported',
  /** So many changes had been made since the one before (`VERSIONS.edits`). */
  'edits',
  'before-restyle',
  'before-reformat',
  'before-regenerate',
  'before-outline',
  'before-restore',
  'restored',
  /** The person asked for it, or has given it a name since: it stays until they remove it. */
  'named',
] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** After how many changes a version is kept; how many there are of a document, of each sort; how long a name may be. */
export const VERSIONS = { edits: 50, automatic: 50, named: 50, nameLength: 60 } as const;

/** A document as it once was. */
export const documentVersion = z.object({
  id: z.number().int(),
  kind: z.enum(VERSION_KINDS),
  /** Empty where it has none. */
  name: z.string(),
  pages: z.number().int(),
  createTime: z.string(),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

const versionName = z.string().trim().min(1).max(VERSIONS.nameLength);
const path = '/api/pagewright/project/version';

export const listVersions = endpoint({
  method: 'GET',
  path: `${path}/list/:id`,
  access: 'user',
  scope: 'read',
  summary: 'The versions of a project’s document, the newest first',
  params: idParams,
  data: z.array(documentVersion),
});
export const addVersion = endpoint({
  method: 'POST',
  path: `${path}/add`,
  access: 'user',
  scope: 'write',
  summary: 'Keep the document as it is now, under a name',
  body: z.object({ projectId: z.number().int().positive(), name: versionName }),
  data: documentVersion,
});
export const nameVersion = endpoint({
  method: 'PUT',
  path: `${path}/name`,
  access: 'user',
  scope: 'write',
  summary: 'Give a version another name; one that was kept by itself then stays',
  body: z.object({ id: z.number().int().positive(), name: versionName }),
  repeatable: true,
  data: documentVersion,
});
export const removeVersion = endpoint({
  method: 'DELETE',
  path: `${path}/remove/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Remove a version; the document stays as it is',
  params: idParams,
  data: nothing,
});

/** A page as it was in a version. */
export const versionPage = z.object({
  /** That of the page then; the document may have it still. */
  id: z.number().int(),
  /** Page source of what it showed. */
  text: z.string(),
  name: z.string(),
  hidden: z.boolean(),
  section: z.string(),
});
export type VersionPage = z.infer<typeof versionPage>;

export const listVersionPages = endpoint({
  method: 'GET',
  path: `${path}/pages/:id`,
  access: 'user',
  scope: 'read',
  summary: 'The pages of a version in their order',
  params: idParams,
  data: z.array(versionPage),
});
export const restoreVersion = endpoint({
  method: 'POST',
  path: `${path}/restore/:id`,
  access: 'user',
  scope: 'write',
  summary:
    'Make the document what it was in a version. What it is now is kept as a version, and the step can be taken back',
  params: idParams,
  data: historyState.extend({ settings: generationSettings }),
});
