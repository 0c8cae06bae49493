import { TYPED } from '@pagewright/model/limits';
import { sourceComparison } from '@pagewright/model/source-comparison';
import { pageBox, SOURCE_KINDS, tableBlock } from '@pagewright/model/source-document';
import { z } from 'zod';
import { endpoint, idParams, idsBody, nothing } from './endpoint.ts';

export const uploadedDocument = z.object({
  id: z.number().int(),
  documentName: z.string(),
  name: z.string(),
  size: z.number(),
  /** txt, pdf, doc, docx, xls or xlsx, decided by content. */
  kind: z.string(),
  createTime: z.string(),
  /** Only in the answer to an upload: the project had the same file already, and it is kept once. */
  isKnown: z.boolean().default(false),
  /** Versions of it that newer ones took the place of; they are kept. */
  older: z.number().int().default(0),
  /** Things worth telling: the extension does not fit, hidden sheets were left out … */
  warnings: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

const documentPath = '/api/pagewright/document';

export const listDocuments = endpoint({
  method: 'GET',
  path: `${documentPath}/list`,
  access: 'user',
  scope: 'read',
  summary: "A project's uploaded documents",
  query: z.object({ projectId: z.coerce.number().int().positive() }),
  data: z.array(uploadedDocument),
});
export const uploadDocument = endpoint({
  method: 'POST',
  path: `${documentPath}/upload`,
  access: 'user',
  scope: 'write',
  summary: 'Upload one file',
  form: { file: 'file', projectId: 'text' },
  limit: 'upload',
  data: uploadedDocument,
});
export const uploadDocuments = endpoint({
  method: 'POST',
  path: `${documentPath}/uploadByProject`,
  access: 'user',
  scope: 'write',
  summary: 'Upload up to ten files',
  form: { projectId: 'text', files: 'files' },
  limit: 'upload',
  data: z.array(uploadedDocument),
});
export const replaceDocument = endpoint({
  method: 'POST',
  path: `${documentPath}/replace/:id`,
  access: 'user',
  scope: 'write',
  summary:
    'Upload a newer version of a file. The older one is kept, pages stay as they are until what changed is accepted (assistant/refresh). `isKnown` where the bytes are the same',
  params: idParams,
  form: { file: 'file', projectId: 'text' },
  limit: 'upload',
  data: uploadedDocument,
});

/** A version of a file that a newer one took the place of. */
export const olderVersion = z.object({
  id: z.number().int(),
  documentName: z.string(),
  size: z.number(),
  createTime: z.string(),
  /** When the next version took its place. */
  replaceTime: z.string(),
});
export type OlderVersion = z.infer<typeof olderVersion>;
export const listOlderVersions = endpoint({
  method: 'GET',
  path: `${documentPath}/older/:id`,
  access: 'user',
  scope: 'read',
  summary: 'The older versions of a document, the newest of them first',
  params: idParams,
  data: z.array(olderVersion),
});
export const compareVersions = endpoint({
  method: 'GET',
  path: `${documentPath}/compare/:id`,
  access: 'user',
  scope: 'read',
  summary: 'What is other in the newest version of a file than in an older one (its id), block by block',
  params: idParams,
  data: sourceComparison,
});
export const downloadOlderVersion = endpoint({
  method: 'GET',
  path: `${documentPath}/download-older/:id`,
  access: 'user',
  scope: 'read',
  summary: 'An older version of a file as it was uploaded',
  params: idParams,
  data: nothing,
  answer: 'file',
});
export const removeDocument = endpoint({
  method: 'DELETE',
  path: `${documentPath}/remove/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Delete an uploaded document',
  params: idParams,
  data: nothing,
});
export const downloadDocument = endpoint({
  method: 'GET',
  path: `${documentPath}/download/:id`,
  access: 'user',
  scope: 'read',
  summary: 'The file as it was uploaded',
  params: idParams,
  data: nothing,
  answer: 'file',
});
export const documentScan = endpoint({
  method: 'GET',
  path: `${documentPath}/scan/:id/:key`,
  access: 'user',
  scope: 'read',
  summary: 'The picture (WebP) of a scanned page that words were read off with doubts',
  params: idParams.extend({ key: z.string().regex(/^[\w.-]{1,100}$/) }),
  data: nothing,
  answer: 'file',
});
export const pageDocuments = endpoint({
  method: 'GET',
  path: `${documentPath}/page-list`,
  access: 'user',
  scope: 'read',
  summary: "A project's uploaded documents, some at a time",
  query: z.object({
    projectId: z.coerce.number().int().positive(),
    /** From 1. */
    pageNum: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(10),
  }),
  data: z.object({ total: z.number().int(), rows: z.array(uploadedDocument) }),
});
export const getDocument = endpoint({
  method: 'GET',
  path: `${documentPath}/getInfo/:id`,
  access: 'user',
  scope: 'read',
  summary: 'One document',
  params: idParams,
  data: uploadedDocument,
});
const documentName = z.string().trim().min(1).max(200);
export const addDocument = endpoint({
  method: 'POST',
  path: `${documentPath}/add`,
  access: 'user',
  scope: 'write',
  summary: 'Add typed text as a document',
  body: z.object({
    projectId: z.number().int().positive(),
    documentName,
    content: z.string().min(1).max(TYPED.text),
  }),
  limit: 'upload',
  data: uploadedDocument,
});
export const editDocument = endpoint({
  method: 'PUT',
  path: `${documentPath}/edit`,
  access: 'user',
  scope: 'write',
  summary: 'Rename a document; pages keep naming the file as it was when they were made',
  body: z.object({ id: z.number().int().positive(), documentName }),
  data: uploadedDocument,
});
export const removeDocuments = endpoint({
  method: 'POST',
  path: `${documentPath}/remove/batch`,
  access: 'user',
  scope: 'write',
  summary: 'Delete several documents, all or none',
  body: idsBody,
  data: nothing,
});

/** A piece of the picture of a page that words were read off. */
export const scanPiece = z.object({
  /** The page's picture, to be had from `documentScan`. */
  picture: z.string(),
  /** px of the whole picture. */
  width: z.number(),
  height: z.number(),
  /** Where on the page the words stand. */
  place: pageBox,
});
export type ScanPiece = z.infer<typeof scanPiece>;

/** Blocks before and after the one that a statement came from. */
export const PLACE_NEIGHBOURS = 2;

/** A block of a document as it is shown to the person. */
export const shownBlock = z.object({
  /** Index of the block in the document, from 0. */
  index: z.number().int(),
  kind: z.enum(['heading', 'paragraph', 'list', 'table', 'image', 'quote', 'code']),
  /** The block's words; a list has a line for each entry, a picture its caption. */
  text: z.string(),
  /** Of a heading; 1 is the highest. */
  level: z.number().int().optional(),
  /** Cell texts of a table. */
  rows: z.array(z.array(z.string())).optional(),
  /** Of what was read off a picture: the words that may be misread, in their order. */
  doubtful: z.array(z.string()).optional(),
  /** Of a block with doubtful words: what they were read off; a piece for each page that it stands on. */
  scan: z.array(scanPiece).optional(),
});
export type ShownBlock = z.infer<typeof shownBlock>;

/** At most 4,000 characters of text, 60 rows and 20 cells of each. */
export const placeBlock = shownBlock.extend({
  /** Whether it is the block that was asked for. */
  current: z.boolean(),
});
/** Where a statement came from, to show it. */
export const sourcePlace = z.object({
  /** Null for text that was typed beside the files. */
  documentId: z.number().int().nullable(),
  documentName: z.string(),
  kind: z.enum(SOURCE_KINDS),
  /** When a newer version took the place of the one that it stands in; absent in the newest. */
  replaceTime: z.string().optional(),
  /** `p5` for page 5 of a PDF, `Sheet1!A1:C9` for cells; empty where the block is all that is known. */
  place: z.string(),
  /** Headings above it, the highest first. */
  headings: z.array(z.string()),
  blocks: z.array(placeBlock),
});
export type SourcePlace = z.infer<typeof sourcePlace>;

export const getPlace = endpoint({
  method: 'GET',
  path: `${documentPath}/place`,
  access: 'user',
  scope: 'read',
  summary: 'The block of a source file that a statement came from (its origin), with its neighbours',
  query: z
    .object({
      documentId: z.coerce.number().int().positive().optional(),
      /** Instead of documentId: the file is then found by the name in the origin. */
      projectId: z.coerce.number().int().positive().optional(),
      /** `report.docx#3`, `paper.pdf#14@p5`, `book.xlsx#2@Sheet1!A1:C9`. */
      origin: z.string().min(1).max(500),
    })
    .refine(({ documentId, projectId }) => (documentId === undefined) !== (projectId === undefined), {
      path: ['documentId'],
      message: 'name a documentId or a projectId',
    }),
  data: sourcePlace,
});

