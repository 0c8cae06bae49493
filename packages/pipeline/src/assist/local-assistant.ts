import { type Command, type Target, understand, type Wish } from '@pagewright/compose/assist';
import type { Engine } from '@pagewright/compose/engine';
import { PagewrightError } from '@pagewright/model/errors';
import type { Assistant, AssistRequest, Proposal } from './assistant.ts';
import { addPages } from './commands/add-pages.ts';
import { bringInto, lengthen } from './commands/bring-into.ts';
import { restructure } from './commands/contents.ts';
import { merge, split } from './commands/joints.ts';
import { reformat, restyle } from './commands/looks.ts';
import { mend } from './commands/mend.ts';
import { move, order, remove, swap } from './commands/places.ts';
import { retitle } from './commands/title.ts';
import { convertScript, convertUnits } from './commands/words.ts';
import type { Doing } from './doing.ts';
import { Shadow } from './shadow.ts';

/** The assistant that needs no language model: what it understands it does, and says what it does not. */
export function localAssistant(engine: Engine): Assistant {
  return {
    async propose(documents, request): Promise<Proposal> {
      const { wishes, rest } = understand(request.wish.prompt);
      const shadow = new Shadow(request);
      let look: Proposal['look'] = {};
      for (const wish of [...wishes, ...tagged(request)]) {
        const ids = pagesOf(wish.pages, shadow, request);
        if (ids.length === 0 && wish.do !== 'add-pages') shadow.note('no-page', []);
        else
          look = { ...look, ...(await done(wish, { shadow, documents, request, engine, ids }, wish.pages === 'all')) };
      }
      return { ...shadow.proposal(rest), look };
    },
  };
}

function tagged({ wish: { style, format } }: AssistRequest): Wish[] {
  return [
    ...(format ? [{ do: 'format' as const, format, pages: undefined }] : []),
    ...(style ? [{ do: 'style' as const, style, pages: undefined }] : []),
  ];
}

/** The pages that a wish names, else those that are named beside it, else the page in view. */
function pagesOf(target: Target, { pages }: Shadow, { pages: before, wish }: AssistRequest): number[] {
  const there = new Set(pages.map(({ id }) => id));
  if (target === 'all') return [...there];
  const inView = wish.inView === undefined ? [] : [wish.inView];
  // Numbers are those that the person sees: wishes before this one may have moved the pages.
  const named = target?.flatMap((number) => before.at(number < 0 ? number : number - 1)?.id ?? []);
  if (target && named?.length !== target.length) return [];
  return (named ?? (wish.pageIds.length > 0 ? wish.pageIds : inView)).filter((id) => there.has(id));
}

async function done(command: Command, doing: Doing, isAll: boolean): Promise<Proposal['look']> {
  switch (command.do) {
    case 'style':
      return restyle(doing, command.style, isAll);
    case 'format':
      return reformat(doing, command.format);
    case 'split':
      split(doing, command.parts);
      break;
    case 'merge':
      merge(doing, command.beside);
      break;
    case 'swap':
      swap(doing, command.beside);
      break;
    case 'order':
      order(doing);
      break;
    case 'move':
      move(doing, command);
      break;
    case 'remove':
      remove(doing);
      break;
    case 'longer':
      lengthen(doing);
      break;
    case 'bring-in':
      bringInto(doing, command);
      break;
    case 'fix':
      mend(doing);
      break;
    case 'shorter':
    case 'layout':
    case 'chart-type':
    case 'form':
      restructure(doing, command);
      break;
    case 'title':
      retitle(doing, command.words);
      break;
    case 'script':
      await convertScript(doing, command.to);
      break;
    case 'units':
      convertUnits(doing, command.to);
      break;
    case 'add-pages':
      await addPages(doing);
      break;
    default:
      throw new PagewrightError('request/unknown', {}, { detail: `no command ${String(command satisfies never)}` });
  }
  return {};
}
