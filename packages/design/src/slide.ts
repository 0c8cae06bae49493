import type { BriefOf } from '@pagewright/model/outline';
import { type Box, limitOf } from './box/box.ts';
import { reduceToFit } from './fit/reduce.ts';
import { largestScale, scalesOf, shareAt } from './fit/scale.ts';
import { type Frame, slideFrame } from './frame/frame.ts';
import type { BodyBrief } from './layouts/brief-shape.ts';
import type { LayoutScene } from './layouts/choose.ts';
import { type BodyLayout, inTurn } from './layouts/choose.ts';
import type { LayoutForm } from './layouts/layout.ts';
import { atScale, type Setting, settingOf } from './setting.ts';

interface Candidate {
  readonly frame: Frame;
  readonly body: Box;
  /** Multiple of the usual text sizes. */
  readonly scale: number;
  /** Share of the body's area that it fills. */
  readonly fill: number;
}

/**
 * Draws a slide in the layout whose turn it is, or the next one that shows everything comfortably and fills the page;
 * where none whose turn it is does, any other that does; where none at all does, the one with the largest text.
 */
export function designSlide(scene: LayoutScene, brief: BodyBrief): void {
  const setting = settingOf(scene.theme);
  const { comfortable } = scalesOf('slide');
  const { own: layouts, others } = inTurn(scene, brief);
  const own = candidates(scene, setting, brief, layouts, comfortable);
  const chosen =
    own.full ??
    candidates(scene, setting, brief, others, comfortable).full ??
    fullest(own.all, candidates(scene, setting, brief, others, comfortable).all) ??
    largest(candidates(scene, setting, brief, [...layouts, ...others], 0).all) ??
    reduced(scene, setting, brief, layouts);
  chosen.frame.draw(chosen.body);
}

/** Bodies that fill less than this of their area leave half a page empty. */
const ENOUGH = 0.55;

/** The layouts that hold all words at `least` or larger: those tried up to the first that fills its page, and that one. */
function candidates(
  scene: LayoutScene,
  setting: Setting,
  brief: BodyBrief,
  layouts: readonly BodyLayout[],
  least: number,
): { readonly all: readonly Candidate[]; readonly full: Candidate | undefined } {
  const all: Candidate[] = [];
  for (const layout of layouts) {
    const candidate = fitLayout(scene, setting, brief, layout, least);
    if (!candidate) continue;
    all.push(candidate);
    if (least > 0 && candidate.fill >= ENOUGH) return { all, full: candidate };
  }
  return { all, full: undefined };
}

/** How much fuller a layout must leave the page to be taken out of its turn. */
const OUT_OF_TURN = 1.2;

/** The one that fills its page most; of the others only one that fills it notably more. */
function fullest(own: readonly Candidate[], others: readonly Candidate[]): Candidate | undefined {
  const [first] = own.toSorted((a, b) => b.fill - a.fill);
  const [other] = others.toSorted((a, b) => b.fill - a.fill);
  return first && (!other || other.fill < first.fill * OUT_OF_TURN) ? first : other;
}

function largest(all: readonly Candidate[]): Candidate | undefined {
  return all.toSorted((a, b) => b.scale - a.scale)[0];
}

function fitLayout(
  scene: LayoutScene,
  setting: Setting,
  brief: BodyBrief,
  layout: BodyLayout,
  least: number,
): Candidate | undefined {
  const frame = slideFrame(scene, setting, brief, layout.frame);
  if (!frame || frame.area.height < 40) return undefined;
  const { area } = frame;
  const at = (scale: number) => layout.body(atScale(setting, scale), brief as BriefOf<LayoutForm>, scene);
  const scale = largestScale(
    scalesOf('slide'),
    least,
    (step) => at(step).height(area.width) <= area.height * shareAt(step),
  );
  if (scale === undefined) return undefined;
  const body = at(scale);
  return { frame, body, scale, fill: Math.min(1, limitOf(body, area.width) / area.height) };
}

/** The page with statements left out until one of the layouts holds it at its smallest sizes. */
function reduced(scene: LayoutScene, setting: Setting, brief: BodyBrief, layouts: readonly BodyLayout[]): Candidate {
  const smallest = scalesOf('slide').steps.at(-1) as number;
  const readable = 0.7;
  const holds = (own: Setting, scale: number) =>
    layouts.some((layout) => {
      const frame = slideFrame(scene, own, brief, layout.frame);
      return (
        frame !== undefined &&
        layout.body(atScale(own, scale), brief as BriefOf<LayoutForm>, scene).height(frame.area.width) <=
          frame.area.height
      );
    });
  const less = reduceToFit(brief, setting, (own) => holds(own, readable));
  const chosen = largest(candidates(scene, less, brief, layouts, 0).all);
  if (chosen) return chosen;
  const [first] = layouts;
  if (!first) throw new Error(`no layout for ${brief.form}`);
  const frame = slideFrame(scene, less, brief, 'top') as Frame;
  return {
    frame,
    body: first.body(atScale(less, smallest), brief as BriefOf<LayoutForm>, scene),
    scale: smallest,
    fill: 1,
  };
}