/** Which page of a file is being read off its picture. */
export const readingStep = z.object({
  /** From 1, among those that are read. */
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
});
export type ReadingStep = z.infer<typeof readingStep>;

export const listReading = endpoint({
  method: 'GET',
  path: `${documentPath}/reading`,
  access: 'user',
  scope: 'read',
  summary: "The person's files that are being read; of a scan, which of its pages",
  data: z.array(z.object({ documentName: z.string(), step: readingStep.nullable() })),
});

export const readDocument = endpoint({
  method: 'GET',
  path: `${documentPath}/read/:id`,
  access: 'user',
  scope: 'read',
  summary:
    'The text of a document as it was read, some blocks at a time: go on from the last block until there are total',
  params: idParams,
  query: z.object({
    /** Index of the first block, from 0. */
    from: z.coerce.number().int().min(0).default(0),
  }),
  data: z.object({
    /** Blocks of the whole document. */
    total: z.number().int(),
    /** At least one as long as `from` is before the end; long tables and texts are cut. */
    blocks: z.array(shownBlock),
  }),
});

/** How much of a table is given: what reaches further is no chart. */
export const TABLE_SHOWN = { rows: 1_000, columns: 60 } as const;

/** A table of a document, by the block that it is. */
export const tableHead = z.object({
  block: z.number().int(),
  /** Of workbooks. */
  sheet: z.string().optional(),
  caption: z.string().optional(),
  /** The cells that it reaches over: `B3:D9`. */
  range: z.string(),
});
export type TableHead = z.infer<typeof tableHead>;

