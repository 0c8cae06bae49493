import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import type { BodyOf } from '@pagewright/contract/endpoint';
import type { exportProject } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import { DEFAULT_LANGUAGE } from '@pagewright/model/languages';
import { parsePage } from '@pagewright/page/source-text';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import type { Database } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import type { Images } from '../images/service.ts';
import type { Pictures } from '../pages/pictures.ts';
import type { PageRow } from '../pages/policy.ts';
import { projectPages, shownText } from '../pages/service.ts';
import { ownProject } from '../projects/policy.ts';

/** Picture px for each page px in a PNG (spec §9: the current page is exported at scale 2). */
const PNG_SCALE = 2;

export class Exports {
  readonly #db: Database;
  readonly #pictures: Pictures;
  readonly #images: Images;
  readonly #printer: Printer;

  constructor(db: Database, pictures: Pictures, images: Images, printer: Printer) {
    this.#db = db;
    this.#pictures = pictures;
    this.#images = images;
    this.#printer = printer;
  }

  /**
   * @throws PagewrightError `request/not-found`, `print/no-pages`, `page/…` where a page's source is not whole,
   * `print/…`
   */
  async export(userId: number, body: BodyOf<typeof exportProject>, signal: AbortSignal): Promise<FileAnswer> {
    const { projectId, type, pageIds } = body;
    const project = await ownProject(this.#db, userId, projectId);
    const chosen = choose(await projectPages(this.#db, projectId), pageIds);
    if (type === 'png' && chosen.length !== 1) throw new PagewrightError('request/invalid', { field: 'pageIds' });
    const texts = chosen.map(shownText).filter((text) => text !== '');
    if (texts.length === 0) throw new PagewrightError('print/no-pages');
    const pages = await parseAll(texts);
    const job: PrintJob = {
      pages,
      assets: { ...(await this.#pictures.usedIn(projectId, texts)), ...(await this.#images.usedIn(userId, texts)) },
      title: project.name,
      language: pages[0]?.language ?? DEFAULT_LANGUAGE,
    };
    const name = fileName(chosen, pageIds !== undefined, new Date());
    if (type === 'pdf') {
      const bytes = await this.#printer.pdf(job, { signal });
      return { bytes, mime: 'application/pdf', name: `${name}.pdf` };
    }
    const [bytes] = await this.#printer.png(job, { scale: PNG_SCALE, signal });
    if (!bytes) throw new PagewrightError('print/failed');
    return { bytes, mime: 'image/png', name: `${name}.png` };
  }
}

/** The pages of the given ids, in the document's order; all without ids. @throws PagewrightError */
function choose(rows: readonly PageRow[], ids: readonly number[] | undefined): PageRow[] {
  if (!ids) return [...rows];
  const wanted = new Set(ids);
  const chosen = rows.filter(({ id }) => wanted.has(id));
  if (chosen.length !== wanted.size) throw new PagewrightError('request/not-found');
  return chosen;
}

/** Others get their turn between pages. */
async function parseAll(texts: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const text of texts) {
    pages.push(parsePage(text));
    await nextTurn();
  }
  return pages;
}

/** page{number}_{date}, or 'all pages_{date}' (spec §9). */
export function fileName(pages: readonly PageRow[], isChosen: boolean, now: Date): string {
  const date = now.toLocaleDateString('sv-SE');
  const [only] = pages;
  return isChosen && pages.length === 1 && only ? `page${only.pageNumber}_${date}` : `all pages_${date}`;
}
