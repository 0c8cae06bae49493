import type { SimpleBrief } from '@pagewright/model/outline';
import { phrases } from '../blocks/entry.ts';
import { prose, proseColumns } from '../blocks/prose.ts';
import { type Box, box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { withoutSaidCaption } from '../fit/said-caption.ts';
import { subtitleBlock, titleBlock } from '../frame/title.ts';
import { isWideReport } from '../scene.ts';
import { type Setting, space } from '../setting.ts';
import type { Phrase } from '../text-look.ts';
import type { LayoutScene } from './choose.ts';
import { partLayout } from './choose.ts';

/** Parts of a composite: any simple brief as a box with its own small title. */

const NONE: ReadonlySet<string> = new Set();

/** The setting of a part: what was dropped from it, by the part's own slots. */
export function partSetting(setting: Setting, index: number): Setting {
  if (setting.dropped.size === 0) return setting;
  const prefix = `parts.${index}.`;
  const own = [...setting.dropped].filter((slot) => slot.startsWith(prefix)).map((slot) => slot.slice(prefix.length));
  return { ...setting, dropped: own.length > 0 ? new Set(own) : NONE };
}

/** A box whose slots and ids carry the part's index. */
export function asPart(content: Box, index: number): Box {
  return box({
    height: (width) => content.height(width),
    grow: content.grow ?? 0,
    ...(content.limit && { limit: (width: number) => content.limit?.(width) ?? content.height(width) }),
    draw: (sheet, rect) => sheet.within(index, () => content.draw(sheet, rect)),
  });
}

export interface PartOptions {
  /** Turn of the part among those of its page. */
  readonly turn: number;
  /** Only layouts that take much text in little room. */
  readonly dense: boolean;
  /** Show `more` below the part's own content. */
  readonly withMore: boolean;
  /** A title that stands above the part already, and the line under that. */
  readonly under?: string;
  readonly underLine?: string | undefined;
}

export function partBox(setting: Setting, part: SimpleBrief, scene: LayoutScene, options: PartOptions): Box {
  const sameTitle = part.title.text.trim() === options.under?.trim() || part.title.text.trim() === '';
  const sameLine = part.subtitle?.text.trim() === options.underLine?.trim();
  const line = sameLine ? undefined : subtitleBlock(setting, part);
  const title = sameTitle ? line : titleBlock(setting, part, { level: 3, role: 'heading', plain: true, lines: 3 });
  const more = options.withMore ? phrases(setting, part.more, 'more') : [];
  const body = partBody(setting, part, scene, options);
  const tail = more.length > 0 ? spareText(setting, more, scene) : undefined;
  const content = stack([body, tail], { gap: space(setting, 14), gapLimit: space(setting, 22), grow: 1 });
  return stack([title, content], {
    gap: space(setting, setting.theme.medium === 'document' ? 9 : 18),
    gapLimit: space(setting, 26),
    grow: 1,
  });
}

/** What fills the room below a part. */
function spareText(setting: Setting, more: readonly Phrase[], scene: LayoutScene): Box {
  return isWideReport(scene) && more.length > 1 ? proseColumns(setting, more, 2) : prose(setting, more);
}

function partBody(setting: Setting, part: SimpleBrief, scene: LayoutScene, options: PartOptions): Box | undefined {
  switch (part.form) {
    case 'section':
      return undefined;
    case 'cover':
      return prose(setting, phrases(setting, part.meta, 'meta'));
    case 'closing':
      return prose(setting, phrases(setting, part.lines, 'lines'), { role: 'lead' });
    default: {
      return partLayout(scene, part, options).body(withoutSaidCaption(setting, part, scene), part, scene);
    }
  }
}

/** How much a part of a form shows. */
export const WORTH: Readonly<Record<SimpleBrief['form'], number>> = {
  chart: 9,
  table: 8,
  stats: 8,
  comparison: 7,
  quadrants: 7,
  records: 7,
  pairs: 7,
  actions: 7,
  process: 7,
  timeline: 7,
  diagram: 7,
  image: 6,
  bullets: 6,
  checklist: 6,
  'two-column': 6,
  summary: 5,
  quote: 4,
  code: 4,
  text: 3,
  agenda: 2,
  closing: 1,
  section: 1,
  cover: 0,
};

/** Half a page is narrow: layouts for wide pages do not suit it. */
export function narrowScene(scene: LayoutScene): LayoutScene {
  const { size } = scene.theme;
  return { ...scene, theme: { ...scene.theme, size: { ...size, width: Math.round(size.width / 2) } } };
}
