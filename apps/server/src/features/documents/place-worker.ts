import { parentPort } from 'node:worker_threads';
import { readStoredDocument } from '@pagewright/model/source-document';
import { blocksFrom } from './blocks-from.ts';
import { placeIn } from './place-in-document.ts';
import type { PlaceQuestion, PlaceReply } from './place-reader.ts';
import type { ShownDocument } from './shown-block.ts';
import { shownTable, tableHeads } from './shown-tables.ts';

/** Contents that are kept parsed, and how many bytes of them; one is kept however large it is. */
const KEPT = { contents: 8, bytes: 64 * 2 ** 20 } as const;

interface Kept extends ShownDocument {
  readonly bytes: number;
}
/** By SHA-256, the one that was used last at the end. */
const kept = new Map<string, Kept>();

parentPort?.on('message', (question: PlaceQuestion) => {
  let reply: PlaceReply;
  try {
    reply = answer(question);
  } catch (error) {
    reply = { number: question.number, failed: String(error) };
  }
  parentPort?.postMessage(reply);
});

function answer(question: PlaceQuestion): PlaceReply {
  const { number, sha256, bytes } = question;
  const known = kept.get(sha256) ?? (bytes ? parse(bytes) : undefined);
  if (!known) return { number, missing: true };
  kept.delete(sha256);
  kept.set(sha256, known);
  forgetOldest();
  if ('from' in question) return { number, read: blocksFrom(known, question.from) };
  if ('tables' in question) return { number, heads: tableHeads(known.blocks) };
  if ('tableAt' in question) return { number, table: shownTable(known.blocks, question.tableAt) };
  return { number, found: placeIn(known, question.block) };
}

function parse(bytes: Uint8Array): Kept {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
  const { blocks, assets, scans } = readStoredDocument(JSON.parse(text));
  return { blocks, assets, scans, bytes: bytes.length };
}

function forgetOldest(): void {
  let total = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  for (const [sha256, { bytes }] of kept) {
    if (kept.size <= 1 || (kept.size <= KEPT.contents && total <= KEPT.bytes)) return;
    kept.delete(sha256);
    total -= bytes;
  }
}
