import type { PageBox, ScannedText, ScannedWord } from '@pagewright/model/source-document';
import { DOUBTFUL_BELOW, meanConfidence } from '../ocr/scanned-page.ts';

/** How a block was read, by its words; nothing for one that was read off no picture. */
export function scannedTextOf(words: readonly ScannedWord[]): { scan?: ScannedText } {
  if (words.length === 0) return {};
  return {
    scan: {
      confidence: Math.round(meanConfidence(words) * 1000) / 1000,
      places: boxesOf(words.map(({ place }) => place)),
      doubtful: words.filter(({ confidence }) => confidence < DOUBTFUL_BELOW),
    },
  };
}

/** How blocks were read that become one. */
export function joinedScans(scans: readonly (ScannedText | undefined)[]): { scan?: ScannedText } {
  const known = scans.filter((scan) => scan !== undefined);
  if (known.length === 0) return {};
  return {
    scan: {
      confidence: Math.min(...known.map(({ confidence }) => confidence)),
      places: boxesOf(known.flatMap(({ places }) => places)),
      doubtful: known.flatMap(({ doubtful }) => doubtful),
    },
  };
}

/** One box around all of them on each page. */
function boxesOf(boxes: readonly PageBox[]): PageBox[] {
  const byPage = Map.groupBy(boxes, ({ page }) => page);
  return [...byPage].map(([page, own]) => ({
    page,
    left: Math.min(...own.map(({ left }) => left)),
    top: Math.min(...own.map(({ top }) => top)),
    right: Math.max(...own.map(({ right }) => right)),
    bottom: Math.max(...own.map(({ bottom }) => bottom)),
  }));
}
