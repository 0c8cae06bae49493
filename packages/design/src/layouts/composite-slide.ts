import type { BriefOf, SimpleBrief } from '@pagewright/model/outline';
import type { Box } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { largestScale, scalesOf } from '../fit/scale.ts';
import { slideFrame } from '../frame/frame.ts';
import { atScale, type Setting, settingOf, space } from '../setting.ts';
import { designSlide } from '../slide.ts';
import { shapeOf } from './brief-shape.ts';
import { bulletsList } from './bullets-list.ts';
import type { LayoutScene } from './choose.ts';
import { designOpening } from './cover.ts';
import type { LayoutForm } from './layout.ts';
import { asPart, narrowScene, partBox, partSetting, WORTH } from './part.ts';

/** A slide of a composite: its two best parts side by side, or the best one alone. */

interface Ranked {
  readonly part: SimpleBrief;
  readonly index: number;
}

export function designCompositeSlide(scene: LayoutScene, brief: BriefOf<'composite'>): void {
  const ranked = brief.parts
    .map((part, index): Ranked => ({ part, index }))
    .sort((a, b) => WORTH[b.part.form] - WORTH[a.part.form] || a.index - b.index);
  const [first, second] = ranked;
  if (!first) return;
  const isOpening = first.part.form === 'cover' || first.part.form === 'section' || first.part.form === 'closing';
  if (isOpening) {
    const opening = first.part as BriefOf<'cover'> | BriefOf<'section'> | BriefOf<'closing'>;
    scene.sheet.within(first.index, () => designOpening(scene, opening));
    return;
  }
  const pair = second && WORTH[second.part.form] > 1 ? [first, second].sort((a, b) => a.index - b.index) : [first];
  if (pair.length === 2 && drawPair(scene, brief, pair)) return;
  const alone = { ...first.part, section: first.part.section ?? brief.section } as Extract<
    SimpleBrief,
    { form: LayoutForm }
  >;
  scene.sheet.within(first.index, () => designSlide(scene, alone));
}

/** A part that says no more than this is no half of a page: entries, and characters in all, Han characters doubled. */
const LIGHT = { entries: 2, total: 130 } as const;

function isLight(part: SimpleBrief): part is BriefOf<'bullets'> {
  if (part.form !== 'bullets') return false;
  const { entries, total, nested } = shapeOf(part);
  return entries <= LIGHT.entries && total <= LIGHT.total && !nested;
}

/** Draws both parts under the page's title where they fit in comfortable sizes. */
function drawPair(scene: LayoutScene, brief: BriefOf<'composite'>, pair: readonly Ranked[]): boolean {
  const setting = settingOf(scene.theme);
  const frame = slideFrame(scene, setting, brief, 'top');
  if (!frame || scene.theme.size.width < 900) return false;
  const ways = pair.filter(({ part }) => isLight(part)).length === 1 ? [oneAbove, sideBySide] : [sideBySide];
  for (const way of ways) {
    const at = (scale: number) => way(scene, atScale(setting, scale), brief, pair);
    const fits = (step: number) => at(step).height(frame.area.width) <= frame.area.height;
    const scale = largestScale(scalesOf('slide'), 0.76, fits);
    if (scale === undefined) continue;
    frame.draw(at(scale));
    return true;
  }
  return false;
}

type Way = (scene: LayoutScene, setting: Setting, brief: BriefOf<'composite'>, pair: readonly Ranked[]) => Box;

const sideBySide: Way = (scene, setting, brief, pair) =>
  row(
    pair.map((one) => drawnPart(narrowScene(scene), setting, brief, one)),
    { gap: setting.theme.gap * 2, grow: 1 },
  );

/** The light part as a few lines over or under the other one, which has the page's width. */
const oneAbove: Way = (scene, setting, brief, pair) =>
  stack(
    pair.map((one) => {
      if (!isLight(one.part)) return drawnPart(scene, setting, brief, one);
      return asPart(bulletsList.body(partSetting(setting, one.index), one.part, scene), one.index);
    }),
    { gap: space(setting, 30), gapLimit: space(setting, 44), grow: 1 },
  );

function drawnPart(scene: LayoutScene, setting: Setting, brief: BriefOf<'composite'>, { part, index }: Ranked): Box {
  const above = { under: brief.title.text, underLine: brief.subtitle?.text };
  const options = { turn: scene.occurrence, dense: true, withMore: false, ...above };
  return asPart(partBox(partSetting(setting, index), part, scene, options), index);
}
