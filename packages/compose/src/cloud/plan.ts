import { LANGUAGES, type Language } from '@pagewright/model/languages';
import { z } from 'zod';
import type { ComposeRequest } from '../engine.ts';
import type { NumberedBlock } from '../from-blocks/numbered-blocks.ts';
import type { Conversation, Reply } from './conversation.ts';
import type { Passage } from './overview.ts';
import { AS_DATA, NOTHING_INVENTED } from './prompts.ts';

/** What one page is to be about, and what it rests on. */
export interface PlannedPage {
  readonly title: string;
  readonly section: string;
  readonly blocks: readonly NumberedBlock[];
}

export interface Plan {
  readonly language: Language;
  readonly pages: readonly PlannedPage[];
}

/** Has the model say which page is about what. */
export async function planned(
  passages: readonly Passage[],
  count: number,
  { prompt, mode }: ComposeRequest,
  language: Language,
  conversation: Conversation,
): Promise<Reply<Plan>> {
  const known = new Map(passages.map((passage) => [passage.id, passage]));
  const wish = prompt.trim();
  const reply = await conversation.ask({
    instructions: [
      'You plan a designed document of pages that is made from a person’s files.',
      AS_DATA,
      NOTHING_INVENTED,
      mode === 'preserve'
        ? 'Every block has its place on a page, in the order of the files.'
        : 'The most important comes to the front; what is unimportant or said twice is left out.',
    ].join('\n'),
    prompt: [
      `Plan exactly ${count} pages of content, in their order; a cover and contents are made besides. Each page has a title that says what it shows, the section that it belongs to (the same words for pages of one section) and the ids of the blocks that it rests on, at least one. Write in the language of the files (${language}) unless the person wishes another.`,
      ...(wish ? [`The person wishes: ${JSON.stringify(wish)}`] : []),
      `<sources>\n${passages.map(({ line }) => line).join('\n')}\n</sources>`,
    ].join('\n\n'),
    schema: z.object({
      language: z.enum(LANGUAGES).catch(language),
      pages: z
        .array(
          z.object({
            title: z.string().trim().min(1),
            section: z.string().trim().default(''),
            blocks: z
              .array(z.string())
              .refine((ids) => ids.some((id) => known.has(id)), 'names no id of the sources')
              .describe('ids of the sources'),
          }),
        )
        .length(count),
    }),
  });
  if ('failed' in reply) return reply;
  const pages = reply.answer.pages.map(({ title, section, blocks }) => ({
    title,
    section,
    blocks: [...new Set(blocks)].flatMap((id) => known.get(id)?.blocks ?? []),
  }));
  const all = passages.flatMap(({ blocks }) => blocks);
  return {
    answer: { language: reply.answer.language, pages: mode === 'preserve' ? withEverything(pages, all) : pages },
  };
}

/** What no page was given goes to the page of what stands before it. */
export function withEverything(pages: readonly PlannedPage[], blocks: readonly NumberedBlock[]): PlannedPage[] {
  const given = pages.map((page) => new Set(page.blocks));
  let [last] = given;
  for (const one of blocks) {
    const own = given.find((page) => page.has(one));
    if (own) last = own;
    else last?.add(one);
  }
  return pages.map((page, index) => ({ ...page, blocks: blocks.filter((one) => given[index]?.has(one)) }));
}
