import type { BriefOf, SimpleBrief } from '@pagewright/model/outline';
import { row } from '../box/row.ts';
import { largestScale, scalesOf } from '../fit/scale.ts';
import { slideFrame } from '../frame/frame.ts';
import { atScale, settingOf } from '../setting.ts';
import { designSlide } from '../slide.ts';
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

/** Draws both parts under the page's title where they fit in comfortable sizes. */
function drawPair(scene: LayoutScene, brief: BriefOf<'composite'>, pair: readonly Ranked[]): boolean {
  const setting = settingOf(scene.theme);
  const frame = slideFrame(scene, setting, brief, 'top');
  if (!frame || scene.theme.size.width < 900) return false;
  const at = (scale: number) =>
    row(
      pair.map(({ part, index }) =>
        asPart(
          partBox(partSetting(atScale(setting, scale), index), part, narrowScene(scene), {
            turn: scene.occurrence,
            dense: true,
            withMore: false,
            under: brief.title.text,
          }),
          index,
        ),
      ),
      { gap: setting.theme.gap * 2, grow: 1 },
    );
  const scale = largestScale(scalesOf('slide'), 0.76, (step) => at(step).height(frame.area.width) <= frame.area.height);
  if (scale === undefined) return false;
  frame.draw(at(scale));
  return true;
}
