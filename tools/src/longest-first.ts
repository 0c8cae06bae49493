import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long for their size, the longest first: begun last, they would keep one worker busy when all others are done. */
const LONG = [
  'e2e/proof-posters.browser.test.ts',
  'e2e/editor-stage.browser.test.ts',
  'e2e/proof-slides.browser.test.ts',
  'e2e/languages.browser.test.ts',
  'e2e/proof-documents.browser.test.ts',
  'packages/source/src/ocr/read-scans.test.ts',
  'packages/source/src/corpus.test.ts',
  'packages/design/src/design.test.ts',
  'packages/source/src/hostile.test.ts',
  'packages/pipeline/src/composing-corpus.test.ts',
  'packages/pipeline/src/pipeline.test.ts',
  'packages/design/src/redesign/redesign.test.ts',
  'packages/compose/src/local/corpus.test.ts',
  'packages/design/src/kinds.test.ts',
  'apps/server/src/features/generation/engines.test.ts',
  'apps/server/src/features/accounts/codes.test.ts',
  'apps/server/src/features/generation/generation.test.ts',
  'apps/server/src/features/templates/templates.test.ts',
  'apps/server/src/invite.test.ts',
  'apps/cli/src/cli.test.ts',
  'apps/server/src/platform/platform.test.ts',
  'apps/server/src/features/generation/paused-worker.test.ts',
];

/** The order in which test files begin: a project at a time, whose files share their workers, and what takes long first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong).sort((a, b) => rankOf(a) - rankOf(b)), ...own.filter((file) => !isLong(file))];
    });
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  return LONG.findIndex((path) => moduleId.endsWith(`/${path}`));
}

function isLong(file: TestSpecification): boolean {
  return rankOf(file) >= 0;
}
