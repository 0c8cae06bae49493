import type { Scene } from '../scene.ts';
import { stableHash } from '../stable-hash.ts';
import type { Theme } from '../theme.ts';
import { type BodyBrief, type BriefShape, shapeOf } from './brief-shape.ts';
import type { Capacity, Catalogue, Layout, LayoutForm, Range } from './layout.ts';

/**
 * Which layout shows a brief: by what the layouts declare and a stable hash of their names. The order in which they
 * are listed means nothing, and a layout of a later edition than the document's is never chosen.
 */

export type BodyLayout = Layout<LayoutForm>;

/** A scene with the layouts that its briefs may be shown in. */
export interface LayoutScene extends Scene {
  readonly layouts: Catalogue;
  /** The document's edition of the layouts: it has none of later ones. */
  readonly edition: number;
}

export interface Turn {
  /** The layouts whose turn it is, the first to be tried first. */
  readonly own: readonly BodyLayout[];
  /** The others that show such a brief: better out of turn than with words left out. */
  readonly others: readonly BodyLayout[];
}

/**
 * The layouts of a page of its own. Pages of one form take turns between two halves of its layouts, so that no layout
 * follows itself.
 */
export function inTurn(scene: LayoutScene, brief: BodyBrief): Turn {
  const shape = shapeOf(brief);
  const able = ableLayouts(scene, brief.form).filter((layout) => showsKind(layout, shape));
  const made = able.filter((layout) => layout.kinds && holds(layout.holds, shape, scene.theme));
  const pool = made.length > 0 ? made : able.filter((layout) => !layout.kinds);
  const holding = pool.filter((layout) => holds(layout.holds, shape, scene.theme));
  const suited = holding.length > 0 ? holding : pool;
  const half = suited.filter((layout) => able.indexOf(layout) % 2 === scene.occurrence % 2);
  // Where all stand in one half they take turns one by one.
  const both = half.length > 0 && half.length < suited.length;
  const own = both ? rotated(half, Math.floor(scene.occurrence / 2)) : rotated(suited, scene.occurrence);
  const others = [...made, ...able.filter((layout) => !layout.kinds && holds(layout.holds, shape, scene.theme))].filter(
    (layout) => !own.includes(layout),
  );
  return { own, others };
}

/** The layout of a part among others: `turn` counts the parts of its page. */
export function partLayout(
  scene: LayoutScene,
  brief: BodyBrief,
  { turn, dense }: { turn: number; dense: boolean },
): BodyLayout {
  const shape = shapeOf(brief);
  const able = ableLayouts(scene, brief.form).filter((layout) => !layout.whole && showsKind(layout, shape));
  const holding = able.filter((layout) => holds(layout.holds, shape, scene.theme));
  const candidates = [
    holding.filter((layout) => layout.kinds && (!dense || layout.dense)),
    holding.filter((layout) => !layout.kinds && (!dense || layout.dense)),
    holding,
    able,
  ];
  const list = candidates.find((layouts) => layouts.length > 0) ?? scene.layouts[brief.form];
  return list[turn % list.length] as BodyLayout;
}

/** The layouts of a form that the document may have on such a page, in an order of its own. */
function ableLayouts(scene: LayoutScene, form: LayoutForm): BodyLayout[] {
  const { theme, edition, documentTitle } = scene;
  const key = `${theme.tokens.id}|${documentTitle}`;
  return (scene.layouts[form] as unknown as readonly BodyLayout[])
    .filter(
      (layout) =>
        (layout.since ?? 1) <= edition &&
        (layout.media?.includes(theme.medium) ?? true) &&
        theme.size.width >= (layout.leastWidth ?? 0),
    )
    .map((layout) => ({ layout, place: stableHash(`${layout.name}|${key}`) }))
    .sort((a, b) => a.place - b.place || (a.layout.name < b.layout.name ? -1 : 1))
    .map(({ layout }) => layout);
}

function showsKind({ kinds }: BodyLayout, { kind }: BriefShape): boolean {
  return !kinds || (kind !== undefined && (kinds as readonly string[]).includes(kind));
}

function holds(capacity: Capacity | undefined, shape: BriefShape, theme: Theme): boolean {
  if (!capacity) return true;
  const { entries, longest, total, points, columns, nested, eachWidth } = capacity;
  return (
    within(entries, shape.entries) &&
    within(longest, shape.longest) &&
    within(total, shape.total) &&
    within(points, shape.points) &&
    within(columns, shape.columns) &&
    (nested !== false || !shape.nested) &&
    (!eachWidth || shape.entries * eachWidth <= theme.size.width)
  );
}

function within(range: Range | undefined, value: number): boolean {
  return !range || (value >= range[0] && value <= range[1]);
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}