export const listTables = endpoint({
  method: 'GET',
  path: `${documentPath}/tables/:id`,
  access: 'user',
  scope: 'read',
  summary: 'The tables of a document, at most 500',
  params: idParams,
  data: z.array(tableHead),
});

export const readTable = endpoint({
  method: 'GET',
  path: `${documentPath}/table/:id`,
  access: 'user',
  scope: 'read',
  summary: 'A table of a document with its typed cells; at most 1,000 rows and 60 columns',
  params: idParams,
  query: z.object({ block: z.coerce.number().int().min(0) }),
  data: z.object({ table: tableBlock, isCut: z.boolean() }),
});

export const followCells = endpoint({
  method: 'GET',
  path: `${documentPath}/follow-cells`,
  access: 'user',
  scope: 'read',
  summary:
    'The table that cells of an origin (`book.xlsx#2@Sales!B3:D9`) were read from, and the one that stands in its place in the newest version of its file',
  query: z.object({ projectId: z.coerce.number().int().positive(), origin: z.string().min(1).max(500) }),
  data: z.object({
    documentId: z.number().int(),
    documentName: z.string(),
    /** Whether a newer version took the place of the one that the origin names. */
    isOlder: z.boolean(),
    table: tableBlock,
    /** Absent where the newest version has it no more. */
    newest: tableBlock.optional(),
  }),
});
