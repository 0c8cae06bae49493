import { builtInTemplate } from '@pagewright/compose/templates';
import type { GenerationSettings } from '@pagewright/contract/projects';
import { FIRST_OWN_TEMPLATE } from '@pagewright/contract/templates';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import type { DrawnTemplate } from '@pagewright/pipeline/drawn-template';
import type { Queryable } from '../../platform/database.ts';
import { ownTemplate } from './own-templates.ts';

/**
 * The template that a generation fills, as the pipeline takes it; undefined where the sources alone decide.
 * @throws PagewrightError `template/unknown`
 */
export async function wantedTemplate(
  db: Queryable,
  userId: number,
  { template: id }: Pick<GenerationSettings, 'template'>,
): Promise<number | DrawnTemplate | undefined> {
  if (id === undefined || id === null) return undefined;
  if (id < FIRST_OWN_TEMPLATE) {
    if (!builtInTemplate(id)) throw new PagewrightError('template/unknown', { id });
    return id;
  }
  try {
    const { name, pages } = await ownTemplate(db, userId, id);
    return { name, pages };
  } catch (error) {
    if (isPagewrightError(error) && error.code === 'request/not-found')
      throw new PagewrightError('template/unknown', { id });
    throw error;
  }
}
