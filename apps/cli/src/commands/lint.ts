import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@pagewright/components/models';
import { findingMessage, severityName } from '@pagewright/contract/lint-messages';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { lintPage } from '@pagewright/page/lint';
import { parsePage } from '@pagewright/page/source-text';
import type { Command } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { messageLanguage } from '../language.ts';

/** `pagewright lint`: findings as sentences on standard output, one a line. */
export const lint: Command = {
  async run(args) {
    const paths = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--lang');
    if (paths.length === 0) throw new PagewrightError('usage', { reason: 'lint FILE…' });
    const language = messageLanguage(args);
    let errors = 0;
    for (const path of paths) {
      for (const { name, page } of await pagesAt(path)) {
        for (const finding of lintPage(page)) {
          if (finding.severity === 'error') errors += 1;
          process.stdout.write(
            `${name}: ${severityName(finding.severity, language)}: ${findingMessage(finding, language)}\n`,
          );
        }
      }
    }
    return errors > 0 ? EXIT.findings : EXIT.done;
  },
};

async function pagesAt(path: string): Promise<{ name: string; page: Page }[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new PagewrightError('file/missing', { file: path });
  if (found.isDirectory()) {
    const names = (await readdir(path)).filter((name) => name.endsWith('.jsx')).sort();
    return (await Promise.all(names.map((name) => pagesAt(join(path, name))))).flat();
  }
  const text = await readFile(path, 'utf8');
  if (!path.endsWith('.json')) return [{ name: path, page: parseNamed(text, path) }];
  return sourcesIn(text, path).map((source, index) => {
    const name = `${path}#${index + 1}`;
    return { name, page: parseNamed(source, name) };
  });
}

/** The page source texts of a .json that `generate` wrote. */
function sourcesIn(text: string, path: string): string[] {
  const content: unknown = parseJson(text, path);
  const pages = typeof content === 'object' && content !== null && 'pages' in content ? content.pages : undefined;
  if (Array.isArray(pages) && pages.every((page) => typeof page === 'string')) return pages;
  throw new PagewrightError('page/syntax', {
    file: path,
    line: 1,
    column: 1,
    reason: '"pages" is not a list of texts',
  });
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = (error as Error).message;
    throw new PagewrightError('page/syntax', { file: path, line: 1, column: 1, reason }, { cause: error });
  }
}

function parseNamed(text: string, file: string): Page {
  try {
    return parsePage(text);
  } catch (error) {
    if (isPagewrightError(error)) throw new PagewrightError(error.code, { file, ...error.params }, { cause: error });
    throw error;
  }
}
