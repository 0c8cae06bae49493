import { isSameValue } from '@pagewright/components/same-value';
import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import { GENERATION_STATUS, type GenerationSettings, type redesignProject } from '@pagewright/contract/projects';
import { withStyleChanges } from '@pagewright/design/style-changes';
import { tokensOf } from '@pagewright/design/styles';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { PagewrightError } from '@pagewright/model/errors';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../platform/database.ts';
import { asStep, isLastStep } from '../history/steps.ts';
import type { PageRow } from '../pages/policy.ts';
import { projectPages } from '../pages/service.ts';
import { pages } from '../pages/tables.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import { requireUsable } from '../styles/policy.ts';
import { pageSources } from './page-sources.ts';
import { lookOf, storedPage } from './stored-pages.ts';

type Redesigned = Awaited<ReturnType<PageMaker['redesign']>>[number] &
  Pick<PageRow, 'style'> & { readonly row: PageRow };

interface Redesigning extends Pick<BodyOf<typeof redesignProject>, 'style' | 'pageIds' | 'keepsOwn'> {
  /** As what the document is made, before and afterwards. */
  readonly from: GenerationSettings;
  readonly to: GenerationSettings;
}

interface Saving {
  readonly projectId: number;
  readonly settings: GenerationSettings;
  readonly kind: 'restyle' | 'reformat';
  /** The pages that are meant, where it is not the document. */
  readonly pageIds: readonly number[] | undefined;
  readonly goesOn: boolean;
}

/** Gives a document another style or format: no composing, and everything that the person did to its pages stays. */
export class Redesigner {
  readonly #db: Database;
  readonly #maker: PageMaker;

  constructor(db: Database, maker: PageMaker) {
    this.#db = db;
    this.#maker = maker;
  }

  /**
   * Where the new design has no place for something that the person made, nothing is changed before they have accepted
   * that it is set aside.
   * @throws PagewrightError `request/not-found`, `style/unusable`, `generation/running`, `request/conflict` where a page
   * was saved meanwhile
   */
  async redesign(userId: number, body: BodyOf<typeof redesignProject>): Promise<DataOf<typeof redesignProject>> {
    const { projectId, format, customSize, pageIds, keepsOwn, changedFrom, goesOn, accept } = body;
    if (pageIds && (!body.style || changedFrom || format || customSize))
      throw new PagewrightError('request/invalid', { field: 'pageIds' });
    const project = await ownProject(this.#db, userId, projectId);
    const style = body.style && changedFrom ? changedOver(project.settings, changedFrom, body.style) : body.style;
    if (style) requireUsable(style);
    if (project.status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
    const settings: GenerationSettings = {
      ...project.settings,
      ...(style && !pageIds ? { style } : {}),
      ...(format ? { format } : {}),
      ...(customSize ? { customSize } : {}),
    };
    const redesigned = await this.#design(projectId, {
      from: project.settings,
      to: settings,
      style,
      pageIds,
      keepsOwn,
    });
    const unplaced = redesigned.flatMap(({ row, unplaced: list }) =>
      list.map((one) => ({ ...one, pageId: row.id, pageNumber: row.pageNumber })),
    );
    const isApplied = accept || unplaced.length === 0;
    const kind = format === undefined ? 'restyle' : 'reformat';
    const isJoined =
      isApplied && (await this.#save(userId, { projectId, settings, kind, pageIds, goesOn }, redesigned));
    const saved = await projectPages(this.#db, projectId);
    return {
      isApplied,
      isJoined,
      unplaced,
      settings: isApplied ? settings : project.settings,
      pages: saved.map(({ id, pageNumber, styledText, version }) => ({ id, pageNumber, styledText, version })),
    };
  }

  /** @throws PagewrightError `request/not-found` where a page is not the project's */
  async #design(projectId: number, { from, to, style, pageIds, keepsOwn }: Redesigning): Promise<Redesigned[]> {
    const rows = await projectPages(this.#db, projectId);
    const sources = await pageSources(this.#db, projectId, rows);
    const wanted = new Set(pageIds);
    const chosen = rows.filter(({ id }) => !pageIds || wanted.has(id));
    if (pageIds && chosen.length !== wanted.size) throw new PagewrightError('request/not-found');
    const own = (row: PageRow) => (pageIds ? ownStyle(style, to) : style && !keepsOwn ? null : row.style);
    const made = await this.#maker.redesign({
      outline: sources?.outline,
      from: lookOf(from),
      to: lookOf(to),
      pages: chosen.map((row) => ({
        ...storedPage(row, sources),
        pageNumber: row.pageNumber,
        style: { from: row.style ?? undefined, to: own(row) ?? undefined },
      })),
    });
    return made.flatMap((page, index) => {
      const row = chosen[index];
      return row ? [{ ...page, row, style: own(row) }] : [];
    });
  }

  /** Gives whether it joined the step before it. */
  async #save(
    userId: number,
    { projectId, settings, kind, pageIds, goesOn }: Saving,
    redesigned: Redesigned[],
  ): Promise<boolean> {
    const updatedAt = new Date();
    const ids = redesigned.map(({ row }) => row.id);
    return this.#db.transaction(async (tx) => {
      await ownProject(tx, userId, projectId, 'lock');
      const isJoined = goesOn && (await isLastStep(tx, { projectId, kind, pageIds }));
      await asStep(tx, { projectId, kind, ids, isJoined }, async () => {
        await savePages(tx, redesigned, settings.format);
        await tx.update(projects).set({ settings, updatedAt }).where(eq(projects.id, projectId));
      });
      return isJoined;
    });
  }
}

/** The document's style as it is now, with what was changed of the one that somebody saw. */
function changedOver({ style: now }: GenerationSettings, from: DocumentStyle, to: DocumentStyle): DocumentStyle {
  return isSameValue(now, from) ? to : withStyleChanges(tokensOf(now), tokensOf(from), tokensOf(to));
}

/** What a page has for itself that gets a style: nothing where that is the document's. */
function ownStyle(style: DocumentStyle | undefined, document: GenerationSettings): DocumentStyle | null {
  return style && !isSameValue(style, document.style) ? style : null;
}

/** All pages in one statement. @throws PagewrightError `request/conflict` where one has a newer version */
async function savePages(tx: Transaction, redesigned: readonly Redesigned[], format: string): Promise<void> {
  if (redesigned.length === 0) return;
  const ids = sql.param(redesigned.map(({ row }) => row.id));
  const versions = sql.param(redesigned.map(({ row }) => row.version));
  const designed = sql.param(redesigned.map(({ generatedText }) => generatedText));
  const shown = sql.param(redesigned.map(({ styledText }) => styledText));
  const styles = sql.param(redesigned.map(({ style }) => (style ? pages.style.mapToDriverValue(style) : '')));
  const kept = sql.param(redesigned.map((page) => (page.kept ? pages.kept.mapToDriverValue(page.kept) : '')));
  const saved = await rowsOf(
    tx,
    sql`
    update pages set generated_text = made.designed, styled_text = made.shown, kept = nullif(made.kept, ''),
      style = nullif(made.style, ''),
      page_type = ${format}, version = pages.version + 1, updated_at = now()
    from unnest(${ids}::int[], ${versions}::int[], ${designed}::text[], ${shown}::text[], ${kept}::text[],
      ${styles}::text[]) as made(id, version, designed, shown, kept, style)
    where pages.id = made.id and pages.version = made.version
    returning pages.id`,
  );
  if (saved.length !== redesigned.length) throw new PagewrightError('request/conflict');
}
