import type { Filling, FillWish } from '@pagewright/model/filling';
import type { ModelFailure } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { Engine, EngineEvents, Filled, LocalFill } from '../../engine.ts';
import { type NumberedBlock, numberedBlocks, quoted } from '../../from-blocks/numbered-blocks.ts';
import { type Sources, sourcesOf } from '../../local/fill/sources.ts';
import { remembering } from '../../local/spans/remembering.ts';
import { Conversation, type Model, type Reply } from '../conversation.ts';
import { inOrder } from '../in-order.ts';
import { type CloudLimits, LIMITS } from '../limits.ts';
import { UseCount } from '../model-use.ts';
import type { TokenPrice } from '../price.ts';
import { AS_DATA, NOTHING_INVENTED } from '../prompts.ts';
import { type Answered, AnswerReader } from './answer-reader.ts';
import { fillAnswer, formTold, type PlaceAnswer } from './fill-answer.ts';
import { namesOf, type Place, placesOf } from './place.ts';
import { linesOf, relevantBlocks } from './relevant-blocks.ts';

export interface FillParts {
  readonly model: Model;
  /** Its name, for the report. */
  readonly modelName: string;
  readonly price?: TokenPrice | undefined;
  readonly fillLocal: Engine['fill'];
  readonly limits?: CloudLimits | undefined;
}

/** Places of one call: small models lose the thread of more. */
const AT_ONCE = 4;

/**
 * Has a language model say what the sources hold for each wish, in small calls. What its blocks do not bear out stands
 * nowhere; where it fails, the local engine's filling does.
 * @throws PagewrightError `generation/cancelled`
 */
export async function fillByModel(
  parts: FillParts,
  wishes: readonly FillWish[],
  documents: readonly SourceDocument[],
  prompt: string,
  { signal, onProgress }: EngineEvents = {},
): Promise<Filled> {
  const { fillings: own } = await parts.fillLocal(wishes, documents, prompt);
  const known = new Map(own.map((filling) => [filling.id, filling]));
  const blocks = numberedBlocks(documents);
  const asked = wishes.filter(({ id }) => isAskable(known.get(id)));
  if (blocks.length === 0 || asked.length === 0) return { fillings: own };
  const use = new UseCount(parts.modelName, parts.price);
  const conversation = new Conversation(parts.model, use, parts.limits ?? LIMITS, signal);
  const places = placesOf(asked);
  const filler = new Filler({ conversation, blocks, sources: remembering(() => sourcesOf(documents, prompt)), prompt });
  const batches = Array.from({ length: Math.ceil(places.length / AT_ONCE) }, (_, at) =>
    places.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const local: LocalFill[] = [];
  let dropped = 0;
  let done = 0;
  const work = batches.map((batch) => () => filler.fill(batch));
  for await (const answers of inOrder(work, (parts.limits ?? LIMITS).ahead)) {
    for (const { place, answered } of answers) {
      dropped += answered.dropped;
      const ids = place.wishes.map(({ id }) => id);
      if ('failed' in answered) {
        local.push({ ids, description: place.description, reason: answered.failed });
        continue;
      }
      for (const id of ids) known.set(id, { is: 'nothing', id, reason: 'not-found' });
      known.set(answered.filling.id, answered.filling);
    }
    done += 1;
    onProgress?.(done / batches.length);
  }
  return {
    fillings: wishes.flatMap(({ id }) => known.get(id) ?? []),
    model: { use: use.sum(), asked: places.length, dropped, local },
  };
}

/** What says nothing that could be looked for is no question to a model either. */
function isAskable(filling: Filling | undefined): boolean {
  return filling !== undefined && (filling.is !== 'nothing' || filling.reason !== 'undescribed');
}

interface PlaceFilled {
  readonly place: Place;
  readonly answered: Answered;
}

interface FillerParts {
  readonly conversation: Conversation;
  readonly blocks: readonly NumberedBlock[];
  readonly sources: Sources;
  readonly prompt: string;
}

class Filler {
  readonly #parts: FillerParts;

  constructor(parts: FillerParts) {
    this.#parts = parts;
  }

  async fill(places: readonly Place[]): Promise<PlaceFilled[]> {
    const { sources } = this.#parts;
    const blocks = relevantBlocks(places, this.#parts.blocks, sources);
    const reply = await this.#ask(places, blocks);
    if ('failed' in reply) return places.map((place) => ({ place, answered: failed(reply.failed) }));
    const reader = new AnswerReader(blocks, sources);
    const answers = new Map(reply.answer.map((answer) => [answer.id, answer]));
    return places.map((place) => {
      const answer = answers.get(place.id);
      return { place, answered: answer ? reader.read(answer, place.wishes[0]) : failed('invalid') };
    });
  }

  async #ask(places: readonly Place[], blocks: readonly NumberedBlock[]): Promise<Reply<readonly PlaceAnswer[]>> {
    const { conversation, prompt } = this.#parts;
    const wish = prompt.trim();
    const reply = await conversation.ask({
      instructions: [
        'You look in a person’s files for what belongs into the places of a template.',
        AS_DATA,
        'Everything between <places> and </places> says what is wanted where, and how much of it by an example; the example’s own words and figures are never an answer.',
        NOTHING_INVENTED,
        'Answer every place by its id. Leave `block` and `entries` empty where the files do not say it: an empty place is better than a wrong one. Keep the words of the files. With every entry give the ids of the blocks that say it in `from`.',
      ].join('\n'),
      prompt: [
        `Fill these places:\n<places>\n${places.map(lineOfPlace).join('\n')}\n</places>`,
        ...(wish ? [`The person wishes: ${JSON.stringify(wish)}`] : []),
        `<sources>\n${linesOf(blocks).join('\n')}\n</sources>`,
      ].join('\n\n'),
      schema: fillAnswer,
    });
    return 'failed' in reply ? reply : { answer: reply.answer.places };
  }
}

function failed(reason: ModelFailure): Answered {
  return { failed: reason, dropped: 0 };
}

function lineOfPlace(place: Place): string {
  const [first] = place.wishes;
  const columns = first.columns.map(({ name, description }) => [name, description].filter(Boolean).join(': '));
  return quoted({
    id: place.id,
    wanted: place.description,
    names: namesOf(place),
    ...(columns.length > 0 ? { columns } : {}),
    ...(first.example.trim() ? { example: first.example } : {}),
    answer: formTold(first),
  });
}
