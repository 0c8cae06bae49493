import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeLanguageService } from '@pagewright/compose/testing/fake-language-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/pagewright.js', import.meta.url));

const REPORT = `Report of the year

1. Market

The market grew by 12% in the north. New offices opened in spring.

- Response times fell to 5 days
- Costs stayed within 2 million euros

2. Outlook

The trend is expected to continue next year, says the team.
`;

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-cli-'));
  await writeFile(join(folder, 'report.txt'), REPORT);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function pagewright(
  args: readonly string[],
  options: { input?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: '', PAGEWRIGHT_LLM_FIND: 'off', ...options.env };
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, env });
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, errors }));
    child.stdin.end(options.input ?? '');
  });
}

describe('pagewright', () => {
  it('says how it is used', async () => {
    const help = await pagewright(['--help']);
    expect(help.code).toBe(0);
    for (const word of [
      'generate',
      'lint',
      'invite create',
      'formats',
      'styles',
      'Exit codes',
      '--custom-size',
      'png.scale=2|1|3|4',
    ]) {
      expect(help.out).toContain(word);
    }
    expect((await pagewright([])).code).toBe(2);
    expect((await pagewright(['translate'])).code).toBe(2);
    // The data folder is a setting, and no option: an assistant would work in another one.
    const tools = await pagewright(['mcp', '--data', 'here', '--lang', 'fr-FR']);
    expect(tools).toMatchObject({
      code: 2,
      out: '',
      errors: expect.stringMatching(/^pagewright: Mauvaise utilisation/),
    });
  });

  it('takes the tokens of a style from a file, and says what is wrong with them', async () => {
    const brand = join(folder, 'brand.json');
    const out = join(folder, 'branded.json');
    const make = ['generate', join(folder, 'report.txt'), '--style', brand, '--out', out, '--quiet'];
    const cover = { fill: { type: 'solid', color: '#5b0e2d' }, base: '#5b0e2d' };
    await writeFile(brand, JSON.stringify({ id: 'acme', based: 'minimal', palette: { cover } }));
    expect((await pagewright(make)).code).toBe(0);
    expect(await readFile(out, 'utf8')).toContain('#5b0e2d');
    await writeFile(brand, JSON.stringify({ based: 'minimal', palette: { accent: 'red' } }));
    const refused = await pagewright(make);
    expect(refused.code).not.toBe(0);
    expect(refused.errors).toContain('palette.accent');
  });

  it('lists formats and styles', async () => {
    expect((await pagewright(['formats'])).out).toMatch(/^ppt-16-9 +1280x720 +slide$/m);
    expect((await pagewright(['styles'])).out.split('\n')).toContain('professional');
  });

  it('lists the templates and fills one, with as many pages as it has, in its format', async () => {
    expect((await pagewright(['templates', '--lang', 'fr-FR'])).out).toMatch(/^2 .*Proposition de projet/m);
    const args = ['generate', 'report.txt', '--template', '7', '--out', 'filled.json', '--quiet'];
    expect(await pagewright(args)).toEqual({ code: 0, out: '', errors: '' });
    const { outline, pages } = JSON.parse(await readFile(join(folder, 'filled.json'), 'utf8'));
    expect(pages).toHaveLength(5);
    expect(outline).toMatchObject({ format: 'a4-portrait', countReason: { code: 'count-by-template' } });
    expect(outline.lacking.length).toBeGreaterThan(0);
    // Cover and contents: the other five hold nothing of it, and are in no file but an archive of the pages.
    await writeFile(join(folder, 'bread.txt'), 'Bread\n\nFlour, water and salt. Knead it for ten minutes.\n');
    const bread = ['generate', 'bread.txt', '--template', '2', '--out', 'bread.pptx', '--out', 'bread.json', '--quiet'];
    const told = await pagewright([...bread, '--report', '--lang', 'en-US']);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/^Page 7 lacks: .+$/m);
    expect(told.out).toMatch(/^Left out of files, .*pages 3, 4, 5, 6, 7$/m);
    const slides = (await readFile(join(folder, 'bread.pptx'), 'latin1')).match(/ppt\/slides\/slide\d+\.xml/g);
    expect(new Set(slides).size).toBe(2);
    expect(JSON.parse(await readFile(join(folder, 'bread.json'), 'utf8')).pages).toHaveLength(7);
    const unknown = await pagewright(['generate', 'report.txt', '--template', '99']);
    expect(unknown.errors).toContain('There is no template 99.');
  });

  it('writes page source texts and JSON without a browser, and says nothing where nobody watches', async () => {
    const env = { PAGEWRIGHT_CHROMIUM: '/nowhere' };
    const outcome = await pagewright(
      ['generate', 'report.txt', '--pages', '4', '--out', 'made', '--out', 'made.json'],
      { env },
    );
    expect(outcome).toEqual({ code: 0, out: '', errors: '' });
    expect((await readdir(join(folder, 'made'))).sort()).toEqual([1, 2, 3, 4].map((number) => `page-0${number}.jsx`));
    const json = JSON.parse(await readFile(join(folder, 'made.json'), 'utf8'));
    expect(json).toMatchObject({ files: [{ file: 'report.txt', kind: 'txt' }], outline: { language: 'en-US' } });
    expect(json.pages).toHaveLength(4);
    expect(json.pages[0]).toContain('Report of the year');
    expect(json.leftOut.total).toBeGreaterThanOrEqual(json.leftOut.statements.length);
    for (const path of ['made', 'made.json', 'made/page-01.jsx']) {
      const { code, errors } = await pagewright(['lint', path]);
      expect(errors, path).toBe('');
      expect(code, path).toBe(0);
    }
  });

  it('writes the other files where one has nothing to hold, and says so', async () => {
    await writeFile(join(folder, 'bread.txt'), 'Bread\n\nFlour, water and salt. Knead it for ten minutes.\n');
    const outcome = await pagewright(['generate', 'bread.txt', '--out', 'bread.xlsx', '--out', 'bread.json']);
    expect(outcome).toMatchObject({ code: expect.any(Number), errors: expect.stringContaining('no tables') });
    expect(outcome.code).not.toBe(0);
    expect(await readdir(folder)).toContain('bread.json');
    expect(await readdir(folder)).not.toContain('bread.xlsx');
  });

  it('has a language model write the pages, and counts what that took', async () => {
    const service = await startFakeLanguageService();
    try {
      const make = ['generate', 'report.txt', '--engine', 'cloud', '--pages', '3', '--out', 'cloud.json', '--report'];
      const env = { PAGEWRIGHT_LLM_URL: service.url, PAGEWRIGHT_LLM_MODEL: 'tiny', PAGEWRIGHT_LLM_KEY: 'sk-cli' };
      const { code, out, errors } = await pagewright(make, { env });
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(out).toMatch(/^Model tiny, calls: \d+, tokens read: \d+, tokens written: \d+$/m);
      const written = await readFile(join(folder, 'cloud.json'), 'utf8');
      expect(JSON.parse(written)).toMatchObject({ outline: { engine: 'cloud', modelUse: { localPages: [] } } });
      expect(JSON.parse(written).pages).toHaveLength(3);
      expect(service.calls.every(({ authorization }) => authorization === 'Bearer sk-cli')).toBe(true);
      expect(out + written).not.toContain('sk-cli');
    } finally {
      await service.close();
    }
    const none = await pagewright(['generate', 'report.txt', '--engine', 'cloud', '--out', 'cloud.json']);
    expect(none).toMatchObject({ code: 2, errors: expect.stringMatching(/Ollama.*PAGEWRIGHT_LLM_URL/) });
    const wrong = { PAGEWRIGHT_LLM_URL: 'ftp://x:secret@y', PAGEWRIGHT_LLM_MODEL: 'tiny' };
    const refused = await pagewright(['generate', 'report.txt', '--engine', 'cloud', '--out', 'x.json'], {
      env: wrong,
    });
    expect(refused.errors).toContain('PAGEWRIGHT_LLM_URL');
    expect(refused.errors).not.toContain('secret');
  });

  it('lists what no page shows, and why', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => `The ${at}. visit to the valley took ${at + 3} hours on foot.`);
    await writeFile(join(folder, 'visits.txt'), `Visits\n\n1. Valley\n\n${lines.join(' ')}\n`);
    const make = ['generate', 'visits.txt', '--pages', '2', '--out', 'visits.json', '--report'];
    const { code, out } = await pagewright([...make, '--lang', 'fr-FR']);
    expect(code).toBe(0);
    const [, shown, total] = /^(\d+) énoncés sur (\d+) figurent sur les pages$/m.exec(out) ?? [];
    const { leftOut } = JSON.parse(await readFile(join(folder, 'visits.json'), 'utf8'));
    expect([Number(shown), Number(total)]).toEqual([leftOut.total - leftOut.statements.length, leftOut.total]);
    expect(leftOut.statements.length).toBeGreaterThan(20);
    expect(out.split('\n').filter((line) => /^ {2}- .+ \[.+\]$/.test(line))).toHaveLength(leftOut.statements.length);
    expect(out).toContain('visits.txt · Valley');
  });

  it('reads text from standard input', async () => {
    const { code } = await pagewright(['generate', '-', '--out', 'piped.json'], { input: REPORT });
    expect(code).toBe(0);
    expect(await readFile(join(folder, 'piped.json'), 'utf8')).toContain('12%');
  });

  it('names the file that it cannot read, in the language asked for', async () => {
    const missing = await pagewright(['generate', 'missing.docx', '--out', 'x.json', '--lang', 'fr-FR']);
    expect(missing.code).toBe(3);
    expect(missing.errors).toContain('missing.docx');
    await writeFile(join(folder, 'picture.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
    const picture = await pagewright(['generate', 'picture.png', '--out', 'x.json'], { env: { LANG: 'zh_CN.UTF-8' } });
    expect(picture.code).toBe(3);
    expect(picture.errors).toMatch(/picture\.png/);
    expect(picture.errors).toMatch(/[\u4e00-\u9fff]/);
  });

  it('has an exit code of its own for a missing browser', async () => {
    const outcome = await pagewright(['generate', 'report.txt', '--out', 'x.pdf'], {
      env: { PAGEWRIGHT_CHROMIUM: '/nowhere' },
    });
    expect(outcome.code).toBe(4);
  });

  it('finds faults in pages, and says where a page cannot be read', async () => {
    const page = (text: string): string =>
      `<Page title="a" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>${text}</Page>`;
    await writeFile(
      join(folder, 'pale.jsx'),
      page('<Text id="t" x={80} y={80} width={400} height={60} color="#eeeeee">Pale</Text>'),
    );
    const pale = await pagewright(['lint', 'pale.jsx']);
    expect(pale.code).toBe(5);
    expect(pale.out).toMatch(/^pale\.jsx: error: The text of “t” has a contrast of 1\.\d+:1; it needs 4\.5:1\.$/m);
    const inFrench = await pagewright(['lint', 'pale.jsx', '--lang', 'fr-FR']);
    expect(inFrench.out).toMatch(
      /^pale\.jsx: erreur: Le contraste du texte de « t » est de 1\.\d+:1 ; il faut 4\.5:1\.$/m,
    );
    await writeFile(join(folder, 'broken.jsx'), page('\n<Marquee id="m" />'));
    const broken = await pagewright(['lint', 'broken.jsx']);
    expect(broken.code).toBe(3);
    expect(broken.errors).toMatch(/broken\.jsx.*Marquee.*2|broken\.jsx.*2.*Marquee/s);
    await writeFile(join(folder, 'broken.json'), '{ "pages": [1] }');
    expect((await pagewright(['lint', 'broken.json'])).code).toBe(3);
    expect((await pagewright(['lint', 'nowhere'])).code).toBe(3);
  });

  it('issues invitation codes into the database of the data folder', async () => {
    const env = { PAGEWRIGHT_DATA: join(folder, 'data'), DATABASE_URL: '' };
    const nowhere = await pagewright(['invite', 'create'], { env });
    expect(nowhere).toMatchObject({ code: 1, out: '', errors: expect.stringContaining(env.PAGEWRIGHT_DATA) });
    await mkdir(env.PAGEWRIGHT_DATA);
    const issued = await pagewright(['invite', 'create', '--count', '2', '--lang', 'fr-FR'], { env });
    expect(issued.code).toBe(0);
    expect(issued.out).toMatch(/^(\w{4}-\w{4}-\w{4}-\w{4}\n){2}$/);
    for (const wrong of [['invite'], ['invite', 'delete'], ['invite', 'create', '--count', 'many']]) {
      expect((await pagewright(wrong, { env })).code, wrong.join(' ')).toBe(2);
    }
    const french = await pagewright(['invite', 'create', '--uses', '0', '--lang', 'fr-FR'], { env });
    expect(french.errors).toMatch(/^pagewright: Mauvaise utilisation : --uses/);
  });

  it('says when it cannot write', async () => {
    const outcome = await pagewright(['generate', 'report.txt', '--out', 'report.txt/x.json']);
    expect(outcome.code).toBe(1);
    expect(outcome.errors).toContain('report.txt');
    expect(outcome.errors).not.toContain('    at ');
  });
});
