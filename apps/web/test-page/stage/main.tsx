import '../../src/app/theme/global.css';
import type { Page } from '@pagewright/components/models';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { needWords, startI18n } from '../../src/app/i18n/i18n.ts';
import { KitProvider } from '../../src/app/kit/KitProvider.tsx';
import { createEditor } from '../../src/editor/document/create-editor.ts';
import type { Editor } from '../../src/editor/document/editor.ts';
import { EditorProvider } from '../../src/editor/document/editor-context.ts';
import type { OpenDocument } from '../../src/editor/screen/open-document.ts';
import { PageOverview } from '../../src/editor/screen/overview/PageOverview.tsx';
import type { StageControls } from '../../src/editor/stage/stage-camera.ts';
import type { StageView } from '../../src/editor/stage/stage-layout.ts';
import { Board } from './Board.tsx';

/** What the browser tests read and set. */
interface StageTest {
  editor: Editor | undefined;
  controls: StageControls | undefined;
  show(pages: readonly Page[], view: StageView | 'overview'): void;
}

declare global {
  interface Window {
    stageTest: StageTest;
  }
}

const NO_PICTURES = () => undefined;
const nothing = () => {};

/** The grid of all pages, which is only looked at: nothing is arranged without a server. */
function Overview({ editor }: { editor: Editor }) {
  const opened = { projectId: 1, editor } as OpenDocument;
  return (
    <div style={{ height: '100%', display: 'flex' }} data-ready>
      <PageOverview opened={opened} assets={NO_PICTURES} onOpen={nothing} onAction={nothing} />
    </div>
  );
}

await startI18n();
await needWords(['editor', 'panels']);
const root = createRoot(document.getElementById('root') as HTMLElement);
const queries = new QueryClient();
let shown = 0;

window.stageTest = {
  editor: undefined,
  controls: undefined,
  show(pages, view) {
    const open = pages.map((page, index) => ({ id: index + 1, pageNumber: index + 1, version: 1, page }));
    const editor = createEditor(open, 1);
    window.stageTest.editor = editor;
    shown += 1;
    window.stageTest.controls = undefined;
    const stage = (
      <QueryClientProvider client={queries}>
        <KitProvider>
          <EditorProvider key={shown} value={editor}>
            {view === 'overview' ? (
              <Overview editor={editor} />
            ) : (
              <Board view={view} onReady={(controls) => (window.stageTest.controls = controls)} />
            )}
          </EditorProvider>
        </KitProvider>
      </QueryClientProvider>
    );
    // What was shown before is gone when this returns.
    flushSync(() => root.render(stage));
  },
};
