// `npm test`: sets up what is missing and runs every check. The last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { freemem } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium, ensureCommand, ensureLibraries, ensurePrintPage, ensureWebBuild } from './setup.mjs';
import { NODE, ROOT, run, say, toolEnvironment } from './workspace.mjs';

/**
 * For the compiler, which is written in Go: hardly any of what it makes is garbage before it ends, and looking for some takes a
 * fifth of its time. It looks once it holds as much as that, a fifth more than it takes otherwise.
 */
const HOLDS_WHAT_IT_MAKES = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** Bytes that the compiler and the first tests take together, in four workers with their databases, and a little more. */
const ROOM_FOR_BOTH = 8 * 2 ** 30;

/** Characters of a failure's reason that the end of a run repeats: the message and the first lines of where. */
const LONGEST_REASON = 800;

const results = { passed: 0, failed: 0, skipped: 0 };

/** What failed, by name: said again at the end, where a long run's own words are far up or cut off. */
const failures = [];

await ensureLibraries();

// Side by side: one of them reads files while another thinks. Of several threads that check types each does much again; the one
// takes longer than all other checks together, so that what tests run is built on the processor that they leave, and the first
// tests run on it too where there is room for both. How it ended is told when they are through, not between their lines.
const hasRoom = (process.availableMemory?.() ?? freemem()) >= ROOM_FOR_BOTH;
const types = inspect(
  'types',
  ['typescript', 'bin', 'tsc'],
  ['-p', 'tsconfig.json', '--singleThreaded'],
  HOLDS_WHAT_IT_MAKES,
);
await Promise.all([
  check('lint', ['oxlint', 'bin', 'oxlint'], ['--deny-warnings']),
  check('format', ['@biomejs', 'biome', 'bin', 'biome'], ['check', '.']),
  check(
    'boundaries',
    ['dependency-cruiser', 'bin', 'dependency-cruiser.mjs'],
    ['--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
  ),
  builtForTests(),
]);
if (!hasRoom) await types;
// What is built for the browser is ready when the tests that need none are through: they wait now and then.
await Promise.all([suite('unit', 'unit-*'), readyForBrowsers()]);
tell(await types);
await suite('browser');
await suite('timing');

if (results.skipped > 0) say(`${results.skipped} skipped: what they need is not on this machine`);
for (const failure of failures) say(`FAILED ${failure}`);
process.stdout.write(`${results.passed} passed, ${results.failed} failed\n`);
process.exitCode = results.failed > 0 ? 1 : 0;

async function builtForTests() {
  // Tests of the command run what people run.
  await ensureCommand();
  await ensurePrintPage();
}

async function readyForBrowsers() {
  await ensureChromium();
  await ensureWebBuild();
}

/** Runs one of the installed tools, whose words are shown where it fails; counts as one check. */
async function check(name, tool, args) {
  tell(await inspect(name, tool, args));
}

/** Runs one of the installed tools. @returns how it ended, for `tell` */
async function inspect(name, tool, args, environment = {}) {
  const started = Date.now();
  const { code, output } = await run(NODE, [join(ROOT, 'node_modules', ...tool), ...args], {
    capture: true,
    quiet: true,
    env: toolEnvironment(environment),
  });
  return { name, code, output, took: seconds(started) };
}

/** Says how a tool ended, and counts it. */
function tell({ name, code, output, took }) {
  if (code !== 0) {
    process.stderr.write(output);
    failures.push(`${name}:\n${output.trim().slice(0, LONGEST_REASON)}`);
  }
  count(code === 0 ? { passed: 1 } : { failed: 1 });
  say(`${name}: ${code === 0 ? 'ok' : 'FAILED'} (${took})`);
}

/** Runs Vitest projects and counts their tests from the report; a run that died without one counts as failed. */
async function suite(name, projects = name) {
  const started = Date.now();
  const folder = join(ROOT, 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `vitest-${name}.json`);
  rmSync(report, { force: true });
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { code } = await run(NODE, [
    vitest,
    'run',
    '--project',
    projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counted = read === undefined ? { failed: 0 } : countOf(read);
  if (read !== undefined) failures.push(...failuresOf(read));
  // A run that ended badly without a failed test did not run them all.
  if ((code !== 0 || read === undefined) && counted.failed === 0) {
    counted.failed = 1;
    failures.push(`${name} tests: ended with code ${code}`);
  }
  count(counted);
  // Vitest has ended with 0 where tests had failed.
  say(`${name} tests: ${counted.failed === 0 ? 'ok' : 'FAILED'} (${seconds(started)})`);
}

/** What a report of Vitest counts. A file that could not be loaded has no tests of its own to fail. */
function countOf({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const brokenFiles = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/** The failed tests of a report of Vitest, each with its file and the beginning of its reason. */
function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    if (status === 'failed' && assertionResults.length === 0) return [reasoned(file, message)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => reasoned(`${file}: ${test.fullName}`, test.failureMessages?.[0]));
  });
}

function reasoned(what, reason = '') {
  return `${what}\n${reason.trim().slice(0, LONGEST_REASON)}`;
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  results.passed += passed;
  results.failed += failed;
  results.skipped += skipped;
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(0)} s`;
}
