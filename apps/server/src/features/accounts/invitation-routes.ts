import { createInvitations } from '@pagewright/contract/invitations';
import type { Database } from '../../platform/database.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Invitations } from './invitations.ts';
import { requirePermission } from './policy.ts';

export function addInvitationRoutes(routes: Routes, { db, invitations }: { db: Database; invitations: Invitations }) {
  routes.personal(createInvitations, async ({ person, body }) => {
    await requirePermission(db, person.id, 'invitation:create');
    return invitations.create(body);
  });
}
