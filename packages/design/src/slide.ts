import type { BriefOf } from '@pagewright/model/outline';
import { type Box, limitOf } from './box/box.ts';
import { KnownBoxes } from './fit/known-boxes.ts';
import { reduceToFit } from './fit/reduce.ts';
import { withoutSaidCaption } from './fit/said-caption.ts';
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
  const setting = withoutSaidCaption(settingOf(scene.theme), brief, scene);
  const { comfortable } = scalesOf('slide');
  const { own: layouts, others } = inTurn(scene, brief);
  const slide: Slide = { scene, brief, known: new KnownBoxes() };
  const own = candidates(slide, setting, layouts, comfortable);
  const chosen = own.full ?? outOfTurn(slide, setting, layouts, others, own.all);
  chosen.frame.draw(chosen.body);
}

/** A slide while its layouts are tried. */
interface Slide {
  readonly scene: LayoutScene;
  readonly brief: BodyBrief;
  readonly known: KnownBoxes;
}

function outOfTurn(
  slide: Slide,
  setting: Setting,
  layouts: readonly BodyLayout[],
  others: readonly BodyLayout[],
  own: readonly Candidate[],
): Candidate {
  const other = candidates(slide, setting, others, scalesOf('slide').comfortable);
  return (
    other.full ??
    fullest(own, other.all) ??
    largest(candidates(slide, setting, [...layouts, ...others], 0).all) ??
    reduced(slide, setting, layouts)
  );
}

function bodyOf({ scene, brief, known }: Slide, setting: Setting, layout: BodyLayout): Box {
  return known.of(setting, layout.name, () => layout.body(setting, brief as BriefOf<LayoutForm>, scene));
}

/** Bodies that fill less than this of their area leave half a page empty. */
const ENOUGH = 0.55;

/** The layouts that hold all words at `least` or larger: those tried up to the first that fills its page, and that one. */
function candidates(
  slide: Slide,
  setting: Setting,
  layouts: readonly BodyLayout[],
  least: number,
): { readonly all: readonly Candidate[]; readonly full: Candidate | undefined } {
  const all: Candidate[] = [];
  for (const layout of layouts) {
    const candidate = fitLayout(slide, setting, layout, least);
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

function fitLayout(slide: Slide, setting: Setting, layout: BodyLayout, least: number): Candidate | undefined {
  const frame = slideFrame(slide.scene, setting, slide.brief, layout.frame);
  if (!frame || frame.area.height < 40) return undefined;
  const { area } = frame;
  const at = (scale: number) => bodyOf(slide, atScale(setting, scale), layout);
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
function reduced(slide: Slide, setting: Setting, layouts: readonly BodyLayout[]): Candidate {
  const { scene, brief } = slide;
  const smallest = scalesOf('slide').steps.at(-1) as number;
  const readable = 0.7;
  const holds = (own: Setting, scale: number) =>
    layouts.some((layout) => {
      const frame = slideFrame(scene, own, brief, layout.frame);
      return (
        frame !== undefined && bodyOf(slide, atScale(own, scale), layout).height(frame.area.width) <= frame.area.height
      );
    });
  const less = reduceToFit(brief, setting, (own) => holds(own, readable));
  const chosen = largest(candidates(slide, less, layouts, 0).all);
  if (chosen) return chosen;
  const [first] = layouts;
  if (!first) throw new Error(`no layout for ${brief.form}`);
  const frame = slideFrame(scene, less, brief, 'top') as Frame;
  return { frame, body: bodyOf(slide, atScale(less, smallest), first), scale: smallest, fill: 1 };
}
