import { isPagewrightError } from '@pagewright/model/errors';
import type { FastifyRequest } from 'fastify';
import type { Authenticator } from './person.ts';

/** The person who asks for what everybody may see, where they can be known; whoever cannot is a visitor. */
export async function whoAsks(authenticator: Authenticator, request: FastifyRequest): Promise<number | undefined> {
  if (request.headers.authorization === undefined) return undefined;
  try {
    return (await authenticator.authenticate(request, 'read')).id;
  } catch (error) {
    if (isPagewrightError(error)) return undefined;
    throw error;
  }
}
