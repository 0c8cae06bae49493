import { documentStyle } from '@pagewright/model/document-style';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { LANGUAGES } from '@pagewright/model/languages';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';
import { PAGE_PROMPT_MAX } from './pages.ts';
import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from './publishing.ts';

/** The first id of a template that a person made; those below are ours. */
export const FIRST_OWN_TEMPLATE = 1_000;

/** Longest name and introduction, UTF-16 units (those of a collection, spec §9); templates that an account may have. */
export const TEMPLATE_LIMITS = { name: 50, introduction: 500, templates: 100 } as const;

/** A template (spec §3): what a project can be created from. */
export const template = z.object({
  /** From `FIRST_OWN_TEMPLATE` on one of the person's own. */
  id: z.number().int(),
  name: z.string(),
  category: z.enum(PUBLISH_CATEGORIES),
  industry: z.enum(PUBLISH_INDUSTRIES),
  /** Points; 0 is free. */
  price: z.number().int().min(0),
  introduction: z.string(),
  format: z.enum(FORMAT_IDS),
  style: documentStyle,
  /** Titles of the included pages, in order. */
  pageTitles: z.array(z.string()),
});
export type Template = z.infer<typeof template>;

export const templatePage = z.object({
  pageNumber: z.number().int(),
  title: z.string(),
  pageType: z.string(),
  /** Global prompt that the page is filled by (spec §3); may be empty. */
  prompt: z.string(),
  /** Page source, to preview. */
  text: z.string(),
});
export type TemplatePage = z.infer<typeof templatePage>;

const templatePath = '/api/pagewright/template';
/** Language of the template's words; without it that of the request's Accept-Language. */
const inLanguage = z.object({ language: z.enum(LANGUAGES).optional() });

export const listTemplates = endpoint({
  method: 'GET',
  path: `${templatePath}/list`,
  access: 'user',
  scope: 'read',
  summary: "The templates that a project can be created from: the person's own, the newest first, and ours",
  query: inLanguage,
  data: z.array(template),
});
export const getTemplate = endpoint({
  method: 'GET',
  path: `${templatePath}/getInfo/:id`,
  access: 'user',
  scope: 'read',
  summary: 'One template with its pages',
  params: z.object({ id: z.coerce.number().int().positive() }),
  query: inLanguage,
  data: template.extend({ pages: z.array(templatePage) }),
});

/** What is told of a template of the person's own. */
const told = {
  name: z.string().trim().min(1).max(TEMPLATE_LIMITS.name),
  introduction: z.string().trim().max(TEMPLATE_LIMITS.introduction).default(''),
  industry: z.enum(PUBLISH_INDUSTRIES).default('general'),
  category: z.enum(PUBLISH_CATEGORIES).default('other'),
};

export const addTemplate = endpoint({
  method: 'POST',
  path: `${templatePath}/add`,
  access: 'user',
  scope: 'write',
  summary: 'Keep the pages of a project as a template: what stands in their smart components is to be filled anew',
  body: z.object({ projectId: z.number().int().positive(), ...told }),
  data: template,
});
export const editTemplate = endpoint({
  method: 'PUT',
  path: `${templatePath}/edit`,
  access: 'user',
  scope: 'write',
  summary: 'Rename a template of the own, or say something else of it',
  body: z.object({
    id: z.number().int().positive(),
    name: told.name.optional(),
    introduction: told.introduction.unwrap().optional(),
    industry: told.industry.unwrap().optional(),
    category: told.category.unwrap().optional(),
    /** Global prompts of its pages, in their order; those that are not named stay as they are. */
    prompts: z.array(z.string().trim().max(PAGE_PROMPT_MAX)).max(PROJECT_LIMITS.pages).optional(),
  }),
  repeatable: true,
  data: template,
});
export const removeTemplate = endpoint({
  method: 'DELETE',
  path: `${templatePath}/remove/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Delete a template of the own; projects that were made of it stay as they are',
  params: idParams,
  data: nothing,
});
