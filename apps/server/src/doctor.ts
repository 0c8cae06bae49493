import { parseArgs } from 'node:util';
import { doctorLines } from '@pagewright/contract/doctor-text';
import { PagewrightError } from '@pagewright/model/errors';
import { readConfig } from './platform/config.ts';
import { describeError, terminalLanguage } from './platform/describe-error.ts';
import { diagnose } from './platform/doctor/diagnose.ts';

/** Exit codes, as those of the command line. */
const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** Says on standard output whether this installation works, in sentences or, with `--json`, as data. */
async function main(args: readonly string[]): Promise<number> {
  const { json } = options(args);
  const diagnosis = await diagnose(readConfig(process.env));
  const told = json
    ? JSON.stringify(diagnosis, undefined, 2)
    : doctorLines(diagnosis, terminalLanguage(args)).join('\n');
  process.stdout.write(`${told}\n`);
  return diagnosis.works ? EXIT.done : EXIT.failed;
}

/** @throws PagewrightError `usage` */
function options(args: readonly string[]): { json: boolean } {
  try {
    const known = { json: { type: 'boolean', default: false }, lang: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options: known });
    return { json: values.json };
  } catch (error) {
    throw new PagewrightError('usage', { reason: (error as Error).message }, { cause: error });
  }
}

const args = process.argv.slice(2);
try {
  process.exitCode = await main(args);
} catch (error) {
  process.stderr.write(`pagewright: ${describeError(error, args)}\n`);
  process.exitCode = error instanceof PagewrightError && error.code === 'usage' ? EXIT.usage : EXIT.failed;
}
