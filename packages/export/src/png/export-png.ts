import { PagewrightError } from '@pagewright/model/errors';
import type { RunExport } from '../exporter.ts';
import { wholeFidelity } from '../fidelity.ts';
import type { PngOptions } from './format.ts';
import { possibleScale } from './possible-scale.ts';

/** One page as a picture. @throws PagewrightError `request/invalid` where there are more, `print/…` */
export const exportPng: RunExport<PngOptions> = async (pages, { scale }, { press }) => {
  const [page, ...others] = pages;
  if (!page) throw new PagewrightError('print/no-pages');
  if (others.length > 0) throw new PagewrightError('request/invalid', { field: 'pageIds' });
  const possible = possibleScale(pages, scale);
  const [bytes] = await press.png(pages, possible);
  if (!bytes) throw new PagewrightError('print/failed');
  return { bytes, fidelity: wholeFidelity('pictures', 1, possible / scale) };
};
