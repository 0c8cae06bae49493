import type { BodyOf } from '@pagewright/contract/endpoint';
import { type addTemplate, type editTemplate, TEMPLATE_LIMITS } from '@pagewright/contract/templates';
import { PagewrightError } from '@pagewright/model/errors';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import type { DrawnPage } from '@pagewright/model/outline';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { templatePage } from '@pagewright/page/template-page';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import { users } from '../accounts/tables.ts';
import { carryPictures, picturesOf } from '../images/carried-pictures.ts';
import { namedImages } from '../images/named-images.ts';
import type { Images } from '../images/service.ts';
import type { Pictures } from '../pages/pictures.ts';
import { projectPages } from '../pages/service.ts';
import { shownText } from '../pages/shown-text.ts';
import { ownProject } from '../projects/policy.ts';
import { ownTemplates } from './tables.ts';

export type OwnTemplate = typeof ownTemplates.$inferSelect;

interface Parts {
  readonly db: Database;
  readonly images: Images;
  readonly pictures: Pictures;
}

/** The templates that people make of their projects. Another person's does not exist for them. */
export class OwnTemplates {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  list(userId: number): Promise<OwnTemplate[]> {
    return this.#parts.db
      .select()
      .from(ownTemplates)
      .where(eq(ownTemplates.userId, userId))
      .orderBy(desc(ownTemplates.id));
  }

  /** @throws PagewrightError `request/not-found` */
  get(userId: number, id: number): Promise<OwnTemplate> {
    return ownTemplate(this.#parts.db, userId, id);
  }

  /**
   * Keeps what the pages of a project look like and what their smart components ask for. Hidden pages are left out.
   * @throws PagewrightError `request/not-found`, `template/no-pages`, `template/too-many`, `project/full`, `page/…` where
   * a page cannot be read
   */
  async add(userId: number, { projectId, ...told }: BodyOf<typeof addTemplate>): Promise<OwnTemplate> {
    const { db } = this.#parts;
    const { settings } = await ownProject(db, userId, projectId);
    const { style, format, customSize } = settings;
    const rows = (await projectPages(db, projectId)).filter(({ hidden }) => !hidden);
    if (rows.length === 0) throw new PagewrightError('template/no-pages');
    const shown = rows.map(shownText);
    // What the pages show goes with no project: whatever becomes of this one, the template has it.
    const found = await picturesOf(this.#parts, { userId, projectId }, shown);
    const texts = await carryPictures(this.#parts.images, found, { userId }, shown);
    const pages = rows.map((row, index): DrawnPage => {
      const { name, description, prompt } = row;
      const source = printPage(templatePage(parsePage(texts[index] ?? '')));
      const look = { style: row.style ?? style, format, ...(customSize ? { customSize } : {}) };
      return { source, ...look, name, description, prompt };
    });
    const bytes = pages.reduce((sum, { source }) => sum + Buffer.byteLength(source), 0);
    if (bytes > PROJECT_LIMITS.pageBytes) throw new PagewrightError('project/full');
    const images = namedImages(pages.map(({ source }) => source).join('\n'));
    return db.transaction(async (tx) => {
      // Two at once are counted one after the other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [has] = await tx.select({ all: count() }).from(ownTemplates).where(eq(ownTemplates.userId, userId));
      const max = TEMPLATE_LIMITS.templates;
      if ((has?.all ?? 0) >= max) throw new PagewrightError('template/too-many', { max });
      const [made] = await tx
        .insert(ownTemplates)
        .values({ userId, ...told, pages, images })
        .returning();
      if (!made) throw new Error('the template was not inserted');
      return made;
    });
  }

  /** @throws PagewrightError `request/not-found` */
  async edit(userId: number, { id, prompts, ...told }: BodyOf<typeof editTemplate>): Promise<OwnTemplate> {
    const { db } = this.#parts;
    const { pages } = await ownTemplate(db, userId, id);
    const prompted = prompts && { pages: pages.map((page, at) => ({ ...page, prompt: prompts[at] ?? page.prompt })) };
    const changed = { ...told, ...prompted };
    if (Object.keys(changed).length > 0) await db.update(ownTemplates).set(changed).where(isOwn(userId, id));
    return ownTemplate(db, userId, id);
  }

  /** @throws PagewrightError `request/not-found` */
  async remove(userId: number, id: number): Promise<void> {
    const gone = await this.#parts.db.delete(ownTemplates).where(isOwn(userId, id)).returning({ id: ownTemplates.id });
    if (gone.length === 0) throw new PagewrightError('request/not-found');
  }
}

/** A template that a person made. @throws PagewrightError `request/not-found` */
export async function ownTemplate(db: Queryable, userId: number, id: number): Promise<OwnTemplate> {
  const [row] = await db.select().from(ownTemplates).where(isOwn(userId, id));
  if (!row) throw new PagewrightError('request/not-found');
  return row;
}

function isOwn(userId: number, id: number) {
  return and(eq(ownTemplates.id, id), eq(ownTemplates.userId, userId));
}
