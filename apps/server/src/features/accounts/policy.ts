import type { Permission, Role } from '@pagewright/contract/permissions';
import { type ErrorCode, PagewrightError } from '@pagewright/model/errors';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { users } from './tables.ts';

/** What of a person decides what they may do. */
type Standing = Pick<typeof users.$inferSelect, 'isOwner' | 'invitationVerifiedAt'>;

/** Who may what: the one place that says so (spec §6). */
const RULES: Readonly<
  Record<Permission, { readonly may: (person: Standing) => boolean; readonly refusal: ErrorCode }>
> = {
  // Generating needs a verified invitation code (spec §4, §6).
  'generation:run': {
    may: ({ invitationVerifiedAt }) => invitationVerifiedAt !== null,
    refusal: 'account/invitation-needed',
  },
  'invitation:create': { may: ({ isOwner }) => isOwner, refusal: 'request/forbidden' },
};

export function rolesOf({ isOwner }: Standing): Role[] {
  return isOwner ? ['user', 'owner'] : ['user'];
}

export function permissionsOf(person: Standing): Permission[] {
  return (Object.keys(RULES) as Permission[]).filter((permission) => RULES[permission].may(person));
}

/** @throws PagewrightError `request/forbidden`, or what is more to the point: `account/invitation-needed` */
export async function requirePermission(db: Queryable, userId: number, permission: Permission): Promise<void> {
  const [person] = await db
    .select({ isOwner: users.isOwner, invitationVerifiedAt: users.invitationVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  const { may, refusal } = RULES[permission];
  if (!person || !may(person)) throw new PagewrightError(refusal);
}
