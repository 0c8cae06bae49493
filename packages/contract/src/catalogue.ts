import * as accounts from './accounts.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as pages from './pages.ts';
import * as projects from './projects.ts';

/** Every endpoint there is, by name: the server registers these, the documentation and the access test walk them. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [accounts, projects, pages, documents]
    .flatMap((module) => Object.entries(module as Record<string, unknown>))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
