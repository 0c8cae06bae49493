import type { Page } from '@pagewright/components/models';
import type { FileProof } from '@pagewright/export/fidelity';
import { type Proving, provePdf } from '@pagewright/export/prove-pdf';
import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The build makes a worker of it.
// oxlint-disable-next-line import/default
import PdfReader from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker';

/** Reads a PDF that was made here back, as the server does its own; the reader works beside the page. */
export async function proveHere(file: Blob, pages: readonly Page[], proving: Proving): Promise<FileProof> {
  const reader = new PdfReader();
  GlobalWorkerOptions.workerPort = reader;
  try {
    return await provePdf(new Uint8Array(await file.arrayBuffer()), pages, proving);
  } finally {
    GlobalWorkerOptions.workerPort = null;
    reader.terminate();
  }
}
