import { pageFormat } from '@pagewright/model/formats';
import type { BriefOf, ModelFailure, PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { ComposeRequest } from '../engine.ts';
import { type ComposeWhole, localPage, localShown, type Shown } from '../from-blocks/local-page.ts';
import { lineOf, type NumberedBlock, withAbove } from '../from-blocks/numbered-blocks.ts';
import { blockOf } from '../left-out/block-of.ts';
import { briefOfAnswer } from './brief-of-answer.ts';
import type { Conversation, Reply } from './conversation.ts';
import { GIVEN } from './limits.ts';
import type { UseCount } from './model-use.ts';
import { FORMS_TOLD, type PageAnswer, pageAnswer, partsAnswer } from './page-answer.ts';
import type { Plan, PlannedPage } from './plan.ts';
import { AS_DATA, NOTHING_INVENTED } from './prompts.ts';
import { StatementMaker } from './statement-maker.ts';
import { unsupportedIn } from './unsupported.ts';

/** Passages on a page of a report, and on a poster or a long image. */
const MOST_PARTS = { slide: 1, document: 3, poster: 6, long: 8 } as const;
/** Letters of a block that a page's call is given at least, however many there are. */
const LEAST_OF_BLOCK = 120;

export interface WriterParts {
  readonly composeLocal: ComposeWhole;
  readonly request: ComposeRequest;
  readonly conversation: Conversation;
  readonly use: UseCount;
  readonly plan: Plan;
}

/** Where a page stands in the outline that the local engine has made. */
export interface PagePlace {
  /** From 1. */
  readonly number: number;
  /** The local engine's page there. */
  readonly own: PageBrief;
  /** Whether the plan is the local engine's too, so that its page says what was planned. */
  readonly isOwnPlan: boolean;
  /** What the page begins with. */
  readonly cover: BriefOf<'cover'> | undefined;
}

/** Writes planned pages, one call each; what the model fails at is made by the local engine. */
export class PageWriter {
  readonly #parts: WriterParts;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /** @throws PagewrightError `generation/cancelled` */
  async write(page: PlannedPage, place: PagePlace): Promise<PageBrief> {
    const { use } = this.#parts;
    const reply = await this.#ask(page);
    if ('failed' in reply) return this.#local(page, place, reply.failed);
    const brief = this.#briefOf(reply.answer, page, place);
    if (!brief) return this.#local(page, place, 'invalid');
    use.unsupported(unsupportedIn(brief));
    return brief;
  }

  async #ask(page: PlannedPage): Promise<Reply<readonly PageAnswer[]>> {
    const { conversation, plan, request } = this.#parts;
    const most = this.#mostParts();
    const question = {
      instructions: [
        'You write one page of a designed document that is made from a person’s files.',
        AS_DATA,
        NOTHING_INVENTED,
        request.mode === 'preserve'
          ? 'Keep the sentences of the blocks word for word and leave none out.'
          : 'Say it briefly: at most six entries, each one sentence or less.',
        `With every entry give the ids of the blocks that say it. Write in this language: ${plan.language}.`,
        `What a page can be:\n${FORMS_TOLD}`,
      ].join('\n'),
      prompt: this.#promptOf(page, most),
    };
    if (most > 1) {
      const reply = await conversation.ask({ ...question, schema: partsAnswer(most) });
      return 'failed' in reply ? reply : { answer: reply.answer.parts };
    }
    const reply = await conversation.ask({ ...question, schema: pageAnswer });
    return 'failed' in reply ? reply : { answer: [reply.answer] };
  }

  #mostParts(): number {
    const { format, customSize } = this.#parts.request;
    return MOST_PARTS[pageFormat(format, customSize).medium];
  }

  #promptOf({ title, blocks }: PlannedPage, most: number): string {
    const wish = this.#parts.request.prompt.trim();
    const all = withAbove(blocks);
    const share = Math.max(LEAST_OF_BLOCK, Math.floor(GIVEN.page / Math.max(1, all.length)));
    const lines: string[] = [];
    let room: number = GIVEN.page;
    for (const one of all) {
      const line = lineOf(one, Math.max(share, room / 4));
      room -= line.length;
      if (lines.length > 0 && room < 0) break;
      lines.push(line);
    }
    return [
      most > 1
        ? `Write the passages of this page, two to ${most}: ${JSON.stringify(title)}`
        : `Write this page: ${JSON.stringify(title)}`,
      ...(wish ? [`The person wishes: ${JSON.stringify(wish)}`] : []),
      `<sources>\n${lines.join('\n')}\n</sources>`,
    ].join('\n\n');
  }

  /** @returns undefined where what it shows cannot be shown */
  #briefOf(answers: readonly PageAnswer[], page: PlannedPage, place: PagePlace): PageBrief | undefined {
    const { plan, request } = this.#parts;
    const footing = {
      blocks: withAbove(page.blocks),
      language: plan.language,
      keepsWords: request.mode === 'preserve',
    };
    const id = `p${place.number}`;
    const isComposite = this.#mostParts() > 1;
    const parts: SimpleBrief[] = place.cover ? [place.cover] : [];
    for (const answer of answers) {
      const shown = this.#shownBy(answer, page);
      if (!shown && answer.entries.length === 0) return undefined;
      parts.push(briefOfAnswer(answer, isComposite ? `${id}.${parts.length + 1}` : id, footing, shown));
    }
    const section = this.#sectionOf(page, footing.blocks);
    const [first] = parts;
    if (!isComposite) return first && { ...first, ...section };
    const title = place.cover ? place.cover.title : new StatementMaker(footing).title(page.title);
    return { id, form: 'composite', title, more: [], parts, ...section };
  }

  #shownBy({ form, block }: PageAnswer, { blocks }: PlannedPage): Shown | undefined {
    const { composeLocal, request } = this.#parts;
    if (form !== 'table' && form !== 'chart' && form !== 'image') return undefined;
    const one = blocks.find(({ id }) => id === block);
    if (!one || (form === 'image') !== (one.block.kind === 'image')) return undefined;
    return localShown(composeLocal, one, form, request);
  }

  /** The section's name stands on the page without a mark: only where the blocks carry it. */
  #sectionOf({ section }: PlannedPage, blocks: readonly NumberedBlock[]): { section?: string } {
    if (!section) return {};
    const maker = new StatementMaker({ blocks, language: this.#parts.plan.language, keepsWords: false });
    return maker.title(section).unsupported ? {} : { section };
  }

  #local(page: PlannedPage, { number, own, isOwnPlan }: PagePlace, reason: ModelFailure): PageBrief {
    const { composeLocal, request, use } = this.#parts;
    use.localPage(number, reason);
    const made = isOwnPlan ? undefined : localPage(composeLocal, withAbove(page.blocks), request);
    return renamed(made ? this.#titled(made, page) : own, `p${number}`);
  }

  /** The local engine calls a page by a heading above it: one that was planned has the title that the contents say. */
  #titled(made: PageBrief, { title, blocks }: PlannedPage): PageBrief {
    const all = withAbove(blocks);
    const headings = new Set(
      all.filter(({ block }) => block.kind === 'heading').map(({ block }) => blockOf(block.origin)),
    );
    const { origins } = made.title;
    const isHeading = origins.length > 0 && origins.every((origin) => headings.has(blockOf(origin)));
    const planned = new StatementMaker({ blocks: all, language: this.#parts.plan.language, keepsWords: false }).title(
      title,
    );
    return isHeading && title.trim() !== '' && !planned.unsupported ? { ...made, title: planned } : made;
  }
}

/** The same page under another id: they are unique in an outline. */
function renamed(brief: PageBrief, id: string): PageBrief {
  if (brief.form !== 'composite') return { ...brief, id };
  return { ...brief, id, parts: brief.parts.map((part, index) => ({ ...part, id: `${id}.${index + 1}` })) };
}
