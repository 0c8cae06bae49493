import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import { GENERATION_STATUS, type GenerationSettings, type redesignProject } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../platform/database.ts';
import type { PageRow } from '../pages/policy.ts';
import { projectPages } from '../pages/service.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { editedWords, withEdits } from './edited-words.ts';
import { latestOutline } from './stored-outline.ts';

interface Redesigned {
  readonly row: PageRow;
  readonly generatedText: string;
  readonly styledText: string;
}

/** Gives a finished document another style or format: no composing, and the person's words stay. */
export class Redesigner {
  readonly #db: Database;
  readonly #maker: PageMaker;

  constructor(db: Database, maker: PageMaker) {
    this.#db = db;
    this.#maker = maker;
  }

  /**
   * @throws PagewrightError `request/not-found`, `generation/running`, `request/conflict` where a page was saved
   * meanwhile
   */
  async redesign(userId: number, body: BodyOf<typeof redesignProject>): Promise<DataOf<typeof redesignProject>> {
    const { projectId, style, format, customSize } = body;
    const project = await ownProject(this.#db, userId, projectId);
    if (project.status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
    const settings: GenerationSettings = {
      ...project.settings,
      ...(style ? { style } : {}),
      ...(format ? { format } : {}),
      ...(customSize ? { customSize } : {}),
    };
    const rows = await projectPages(this.#db, projectId);
    const outline = await latestOutline(this.#db, projectId);
    const redesigned = outline ? await this.#design(outline, rows, settings) : [];
    await this.#save(userId, projectId, settings, redesigned);
    const saved = await projectPages(this.#db, projectId);
    return {
      settings,
      pages: saved.map(({ id, pageNumber, styledText, version }) => ({ id, pageNumber, styledText, version })),
    };
  }

  /** Designs the briefs of the pages that are there, in their order; pages added by hand stay as they are. */
  async #design(outline: Outline, rows: readonly PageRow[], settings: GenerationSettings): Promise<Redesigned[]> {
    const briefs = new Map(outline.pages.map((brief) => [brief.id, brief]));
    const designable = rows.flatMap((row) => {
      const brief = row.briefId === null ? undefined : briefs.get(row.briefId);
      return brief ? [{ row, brief }] : [];
    });
    if (designable.length === 0) return [];
    const current: Outline = { ...outline, pages: designable.map(({ brief }) => brief) };
    const request = { prompt: '', ...settings };
    const edits = new Map(
      designable.map(({ row }, index) => [index, wordsEditedOn(row)] as const).filter(([, words]) => words.size > 0),
    );
    const [plain, edited] = await Promise.all([
      this.#maker.design(current, request),
      edits.size > 0 ? this.#maker.design(withEdits(current, edits), request) : undefined,
    ]);
    return designable.map(({ row }, index) => {
      const page = plain.pages[index];
      if (!page) throw new Error(`the design has no page ${index}`);
      const generatedText = printPage(page);
      const own = edits.has(index) ? edited?.pages[index] : undefined;
      return { row, generatedText, styledText: own ? printPage(own) : generatedText };
    });
  }

  async #save(
    userId: number,
    projectId: number,
    settings: GenerationSettings,
    redesigned: readonly Redesigned[],
  ): Promise<void> {
    const updatedAt = new Date();
    await this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      await savePages(tx, redesigned, settings.format);
      await tx.update(projects).set({ settings, updatedAt }).where(eq(projects.id, projectId));
    });
  }
}

/** All pages in one statement. @throws PagewrightError `request/conflict` where one has a newer version */
async function savePages(tx: Transaction, redesigned: readonly Redesigned[], pageType: string): Promise<void> {
  if (redesigned.length === 0) return;
  const ids = sql.param(redesigned.map(({ row }) => row.id));
  const versions = sql.param(redesigned.map(({ row }) => row.version));
  const designed = sql.param(redesigned.map(({ generatedText }) => generatedText));
  const shown = sql.param(redesigned.map(({ styledText }) => styledText));
  const saved = await rowsOf(
    tx,
    sql`
    update pages set generated_text = made.designed, styled_text = made.shown, page_type = ${pageType},
      version = pages.version + 1, updated_at = now()
    from unnest(${ids}::int[], ${versions}::int[], ${designed}::text[], ${shown}::text[])
      as made(id, version, designed, shown)
    where pages.id = made.id and pages.version = made.version
    returning pages.id`,
  );
  if (saved.length !== redesigned.length) throw new PagewrightError('request/conflict');
}

function wordsEditedOn({ generatedText, styledText }: PageRow): Map<string, string> {
  if (styledText === '' || generatedText === '' || styledText === generatedText) return new Map();
  return editedWords(parsePage(generatedText), parsePage(styledText));
}
