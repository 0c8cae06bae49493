import type { SimpleBrief } from '@pagewright/model/outline';
import type { Scene } from '../scene.ts';
import type { Setting } from '../setting.ts';

/** The setting without the caption of a table or chart that only says once more what stands over the page or on the cover. */
export function withoutSaidCaption(setting: Setting, brief: SimpleBrief, { documentTitle }: Scene): Setting {
  if (brief.form !== 'chart' && brief.form !== 'table') return setting;
  const { caption = '' } = brief.form === 'chart' ? brief.chart : brief.table;
  const own = bare(caption);
  const isSaid =
    own !== '' &&
    [brief.title.text, brief.subtitle?.text ?? '', documentTitle].some((text) => bare(text).includes(own));
  return isSaid ? { ...setting, dropped: new Set([...setting.dropped, `${brief.form}.caption`]) } : setting;
}

/** Letters and digits alone. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}%]+/gu, '').toLowerCase();
}
