import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What invitation codes can be made with. */
export const invitationOptions = z.object({
  /** Codes to make. */
  count: z.number().int().min(1).max(100).default(1),
  /** Points that each person gets who enters one; what the installation gives where not said. */
  points: z.number().int().min(0).max(1_000_000).optional(),
  /** People who can use one code. */
  uses: z.number().int().min(1).max(10_000).default(10),
  /** Days it is good for. */
  days: z.number().int().min(1).max(3_650).default(30),
});
export type InvitationOptions = z.infer<typeof invitationOptions>;

export const createInvitations = endpoint({
  method: 'POST',
  path: '/api/pagewright/invitation/create',
  access: 'user',
  scope: 'session',
  summary: 'Issue invitation codes; needs the permission invitation:create',
  body: invitationOptions,
  data: z.object({ codes: z.array(z.string()), expireTime: z.string() }),
});
