import { FORMAT_IDS } from '@pagewright/model/formats';
import { LANGUAGES } from '@pagewright/model/languages';
import { STYLE_IDS } from '@pagewright/model/styles';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from './publishing.ts';

/** A template (spec §3): a starting outline that a project can be created from. */
export const template = z.object({
  id: z.number().int(),
  name: z.string(),
  category: z.enum(PUBLISH_CATEGORIES),
  industry: z.enum(PUBLISH_INDUSTRIES),
  /** Points; 0 is free. */
  price: z.number().int().min(0),
  introduction: z.string(),
  format: z.enum(FORMAT_IDS),
  style: z.enum(STYLE_IDS),
  /** Titles of the included pages, in order. */
  pageTitles: z.array(z.string()),
});
export type Template = z.infer<typeof template>;

export const templatePage = z.object({
  pageNumber: z.number().int(),
  title: z.string(),
  pageType: z.string(),
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
  summary: 'The templates that a project can be created from',
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
