import { documentStyle } from '@pagewright/model/document-style';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { LANGUAGES } from '@pagewright/model/languages';
import { TYPED } from '@pagewright/model/limits';
import { composeNote, lack, MODEL_FAILURES, modelUse, PAGE_COUNT } from '@pagewright/model/outline';
import { z } from 'zod';
import { endpoint, idParams, idsBody, nothing } from './endpoint.ts';
import { MODULE_IDS, moduleId } from './modules.ts';

/** Numeric generation status (spec §3). */
export const GENERATION_STATUS = { notGenerated: 0, generating: 1, generated: 2 } as const;

/** Project status (spec §4). */
export const PROJECT_STATUSES = ['active', 'completed', 'paused', 'archived'] as const;

export const customSize = z.object({
  width: z.number().int().min(320).max(8000),
  height: z.number().int().min(320).max(8000),
});

/** How a project's document is made. */
export const generationSettings = z.object({
  format: z.enum(FORMAT_IDS).default('ppt-16-9'),
  customSize: customSize.optional(),
  style: documentStyle.default('professional'),
  pageCount: z.union([z.literal('auto'), z.number().int().min(PAGE_COUNT.min).max(PAGE_COUNT.max)]).default('auto'),
  mode: z.enum(['condense', 'preserve']).default('condense'),
  /** The template whose places are filled; null or absent where the sources alone decide what the pages say. */
  template: z.number().int().positive().nullable().optional(),
});
export type GenerationSettings = z.infer<typeof generationSettings>;

export const project = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Numeric generation status. */
  status: z.number().int(),
  projectStatus: z.enum(PROJECT_STATUSES),
  owner: z.string(),
  createTime: z.string(),
  updateTime: z.string(),
  generated: z.boolean(),
  templateId: z.number().int().nullable(),
  /** The one selected module (spec §3). */
  module: z.enum(MODULE_IDS),
  settings: generationSettings,
  pageCount: z.number().int(),
  /** Whether an outline waits for its pages to be made (`outlines.ts`). */
  outlineWaits: z.boolean(),
});
export type Project = z.infer<typeof project>;

