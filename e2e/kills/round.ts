import { setTimeout as pause } from 'node:timers/promises';
import type { KillableServer } from './killable-server.ts';
import type { Owner } from './owner.ts';

/** What became of one kill. */
export interface Round {
  readonly engine: 'local' | 'cloud';
  /** Pages that were told of when it was killed. */
  readonly pages: number;
  /** Whether the generation had not ended by then. */
  readonly inMidst: boolean;
  /** s from the kill until the server greeted again, and until the generation went on; undefined where it had ended. */
  readonly upAfter: number;
  readonly resumedAfter: number | undefined;
  readonly doneAfter: number;
  readonly faults: readonly string[];
}

/** Pages of a generation: the local engine makes them faster than a kill comes. */
const PAGES = { local: 30, cloud: 10 } as const;
/** After which a generation counts as lost, s. */
const LOST_AFTER = 120;

const TEXT = Array.from(
  { length: 40 },
  (_, index) =>
    `## Quay ${index + 1}\n\nQuay ${index + 1} handled ${400 + index * 7} ships in 2025, ${3 + index}% more than before.\n\n- Timber: ${20 + index},000 tonnes\n- Fish: ${9 + index},500 tonnes\n\nThe city pays one half of its repair, the state the other.`,
).join('\n\n');

/** Kills the server when so many pages of a new generation are there, starts it again and looks at what came of it. */
export async function killOnce(
  server: KillableServer,
  owner: Owner,
  engine: Round['engine'],
  random: () => number,
): Promise<Round> {
  const total = PAGES[engine];
  const projectId = await owner.generate(engine, `# Harbour\n\n${TEXT}`, total);
  const wanted = Math.floor(random() * total);
  let pages = 0;
  let inMidst = true;
  for await (const event of owner.events(projectId)) {
    if (event.type === 'page') pages += 1;
    if (event.type === 'done' || event.type === 'failed') inMidst = false;
    if (event.type === 'state' && event.status !== 1) inMidst = false;
    const isComposing = event.type === 'progress' && event.stage !== 'queued';
    if (!inMidst || (wanted === 0 ? isComposing : pages >= wanted)) break;
  }
  const killedAt = performance.now();
  const since = (): number => Math.round((performance.now() - killedAt) / 100) / 10;
  await server.kill();
  await server.start();
  const upAfter = since();
  const { resumedAfter, outcome } = await goesOn(owner, projectId, since);
  const faults = outcome === 'done' ? await faultsOf(owner, projectId, total) : [`project ${projectId}: ${outcome}`];
  return { engine, pages, inMidst, upAfter, resumedAfter, doneAfter: since(), faults };
}

async function goesOn(
  owner: Owner,
  projectId: number,
  since: () => number,
): Promise<{ readonly resumedAfter: number | undefined; readonly outcome: string }> {
  let resumedAfter: number | undefined;
  while (since() < LOST_AFTER) {
    for await (const event of owner.events(projectId)) {
      if (event.type === 'state') {
        if (event.status === 1) continue;
        return { resumedAfter, outcome: event.status === 2 ? 'done' : 'without pages' };
      }
      // What a worker says now: pages that are there already are told to whoever begins to watch.
      const isWork = event.type === 'progress' && event.stage !== 'queued';
      if (isWork || event.type === 'done') resumedAfter ??= since();
      if (event.type === 'done') return { resumedAfter, outcome: 'done' };
      if (event.type === 'failed') return { resumedAfter, outcome: event.error };
    }
    // Just started on a busy machine, it turns calls away.
    await pause(200);
  }
  return { resumedAfter, outcome: 'lost' };
}

/** Every page once and in its order, paid once each, and nothing held. */
async function faultsOf(owner: Owner, projectId: number, total: number): Promise<string[]> {
  const faults: string[] = [];
  const say = (isTrue: boolean, text: string): void => {
    if (!isTrue) faults.push(`project ${projectId}: ${text}`);
  };
  const pages = await owner.pages(projectId);
  const numbers = pages.map(({ pageNumber }) => pageNumber);
  say(
    JSON.stringify(numbers) === JSON.stringify(Array.from({ length: total }, (_, index) => index + 1)),
    `pages ${numbers.join(',')}`,
  );
  say(
    pages.every(({ styledText }) => styledText !== ''),
    'a page without a text',
  );
  const { movements, all, available, reserved } = await owner.points(projectId);
  const sum = (own: typeof all, name: 'available' | 'reserved'): number =>
    own.reduce((total_, movement) => total_ + movement[name], 0);
  say(sum(movements, 'available') === -total, `${-sum(movements, 'available')} points for ${total} pages`);
  say(sum(movements, 'reserved') === 0 && reserved === 0, 'points are still held');
  say(
    sum(all, 'available') === available && sum(all, 'reserved') === reserved,
    'the balance is not the sum of the ledger',
  );
  return faults;
}
