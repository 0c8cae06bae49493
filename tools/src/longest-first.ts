import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long for their size, the longest first: begun last, they would keep one worker busy when all others are done. */
const LONG = [
  'e2e/proof-posters.browser.test.ts',
  'e2e/editor-stage.browser.test.ts',
  'e2e/flow.browser.test.ts',
  'e2e/assistant.browser.test.ts',
  'e2e/editor.browser.test.ts',
  'e2e/languages.browser.test.ts',
  'e2e/proof-slides.browser.test.ts',
  'e2e/proof-documents.browser.test.ts',
  'e2e/library.browser.test.ts',
  'e2e/editor-global.browser.test.ts',
  'e2e/editor-actions.browser.test.ts',
  'e2e/session.browser.test.ts',
  'e2e/editor-data-flow.browser.test.ts',
  'e2e/accessibility.browser.test.ts',
  'e2e/marketplace.browser.test.ts',
  'e2e/third-party.browser.test.ts',
  'e2e/editor-panels/table.browser.test.ts',
  'e2e/test-views.browser.test.ts',
  'e2e/model-assistant.browser.test.ts',
  'e2e/accounts.browser.test.ts',
  'e2e/comments.browser.test.ts',
  'e2e/living-sources.browser.test.ts',
  'e2e/scans.browser.test.ts',
  'packages/source/src/ocr/read-scans.test.ts',
  'packages/source/src/corpus.test.ts',
  'packages/design/src/design.test.ts',
  'packages/source/src/hostile.test.ts',
  'packages/render/src/methods/methods.test.ts',
  'packages/pipeline/src/composing-corpus.test.ts',
  'packages/design/src/redesign/redesign.test.ts',
  'packages/compose/src/local/corpus.test.ts',
  'apps/server/src/access.test.ts',
  'apps/server/src/features/generation/engines.test.ts',
  'apps/server/src/platform/blobs/blobs.test.ts',
  'apps/server/src/features/generation/generation.test.ts',
  'apps/server/src/features/mcp/mcp.test.ts',
  'apps/server/src/features/outlines/outlines.test.ts',
  'apps/cli/src/cli.test.ts',
  'apps/server/src/features/generation/paused-worker.test.ts',
  'apps/server/src/platform/jobs/jobs.test.ts',
  'apps/server/src/features/documents/documents.test.ts',
  'apps/server/src/invite.test.ts',
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
