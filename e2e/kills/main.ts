import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startFakeLanguageService } from '@pagewright/compose/testing/fake-language-service';
import { createTestDatabase, setup } from '@pagewright/server/src/testing/test-postgres.ts';
import { KillableServer } from './killable-server.ts';
import { Owner } from './owner.ts';
import { killOnce, type Round } from './round.ts';

/**
 * `npm run kills`: kills the server with SIGKILL in the midst of generations, starts it again and looks whether each of
 * them goes on in time, every page is there once, and the ledger is exact. Both engines take turns.
 */
const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'pglite,postgresql' },
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
/** Within which a generation has to go on once the server is up again, s. */
const LIMIT = 15;

const kills = Number(values.kills);
let state = Number(values.seed);
/** The same for the same seed: a run that failed can be had again. */
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return state / 2 ** 31;
}

process.stdout.write(`seed ${values.seed}\n`);
let isExact = true;
for (const database of values.on.split(',')) isExact = (await runOn(database)) && isExact;
process.exitCode = isExact ? 0 : 1;

async function runOn(database: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-kills-'));
  const service = await startFakeLanguageService(() => 'slow');
  const stopPostgres = database === 'postgresql' ? await setup() : undefined;
  const server = new KillableServer({
    PAGEWRIGHT_DATA: folder,
    DATABASE_URL: stopPostgres ? await createTestDatabase() : '',
    PAGEWRIGHT_LLM_URL: service.url,
    PAGEWRIGHT_LLM_MODEL: 'fake',
  });
  const owner = new Owner(server);
  const rounds: Round[] = [];
  try {
    await server.start();
    await owner.signIn();
    for (let number = 1; number <= kills; number += 1) {
      const round = await killOnce(server, owner, number % 2 ? 'local' : 'cloud', random);
      rounds.push(round);
      process.stdout.write(`${database} ${number}/${kills} ${JSON.stringify(round)}\n`);
    }
  } finally {
    await server.kill();
    await service.close();
    await stopPostgres?.();
    rmSync(folder, { recursive: true, force: true });
  }
  return told(database, rounds);
}

function told(database: string, rounds: readonly Round[]): boolean {
  const faults = rounds.flatMap((round) => round.faults);
  const resumed = rounds
    .flatMap(({ resumedAfter, upAfter }) => (resumedAfter === undefined ? [] : resumedAfter - upAfter))
    .toSorted((a, b) => a - b);
  const up = rounds.map(({ upAfter }) => upAfter).toSorted((a, b) => a - b);
  const late = resumed.filter((seconds) => seconds > LIMIT).length;
  const midst = rounds.filter(({ inMidst }) => inMidst).length;
  process.stdout.write(
    `${database}: ${rounds.length} kills, ${midst} of them in the midst of a generation; up again after ` +
      `${up.at(Math.floor(up.length / 2))} s (median), ${up.at(-1)} s (longest); went on after ` +
      `${resumed.at(Math.floor(resumed.length / 2))?.toFixed(1)} s (median), ${resumed.at(-1)?.toFixed(1)} s (longest) more, ` +
      `${late} later than ${LIMIT} s; faults: ${faults.length === 0 ? 'none' : faults.join('; ')}\n`,
  );
  return faults.length === 0 && late === 0;
}
