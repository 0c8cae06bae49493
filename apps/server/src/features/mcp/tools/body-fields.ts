import type { z } from 'zod';

/** The fields of an endpoint's body, for the input of the tools that call it. */
export function bodyFields<Body extends z.ZodObject>(endpoint: {
  readonly path: string;
  readonly body?: Body;
}): Body['shape'] {
  if (!endpoint.body) throw new Error(`${endpoint.path} takes no body`);
  return endpoint.body.shape;
}
