import { TYPED } from '@pagewright/model/limits';
import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';
import { generationSettings } from './projects.ts';

const { format, customSize, style, pageCount, mode } = generationSettings.shape;

/** What a person has typed and chosen on the create screen. */
export const projectDraft = z.object({
  /** Text typed instead of, or beside, uploaded files. */
  text: z.string().max(TYPED.text).default(''),
  /** The supplementary prompt. */
  prompt: z.string().max(TYPED.prompt).default(''),
  /** Choices that no generation has been made with yet; what is not chosen is as the project's settings say. */
  settings: z
    .object({
      format: format.unwrap().optional(),
      customSize,
      style: style.unwrap().optional(),
      pageCount: pageCount.unwrap().optional(),
      mode: mode.unwrap().optional(),
    })
    .default({}),
});
export type ProjectDraft = z.infer<typeof projectDraft>;

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/pagewright/project/draft/:id',
  access: 'user',
  scope: 'read',
  summary: 'What was typed and chosen on the create screen of a project',
  params: idParams,
  data: projectDraft,
});
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/pagewright/project/draft',
  access: 'user',
  scope: 'write',
  summary: 'Keep what is typed and chosen on the create screen of a project; the next generation is made from it',
  body: projectDraft.extend({ projectId: z.number().int().positive() }),
  repeatable: true,
  data: nothing,
});
