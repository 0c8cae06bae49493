/** Roles and permissions (spec §6); their names are ours, since the specification gives none. */
export const ROLES = ['user', 'owner'] as const;
export type Role = (typeof ROLES)[number];

export const PERMISSIONS = [
  /** Generate pages: after an invitation code was verified. */
  'generation:run',
  /** Issue invitation codes: the installation's owner. */
  'invitation:create',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export function hasPermission(person: { readonly permissions: readonly string[] }, permission: Permission): boolean {
  return person.permissions.includes(permission);
}
