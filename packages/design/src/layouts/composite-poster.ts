import type { BriefOf, PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import { fillProps } from '../art/art.ts';
import { ART } from '../art/registry.ts';
import { phrases } from '../blocks/entry.ts';
import { prose } from '../blocks/prose.ts';
import { type Box, box, limitOf } from '../box/box.ts';
import { row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { KnownBoxes } from '../fit/known-boxes.ts';
import { reduceToFit, reduceToFitMore } from '../fit/reduce.ts';
import { largestScale, scalesOf } from '../fit/scale.ts';
import { titleBlock } from '../frame/title.ts';
import { atScale, onTone, type Setting, settingOf, space } from '../setting.ts';
import type { Tone } from '../tone.ts';
import type { LayoutScene } from './choose.ts';
import { drawOpening } from './cover.ts';
import { asPart, narrowScene, partBox, partSetting, WORTH } from './part.ts';

/** Posters, notes and long images: one composition. A hero with the cover's art, then bands on alternating grounds. */

type Hero = BriefOf<'cover'>;

interface Content {
  readonly hero: Hero;
  /** The hero's index among the parts, where it is one of them. */
  readonly heroPart: number | undefined;
  readonly parts: readonly { brief: SimpleBrief; index: number | undefined }[];
}

export function designPoster(scene: LayoutScene, brief: PageBrief): void {
  const { theme, sheet } = scene;
  const content = contentOf(brief);
  const heroHeight = heroHeightOf(scene, content.parts.length);
  const area: Rect = {
    x: 0,
    y: heroHeight,
    width: theme.size.width,
    height: theme.size.height - heroHeight - endHeight(scene),
  };
  const bands = content.parts.length > 0 ? fittingBands(scene, brief, content, area) : undefined;
  drawHero(scene, content, { x: 0, y: 0, width: theme.size.width, height: heroHeight });
  sheet.rectangle(
    'band-ground',
    { ...area, height: theme.size.height - heroHeight },
    fillProps(theme.tokens.palette.page.fill),
  );
  bands?.draw(sheet, area);
  sheet.rectangle(
    'art-end',
    { x: 0, y: theme.size.height - endHeight(scene), width: theme.size.width, height: endHeight(scene) },
    { backgroundColor: theme.tokens.palette.strong },
  );
}

/** How the bands are packed, from roomy to tight. */
interface Packing {
  readonly dense: boolean;
  /** Two narrow parts share a band. */
  readonly paired: boolean;
}

const PACKINGS: readonly (Packing & { least: number })[] = [
  { dense: false, paired: false, least: 0.94 },
  { dense: false, paired: false, least: 0.84 },
  { dense: false, paired: true, least: 0.9 },
  { dense: true, paired: true, least: 0.82 },
];

/** The bands in the roomiest packing that holds all parts; spare statements go first, then others, then whole parts. */
function fittingBands(scene: LayoutScene, brief: PageBrief, content: Content, area: Rect): Box {
  const setting = settingOf(scene.theme);
  const scales = scalesOf(scene.theme.medium);
  const known = new KnownBoxes();
  const build = (own: Setting, shown: Content, packing: Packing) => bandsBox(own, shown, scene, brief, packing, known);
  const fits = (own: Setting, shown: Content, packing: Packing) =>
    build(own, shown, packing).height(area.width) <= area.height;
  const largest = (own: Setting, shown: Content, packing: Packing) => {
    const scale =
      largestScale(scales, 0, (step) => fits(atScale(own, step), shown, packing)) ?? (scales.steps.at(-1) as number);
    return build(atScale(own, scale), shown, packing);
  };
  for (const packing of PACKINGS) {
    const own = reduceToFitMore(brief, atScale(setting, packing.least), (candidate) =>
      fits(candidate, content, packing),
    );
    if (own) return largest(own, content, packing);
  }
  const tight = PACKINGS.at(-1) as Packing;
  for (let count = content.parts.length; count > 1; count--) {
    const shown = bestParts(content, count);
    const own = reduceToFit(brief, atScale(setting, scales.comfortable), (candidate) => fits(candidate, shown, tight));
    if (own.longest === Number.POSITIVE_INFINITY) return largest(own, shown, tight);
  }
  const one = bestParts(content, 1);
  return largest(
    reduceToFit(brief, atScale(setting, scales.steps.at(-1) as number), (own) => fits(own, one, tight)),
    one,
    tight,
  );
}

/** The parts that show most, in reading order. */
function bestParts(content: Content, count: number): Content {
  const kept = new Set([...content.parts].sort((a, b) => WORTH[b.brief.form] - WORTH[a.brief.form]).slice(0, count));
  return { ...content, parts: content.parts.filter((part) => kept.has(part)) };
}

function endHeight(scene: LayoutScene): number {
  return Math.round(26 * scene.theme.unit);
}

function heroHeightOf(scene: LayoutScene, parts: number): number {
  const { width, height } = scene.theme.size;
  if (parts === 0) return height - endHeight(scene);
  return Math.round(Math.min(height * (scene.theme.medium === 'long' ? 0.3 : parts > 3 ? 0.24 : 0.32), width * 0.92));
}

function contentOf(brief: PageBrief): Content {
  if (brief.form !== 'composite') {
    if (brief.form === 'cover') return { hero: brief, heroPart: undefined, parts: [] };
    return { hero: heroOf(brief), heroPart: undefined, parts: [{ brief, index: undefined }] };
  }
  const [first] = brief.parts;
  const rest = brief.parts.map((part, index) => ({ brief: part, index }));
  if (first?.form === 'cover') return { hero: first, heroPart: 0, parts: rest.slice(1) };
  return { hero: heroOf(brief), heroPart: undefined, parts: rest };
}

/** A brief's title and subtitle as a cover. */
function heroOf(brief: PageBrief): Hero {
  const { id, title, subtitle, section } = brief;
  return { form: 'cover', id, title, subtitle, section, meta: [], more: [] };
}

function drawHero(scene: LayoutScene, content: Content, frame: Rect): void {
  const { theme, sheet } = scene;
  const { palette, art } = theme.tokens;
  sheet.rectangle('hero-ground', frame, fillProps(palette.cover.fill));
  const plan = ART[art].cover(sheet, frame, theme);
  const draw = () => drawOpening(scene, content.hero, plan, settingOf(theme, theme.cover));
  if (content.heroPart === undefined) draw();
  else sheet.within(content.heroPart, draw);
}

/** What the bands stand on: in turn from the top, so that each is seen to begin; the last of several closes the page. */
const GROUNDS = { inTurn: ['page', 'surfaceAlt'], closing: 'strong', closesFrom: 3 } as const;

function groundOf({ theme }: Setting, index: number, count: number): Tone {
  if (count >= GROUNDS.closesFrom && index === count - 1) return theme[GROUNDS.closing];
  return theme[GROUNDS.inTurn[index % GROUNDS.inTurn.length] ?? 'page'];
}

function bandsBox(
  setting: Setting,
  content: Content,
  scene: LayoutScene,
  brief: PageBrief,
  packing: Packing,
  known: KnownBoxes,
): Box {
  const groups = packing.paired ? pairs(content.parts) : content.parts.map((part) => [part]);
  const bands = groups.map((group, order) => {
    const tone = groundOf(setting, order, groups.length);
    const own = onTone(setting, tone);
    const boxes = group.map((part) => {
      const scoped = part.index === undefined ? own : partSetting(own, part.index);
      const shared = group.length > 1;
      const name = `${part.index}|${order}|${packing.dense}|${shared}`;
      return known.of(scoped, name, () => {
        const inner = bandContent(scoped, part.brief, shared ? narrowScene(scene) : scene, {
          order,
          dense: packing.dense,
          above: content.hero,
        });
        return part.index === undefined ? inner : asPart(inner, part.index);
      });
    });
    return band(
      own,
      boxes.length === 1 ? (boxes[0] as Box) : row(boxes, { gap: setting.theme.gap * 2, grow: 1 }),
      packing,
    );
  });
  const more = brief.form === 'composite' ? phrases(setting, brief.more, 'more') : [];
  if (more.length > 0) bands.push(band(setting, prose(setting, more), packing));
  return stack(bands, { gap: 0, grow: 1 });
}

type Part = Content['parts'][number];

/** Neighbouring parts that are narrow enough, two by two. */
function pairs(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && last.length === 1 && isNarrow(part) && isNarrow(last[0] as Part)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** What stands in columns itself, or branches. */
const SEVERAL_COLUMNS: ReadonlySet<SimpleBrief['form']> = new Set([
  'comparison',
  'two-column',
  'quadrants',
  'records',
  'diagram',
]);

function isNarrow({ brief }: Part): boolean {
  if (brief.form === 'table') return brief.table.columns.length <= 3;
  // Lying bars need room for their names and their values.
  if (brief.form === 'chart') return brief.chart.shape !== 'bar-horizontal' && brief.chart.shape !== 'waterfall';
  return !SEVERAL_COLUMNS.has(brief.form);
}

function bandContent(
  setting: Setting,
  part: SimpleBrief,
  scene: LayoutScene,
  place: { order: number; dense: boolean; above: Pick<Hero, 'title' | 'subtitle'> },
): Box {
  const said = part.title.text.trim();
  const sameTitle = said === '' || said === place.above.title.text.trim();
  const body = partBox(setting, part, scene, {
    turn: place.order + scene.occurrence,
    dense: place.dense,
    withMore: true,
    under: part.title.text,
    underLine: (sameTitle ? place.above : part).subtitle?.text,
  });
  if (sameTitle) return body;
  const title = titleBlock(
    setting,
    { title: part.title, subtitle: part.subtitle },
    { level: 3, times: place.dense ? 0.8 : 1 },
  );
  return stack([title, body], { gap: space(setting, place.dense ? 16 : 26), gapLimit: space(setting, 40), grow: 1 });
}

/** A band over the whole width with the page's inset; it takes any height. */
function band(setting: Setting, content: Box, packing: Packing): Box {
  const { theme } = setting;
  const inset = theme.content.x;
  const padding = space(setting, packing.dense ? 26 : theme.medium === 'long' ? 52 : 38);
  return box({
    height: (width) => content.height(width - inset * 2) + padding * 2,
    grow: 1,
    draw(sheet, rect) {
      if (setting.tone.background !== theme.page.background)
        sheet.rectangle('band', rect, { backgroundColor: setting.tone.background });
      const width = rect.width - inset * 2;
      const room = rect.height - padding * 2;
      const height = Math.min(room, limitOf(content, width));
      content.draw(sheet, { x: rect.x + inset, y: rect.y + padding + Math.round((room - height) / 2), width, height });
    },
  });
}
