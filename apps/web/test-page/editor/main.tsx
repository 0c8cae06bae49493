import '../../src/app/theme/global.css';
import type { Component, Page } from '@pagewright/components/models';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { needWords, startI18n } from '../../src/app/i18n/i18n.ts';
import { KitProvider } from '../../src/app/kit/KitProvider.tsx';
import { loadInterfaceFont } from '../../src/app/theme/interface-font.ts';
import { Toasts } from '../../src/app/toasts/Toasts.tsx';
import { canvasTools } from '../../src/editor/dialogs/image/canvas-tools.ts';
import { compressPicture, localPicture } from '../../src/editor/dialogs/image/compression.ts';
import { Bench } from './Bench.tsx';
import { createTestDocument } from './test-document.ts';

/** What the browser tests read and set. */
interface EditorTest {
  page(): Page;
  /** Number of undo steps so far. */
  steps(): number;
  show(components: readonly Component[], selected?: readonly string[]): void;
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

const test = createTestDocument();
const query = new URLSearchParams(location.search);

window.editorTest = {
  page: () => test.getState().page,
  steps: () => test.getState().steps,
  show: (components, selected = []) => test.getState().show(components, selected),
  compress: async (file) => facts(await compressPicture(file, canvasTools)),
  local: async (file) => facts(await localPicture(file, canvasTools)),
};

async function facts(blob: Blob): Promise<PictureFacts> {
  const { width, height } = await createImageBitmap(blob);
  return { size: blob.size, type: blob.type, name: blob instanceof File ? blob.name : '', width, height };
}

await startI18n();
await needWords(['panels']);
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <KitProvider>
      <Bench document={test} zoom={Number(query.get('zoom') ?? 1)} upload={query.get('upload') ?? 'none'} />
      <Toasts />
    </KitProvider>
  </QueryClientProvider>,
);
loadInterfaceFont();
