import type { FastifyRequest } from 'fastify';

/** What a share link that was opened lets see. */
export interface Visit {
  /** Of the visit: what is stored of its token. */
  readonly id: string;
  readonly linkId: number;
  readonly projectId: number;
  /** Whose project it is. */
  readonly ownerId: number;
  readonly canDownload: boolean;
  readonly canComment: boolean;
}

/** What the routes have to know of share links. */
export interface VisitAuthenticator {
  /** @throws PagewrightError `share/gone` */
  authenticate(request: FastifyRequest): Promise<Visit>;
}