/** What a finished generation has to say about itself. */
export const generationReport = z.object({
  countReason: composeNote,
  followed: z.array(composeNote),
  notFollowed: z.array(composeNote),
  unused: z.array(z.object({ title: z.string(), statements: z.number() })),
  /** Only where a language model was asked. */
  modelUse: modelUse.optional(),
  /** What the template asked for and the sources do not hold. */
  lacking: z.array(lack).optional(),
  warnings: z.array(
    z.object({ file: z.string(), code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});
export type GenerationReport = z.infer<typeof generationReport>;

/** A page that could not be made as was asked and has not been made anew since. */
export const failedPage = z.object({
  pageId: z.number().int(),
  pageNumber: z.number().int(),
  /** Why the language model did not write it, so that the local engine made it; `design`: it could not be laid out. */
  reason: z.enum([...MODEL_FAILURES, 'design']),
});
export type FailedPage = z.infer<typeof failedPage>;

/** Longest name of a project, UTF-16 units. */
export const PROJECT_NAME_LENGTH = 100;

const name = z.string().trim().min(1).max(PROJECT_NAME_LENGTH);
/** YYYY-MM-DD, or null for none. */
const day = z.iso.date().nullable();
const endsAfterStart = {
  path: ['endDate'],
  message: 'the end is before the start',
  params: { error: 'project/dates' },
};
const inOrder = ({
  startDate,
  endDate,
}: {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}) => !startDate || !endDate || startDate <= endDate;
const projectPath = '/api/pagewright/project';

export const listProjects = endpoint({
  method: 'GET',
  path: `${projectPath}/list`,
  access: 'user',
  scope: 'read',
  summary: "The person's projects, newest first",
  data: z.array(project),
});
export const getProject = endpoint({
  method: 'GET',
  path: `${projectPath}/getInfo/:id`,
  access: 'user',
  scope: 'read',
  summary: 'One project',
  params: idParams,
  data: project,
});
export const addProject = endpoint({
  method: 'POST',
  path: `${projectPath}/add`,
  access: 'user',
  scope: 'write',
  summary:
    'Create a project, empty, with the pages of a template or to be filled by one; without a name it is Document_YYYYMMDD_HHMMSS',
  body: z
    .object({
      name: name.optional(),
      description: z.string().max(2000).default(''),
      /** Taken as the specification has it; the generation status is the server's own and starts at 0. */
      status: z.number().int().optional(),
      projectStatus: z.enum(PROJECT_STATUSES).default('active'),
      startDate: day.default(null),
      endDate: day.default(null),
      module: moduleId.default('local'),
      templateId: z.number().int().positive().optional(),
      /** False where the template's pages are made when the project is generated; else it begins with them, empty. */
      withPages: z.boolean().optional(),
      /** Language of the template's words; that of the request where not said. */
      language: z.enum(LANGUAGES).optional(),
      settings: generationSettings.optional(),
    })
    .refine(inOrder, endsAfterStart),
  data: project,
});
export const editProject = endpoint({
  method: 'PUT',
  path: `${projectPath}/edit`,
  access: 'user',
  scope: 'write',
  summary: 'Change name, description, dates, project status, module or settings',
  body: z
    .object({
      id: z.number().int().positive(),
      name: name.optional(),
      description: z.string().max(2000).optional(),
      status: z.number().int().optional(),
      projectStatus: z.enum(PROJECT_STATUSES).optional(),
      startDate: day.optional(),
      endDate: day.optional(),
      module: moduleId.optional(),
      settings: generationSettings.optional(),
    })
    .refine(inOrder, endsAfterStart),
  data: project,
});
export const removeProject = endpoint({
  method: 'DELETE',
  path: `${projectPath}/remove/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Delete a project with its documents and pages',
  params: idParams,
  data: nothing,
});
export const removeProjects = endpoint({
  method: 'POST',
  path: `${projectPath}/remove/batch`,
  access: 'user',
  scope: 'write',
  summary: 'Delete several projects',
  body: idsBody,
  data: nothing,
});
const askedFor = z.object({
  projectId: z.number().int().positive(),
  /** The supplementary prompt; that which is kept with the project where absent, like the text. */
  prompt: z.string().max(TYPED.prompt).optional(),
  /** Text typed instead of, or beside, uploaded files. */
  text: z.string().max(TYPED.text).optional(),
  settings: generationSettings.optional(),
});
export const generateProject = endpoint({
  method: 'POST',
  path: `${projectPath}/generate`,
  access: 'user',
  scope: 'generate',
  summary: "Generate the project's pages from its documents and text, or the outline of them first",
  body: askedFor.extend({
    /** Whether only the outline is composed: it waits until the person has its pages made, and costs nothing. */
    outlineFirst: z.boolean().default(false),
  }),
  limit: 'generation',
  data: z.object({
    generationId: z.number().int(),
    estimatedSeconds: z.number(),
    /** What each page of it costs, points. */
    pointsPerPage: z.number().int(),
  }),
});
export const cancelGeneration = endpoint({
  method: 'POST',
  path: `${projectPath}/cancel/:id`,
  access: 'user',
  scope: 'generate',
  summary: "Stop the project's running generation; pages made so far are kept out",
  params: idParams,
  data: nothing,
});
export const getReport = endpoint({
  method: 'GET',
  path: `${projectPath}/report/:id`,
  access: 'user',
  scope: 'read',
  summary:
    'What the last generation followed, left out, which of its pages could not be made as was asked, and why it chose its page count',
  params: idParams,
  data: generationReport.extend({ failedPages: z.array(failedPage) }).nullable(),
});
export const watchProject = endpoint({
  method: 'GET',
  path: `${projectPath}/events/:id`,
  access: 'user',
  scope: 'read',
  summary: "Server-sent events of a project's generation (events.ts)",
  params: idParams,
  data: nothing,
  answer: 'events',
});
/** Where something that was not on a page went. */
export const broughtTo = z.object({
  pageId: z.number().int(),
  pageNumber: z.number().int(),
  /** Whether the page was made for it. */
  isNew: z.boolean(),
});
export type BroughtTo = z.infer<typeof broughtTo>;

/** Something that a person made which a new design of its page has no place for. */
export const unplacedChange = z.object({
  pageId: z.number().int(),
  pageNumber: z.number().int(),
  /** Kind of component. */
  kind: z.string(),
  /** What it says, and what it said as it was designed. */
  words: z.string(),
  was: z.string(),
});
export type UnplacedChange = z.infer<typeof unplacedChange>;

/** A change that is set aside. */
export const asideChange = unplacedChange.extend({
  /** Unique on its page. */
  id: z.string(),
  /** Whether only the looks or the place of it were changed. */
  isLook: z.boolean(),
});
export type AsideChange = z.infer<typeof asideChange>;

export const listAside = endpoint({
  method: 'GET',
  path: `${projectPath}/aside/:id`,
  access: 'user',
  scope: 'read',
  summary: 'What people made on the pages of a project that the current design has no place for',
  params: idParams,
  data: z.array(asideChange),
});
export const dismissAside = endpoint({
  method: 'POST',
  path: `${projectPath}/aside/dismiss`,
  access: 'user',
  scope: 'write',
  summary: 'Forget one change that was set aside, as a step that can be taken back; nothing happens where it is gone',
  body: z.object({ pageId: z.number().int().positive(), id: z.string().min(1).max(200) }),
  repeatable: true,
  data: nothing,
});
export const bringBack = endpoint({
  method: 'POST',
  path: `${projectPath}/aside/bringBack`,
  access: 'user',
  scope: 'write',
  summary:
    'Put one change that was set aside on its page again, or on a new one, as a component of its own; nothing happens where it is gone',
  body: z.object({ pageId: z.number().int().positive(), id: z.string().min(1).max(200) }),
  repeatable: true,
  data: broughtTo,
});
export const previewGeneration = endpoint({
  method: 'POST',
  path: `${projectPath}/generate/preview`,
  access: 'user',
  scope: 'generate',
  summary: 'What generating again would keep of what people made, what has no place in it, and what it costs',
  body: askedFor.extend({
    /** Whether the pages are to be made of the outline that waits. */
    ofOutline: z.boolean().default(false),
  }),
  limit: 'generation',
  data: z.object({
    pages: z.number().int(),
    points: z.number(),
    /** Points that the person has. */
    balance: z.number(),
    /** Pages made by hand, which stay. */
    own: z.number().int(),
    /** Pages whose changes lie over the new page that says the same. */
    changed: z.number().int(),
    /** Changed pages without such a page: they stay as pages of their own. */
    homeless: z.number().int(),
    /** Pages that the person deleted and that would be there again: they stay away and cost nothing. */
    leftOut: z.number().int(),
    /** Pages that the person deleted and that come back, as so many pages are asked for. */
    returning: z.number().int(),
    /** Pages that new ones replace. */
    replaced: z.number().int(),
    unplaced: z.array(unplacedChange),
  }),
});
/** The pages of a document after some of them were designed anew. */
export const redesignedPages = z.array(
  z.object({
    id: z.number().int(),
    pageNumber: z.number().int(),
    styledText: z.string(),
    version: z.number().int(),
  }),
);

export const redesignProject = endpoint({
  method: 'POST',
  path: `${projectPath}/redesign`,
  access: 'user',
  scope: 'write',
  summary: 'Restyle or reformat all pages, or restyle some of them, from the stored outline, keeping edited words',
  body: z.object({
    projectId: z.number().int().positive(),
    style: documentStyle.optional(),
    format: z.enum(FORMAT_IDS).optional(),
    customSize: customSize.optional(),
    /** Pages that get the style, and nothing else of it; the document and its other pages stay as they are. */
    pageIds: z.array(z.number().int().positive()).min(1).max(500).optional(),
    /** Whether pages with a style of their own keep it where the document's is changed; else all have the document's. */
    keepsOwn: z.boolean().default(false),
    /** What the document's style was when it was changed to this one: what else of it was changed meanwhile stays. */
    changedFrom: documentStyle.optional(),
    /** Whether it goes on with the restyling before it, as one step with it. */
    goesOn: z.boolean().default(false),
    /** Whether what has no place in the new design may be set aside; else nothing is changed where there is such. */
    accept: z.boolean().default(false),
  }),
  limit: 'generation',
  data: z.object({
    isApplied: z.boolean(),
    /** Whether it became a part of the step before it. */
    isJoined: z.boolean(),
    /** What has no place in the new design and had one until now. */
    unplaced: z.array(unplacedChange),
    settings: generationSettings,
    pages: redesignedPages,
  }),
});
