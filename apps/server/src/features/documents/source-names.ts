import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { documents, olderDocuments } from './tables.ts';

/** The names that origins give to the files of a project, older versions included. */
export async function sourceNames(db: Queryable, projectId: number): Promise<Set<string>> {
  const [newest, older] = [
    await db.select({ name: documents.sourceName }).from(documents).where(eq(documents.projectId, projectId)),
    await db
      .select({ name: olderDocuments.sourceName })
      .from(olderDocuments)
      .where(eq(olderDocuments.projectId, projectId)),
  ];
  return new Set([...newest, ...older].map(({ name }) => name));
}

/** The name itself where no other file has it, else `report (2).docx`. */
export function freeSourceName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const base = name.slice(0, name.length - extension.length);
  let number = 2;
  while (taken.has(`${base} (${number})${extension}`)) number += 1;
  return `${base} (${number})${extension}`;
}
