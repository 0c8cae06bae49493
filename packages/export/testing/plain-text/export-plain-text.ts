import { lowerPage } from '@pagewright/components/lower-page';
import type { RunExport } from '../../src/exporter.ts';
import { FidelityRecord } from '../../src/fidelity.ts';
import type { PlainTextOptions } from './format.ts';

/** The words of pages, each text on a line of its own. */
export const exportPlainText: RunExport<PlainTextOptions> = async (pages, { numbers }) => {
  const texts = pages.map((page, index) => {
    const { primitives } = lowerPage(page, { assets: () => undefined });
    const words = primitives.flatMap((one) =>
      one.type === 'text' ? one.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) : [],
    );
    return [...(numbers ? [`${index + 1}`] : []), ...words].join('\n');
  });
  const bytes = new TextEncoder().encode(texts.join('\n\n'));
  return { bytes, fidelity: new FidelityRecord().report(pages.length, 1, 'data') };
};
