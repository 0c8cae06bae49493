import type { BriefOf, PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import { fillProps } from '../art/art.ts';
import { ART } from '../art/registry.ts';
import { phrases } from '../blocks/entry.ts';
import { prose } from '../blocks/prose.ts';
import { type Box, box, limitOf } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { reduceToFit } from '../fit/reduce.ts';
import { largestScale, scalesOf } from '../fit/scale.ts';
import { titleBlock } from '../frame/title.ts';
import { atScale, onTone, type Setting, settingOf, space } from '../setting.ts';
import type { Stage } from '../stage.ts';
import type { Tone } from '../tone.ts';
import { drawOpening } from './cover.ts';
import { asPart, partBox, partSetting } from './part.ts';

/** Posters, notes and long images: one composition. A hero with the cover's art, then bands on alternating grounds. */

type Hero = BriefOf<'cover'>;

interface Content {
  readonly hero: Hero;
  /** The hero's index among the parts, where it is one of them. */
  readonly heroPart: number | undefined;
  readonly parts: readonly { brief: SimpleBrief; index: number | undefined }[];
}

export function designPoster(stage: Stage, brief: PageBrief): void {
  const { theme, sheet } = stage;
  const content = contentOf(brief);
  const scales = scalesOf(theme.medium);
  const setting = settingOf(theme);
  const heroHeight = heroHeightOf(stage, content.parts.length);
  const area: Rect = { x: 0, y: heroHeight, width: theme.size.width, height: theme.size.height - heroHeight - endHeight(stage) };
  const fits = (own: Setting, dense: boolean) => bandsBox(own, content, stage, brief, dense).height(area.width) <= area.height;
  const chosen = fitBands(brief, setting, (own, dense) => fits(own, dense), scales);
  drawHero(stage, content, { x: 0, y: 0, width: theme.size.width, height: heroHeight });
  sheet.rectangle('band-ground', { ...area, height: theme.size.height - heroHeight }, fillProps(theme.tokens.palette.page.fill));
  if (content.parts.length > 0) bandsBox(chosen.setting, content, stage, brief, chosen.dense).draw(sheet, area);
  sheet.rectangle('art-end', { x: 0, y: theme.size.height - endHeight(stage), width: theme.size.width, height: endHeight(stage) }, { backgroundColor: theme.tokens.palette.strong });
}

function fitBands(brief: PageBrief, setting: Setting, fits: (setting: Setting, dense: boolean) => boolean, scales: ReturnType<typeof scalesOf>): { setting: Setting; dense: boolean } {
  const airy = largestScale(scales, scales.comfortable, (step) => fits(atScale(setting, step), false));
  if (airy !== undefined) return { setting: atScale(setting, airy), dense: false };
  const tight = largestScale(scales, scales.comfortable, (step) => fits(atScale(setting, step), true));
  if (tight !== undefined) return { setting: atScale(setting, tight), dense: true };
  const reduced = reduceToFit(brief, atScale(setting, scales.comfortable), (own) => fits(own, true));
  const scale = largestScale(scales, 0, (step) => fits(atScale(reduced, step), true)) ?? (scales.steps.at(-1) as number);
  return { setting: atScale(reduced, scale), dense: true };
}

function endHeight(stage: Stage): number {
  return Math.round(26 * stage.theme.unit);
}

function heroHeightOf(stage: Stage, parts: number): number {
  const { width, height } = stage.theme.size;
  if (parts === 0) return height - endHeight(stage);
  return Math.round(Math.min(height * (stage.theme.medium === 'long' ? 0.3 : parts > 3 ? 0.24 : 0.32), width * 0.92));
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

function drawHero(stage: Stage, content: Content, frame: Rect): void {
  const { theme, sheet } = stage;
  const { palette, art } = theme.tokens;
  sheet.rectangle('hero-ground', frame, fillProps(palette.cover.fill));
  const plan = ART[art].cover(sheet, frame, theme);
  const draw = () => drawOpening(stage, content.hero, plan, settingOf(theme, theme.cover));
  if (content.heroPart === undefined) draw();
  else sheet.within(content.heroPart, draw);
}

/** Grounds of the bands in turn. */
function groundOf(setting: Setting, index: number, count: number): Tone {
  const { theme } = setting;
  if (count > 2 && index === count - 1) return theme.strong;
  return index % 2 === 0 ? theme.page : theme.surfaceAlt;
}

function bandsBox(setting: Setting, content: Content, stage: Stage, brief: PageBrief, dense: boolean): Box {
  const count = content.parts.length;
  const bands = content.parts.map((part, order) => {
    const tone = groundOf(setting, order, count);
    const own = onTone(part.index === undefined ? setting : partSetting(setting, part.index), tone);
    const inner = bandContent(own, part.brief, stage, { order, dense, last: order === count - 1, pageTitle: content.hero.title.text });
    return band(own, part.index === undefined ? inner : asPart(inner, part.index));
  });
  const more = brief.form === 'composite' ? phrases(setting, brief.more, 'more') : [];
  if (more.length > 0) bands.push(band(setting, prose(setting, more)));
  return stack(bands, { gap: 0, grow: 1 });
}

function bandContent(setting: Setting, part: SimpleBrief, stage: Stage, place: { order: number; dense: boolean; last: boolean; pageTitle: string }): Box {
  const sameTitle = part.title.text.trim() === place.pageTitle.trim();
  const body = partBox(setting, part, stage, { turn: place.order + stage.occurrence, dense: place.dense, withMore: true, under: part.title.text });
  if (sameTitle) return body;
  const title = titleBlock(setting, { title: part.title, subtitle: part.subtitle }, { level: 2 });
  return stack([title, body], { gap: space(setting, 26), gapLimit: space(setting, 40), grow: 1 });
}

/** A band over the whole width with the page's inset; it takes any height. */
function band(setting: Setting, content: Box): Box {
  const { theme } = setting;
  const inset = theme.content.x;
  const padding = space(setting, theme.medium === 'long' ? 52 : 38);
  return box({
    height: (width) => content.height(width - inset * 2) + padding * 2,
    grow: 1,
    draw(sheet, rect) {
      if (setting.tone.background !== theme.page.background) sheet.rectangle('band', rect, { backgroundColor: setting.tone.background });
      const width = rect.width - inset * 2;
      const room = rect.height - padding * 2;
      const height = Math.min(room, limitOf(content, width));
      content.draw(sheet, { x: rect.x + inset, y: rect.y + padding + Math.round((room - height) / 2), width, height });
    },
  });
}
