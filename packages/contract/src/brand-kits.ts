import { styleTokens } from '@pagewright/model/style-tokens';
import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';

/** Longest name of a brand kit, UTF-16 units; kits that an account may have. */
export const KIT_LIMITS = { name: 60, kits: 50 } as const;

const name = z.string().trim().min(1).max(KIT_LIMITS.name);

/** A style that a person has kept for any of their documents, which take its tokens over as they are. */
export const brandKit = z.object({ id: z.number().int(), name: z.string(), tokens: styleTokens });
export type BrandKit = z.infer<typeof brandKit>;

const kitPath = '/api/pagewright/style/kit';

export const listKits = endpoint({
  method: 'GET',
  path: `${kitPath}/list`,
  access: 'user',
  scope: 'read',
  summary: 'The own brand kits, in the order of their names',
  data: z.array(brandKit),
});
export const addKit = endpoint({
  method: 'POST',
  path: `${kitPath}/add`,
  access: 'user',
  scope: 'write',
  summary: 'Keep a style as a brand kit; a name that another one has gets a number',
  body: z.object({ name, tokens: styleTokens }),
  data: brandKit,
});
export const editKit = endpoint({
  method: 'PUT',
  path: `${kitPath}/edit`,
  access: 'user',
  scope: 'write',
  summary:
    'Rename a brand kit, with a number where another one has the name, or give it another style; documents that use it stay as they are',
  body: z.object({ id: z.number().int().positive(), name: name.optional(), tokens: styleTokens.optional() }),
  repeatable: true,
  data: brandKit,
});
export const removeKit = endpoint({
  method: 'DELETE',
  path: `${kitPath}/:id`,
  access: 'user',
  scope: 'write',
  summary: 'Delete a brand kit; documents that use it stay as they are',
  params: idParams,
  data: nothing,
});
