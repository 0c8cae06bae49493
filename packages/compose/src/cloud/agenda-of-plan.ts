import type { BriefOf, PageBrief } from '@pagewright/model/outline';
import type { NumberedBlock } from '../from-blocks/numbered-blocks.ts';
import type { Plan } from './plan.ts';
import { StatementMaker } from './statement-maker.ts';

/** Entries of an agenda at most. */
const MOST_ENTRIES = 10;

/** The contents of what the model planned: its sections, or its pages where it names none. */
export function agendaOf(own: BriefOf<'agenda'>, { pages, language }: Plan): PageBrief {
  const bySection = Map.groupBy(pages, ({ section }) => section);
  bySection.delete('');
  const named = bySection.size > 1 ? [...bySection] : pages.map((page) => [page.title, [page]] as const);
  const items = named.slice(0, MOST_ENTRIES).map(([text, under]) => {
    const blocks: NumberedBlock[] = under.flatMap((page) => page.blocks);
    return new StatementMaker({ blocks, language, keepsWords: false }).title(text);
  });
  return { ...own, items };
}
