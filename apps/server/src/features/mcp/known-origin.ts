import { PagewrightError } from '@pagewright/model/errors';
import type { FastifyRequest } from 'fastify';

const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Only browsers name an origin. A page of somebody else's that had its name point to this machine would name its own, as
 * host as well: so neither is believed but what is set up here or is this machine itself.
 * @throws PagewrightError `request/forbidden`
 */
export function requireKnownOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string | undefined): void {
  const { origin } = headers;
  if (origin === undefined) return;
  const name = URL.canParse(origin) ? new URL(origin).hostname : '';
  const isOurs = publicUrl !== undefined && name === new URL(publicUrl).hostname;
  if (!isOurs && !OWN_MACHINE.has(name)) throw new PagewrightError('request/forbidden');
}
