import type { ModelUse } from '@pagewright/model/outline';
import type { FillingModel } from '../engine.ts';

/**
 * What filling took, as outlines and reports tell it.
 * @param pageOf page (from 1) that a wish is of; undefined where the wishes are of no template
 */
export function modelUseOfFilling(
  { use, asked, dropped, local }: FillingModel,
  pageOf: (wishId: string) => number | undefined,
): ModelUse {
  return {
    ...use,
    fills: {
      asked,
      dropped,
      local: local.map(({ ids: [id = ''], description, reason }) => {
        const page = pageOf(id);
        return { ...(page === undefined ? {} : { page }), description, reason };
      }),
    },
  };
}
