import * as accessTokens from './access-tokens.ts';
import * as accounts from './accounts.ts';
import * as assistant from './assistant.ts';
import * as brandKits from './brand-kits.ts';
import * as collections from './collections.ts';
import * as comments from './comments.ts';
import * as documents from './documents.ts';
import * as drafts from './drafts.ts';
import type { Endpoint } from './endpoint.ts';
import * as exports from './exports.ts';
import * as history from './history.ts';
import * as images from './images.ts';
import * as invitations from './invitations.ts';
import * as leftOut from './left-out.ts';
import * as modules from './modules.ts';
import * as outlines from './outlines.ts';
import * as pages from './pages.ts';
import * as points from './points.ts';
import * as profile from './profile.ts';
import * as projects from './projects.ts';
import * as sharing from './sharing.ts';
import * as templates from './templates.ts';
import * as thirdParty from './third-party.ts';
import * as verification from './verification.ts';
import * as versions from './versions.ts';

/** Every endpoint there is, by name: the server registers these, the documentation and the access test walk them. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [
    accounts,
    accessTokens,
    verification,
    profile,
    points,
    thirdParty,
    invitations,
    projects,
    exports,
    leftOut,
    assistant,
    outlines,
    modules,
    templates,
    collections,
    pages,
    documents,
    images,
    brandKits,
    drafts,
    history,
    sharing,
    comments,
    versions,
  ]
    .flatMap((module) => Object.entries(module as Record<string, unknown>))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
