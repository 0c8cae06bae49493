import '../../src/app/theme/global.css';
import type { Component, Page } from '@pagewright/components/models';
import { ReaderLanguage } from '@pagewright/components/reader-language';
import type { Language } from '@pagewright/model/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { needWords, startI18n, switchLanguage } from '../../src/app/i18n/i18n.ts';
import { KitProvider } from '../../src/app/kit/KitProvider.tsx';
import { loadInterfaceFont } from '../../src/app/theme/interface-font.ts';
import { dismissToast, useToasts } from '../../src/app/toasts/notify.ts';
import { Toasts } from '../../src/app/toasts/Toasts.tsx';
import { canvasTools } from '../../src/editor/dialogs/image/canvas-tools.ts';
import { compressPicture, localPicture } from '../../src/editor/dialogs/image/compression.ts';
import { Bench, type BenchProps } from './Bench.tsx';
import { createTestDocument } from './test-document.ts';

interface Shown extends Pick<BenchProps, 'zoom' | 'upload'> {
  readonly components: readonly Component[];
  readonly selected: readonly string[];
  readonly language: Language;
}

/** What the browser tests read and set. */
interface EditorTest {
  page(): Page;
  /** Number of undo steps so far. */
  steps(): number;
  /** Opens a bench of its own; nothing is left of what was shown before. */
  show(shown: Shown): Promise<void>;
  compress(file: File): Promise<PictureFacts>;
  local(file: File): Promise<PictureFacts>;
}

interface PictureFacts {
  readonly size: number;
  readonly type: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    editorTest: EditorTest;
  }
}

const root = createRoot(document.getElementById('root') as HTMLElement);
let test = createTestDocument([], []);
let shown = 0;

async function facts(blob: Blob): Promise<PictureFacts> {
  const { width, height } = await createImageBitmap(blob);
  return { size: blob.size, type: blob.type, name: blob instanceof File ? blob.name : '', width, height };
}

/** Messages, but none from before. */
function NewToasts() {
  const [earlier] = useState(useToasts());
  useEffect(() => {
    for (const { id } of earlier) dismissToast(id);
  }, [earlier]);
  return <Toasts />;
}

await startI18n();
await needWords(['panels']);

window.editorTest = {
  page: () => test.getState().page,
  steps: () => test.getState().steps,
  show: async ({ components, selected, language, zoom, upload }) => {
    await switchLanguage(language);
    test = createTestDocument(components, selected);
    shown += 1;
    const bench = (
      <QueryClientProvider key={shown} client={new QueryClient()}>
        <KitProvider>
          <ReaderLanguage value={language}>
            <Bench document={test} zoom={zoom} upload={upload} />
            <NewToasts />
          </ReaderLanguage>
        </KitProvider>
      </QueryClientProvider>
    );
    // What was shown before is gone when this returns.
    flushSync(() => root.render(bench));
  },
  compress: async (file) => facts(await compressPicture(file, canvasTools)),
  local: async (file) => facts(await localPicture(file, canvasTools)),
};

loadInterfaceFont();
