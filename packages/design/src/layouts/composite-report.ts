import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import { phrases } from '../blocks/entry.ts';
import { balanceColumns, prose } from '../blocks/prose.ts';
import { adaptive, type Box, limitOf } from '../box/box.ts';
import { columnWidths, row } from '../box/row.ts';
import { stack } from '../box/stack.ts';
import { KnownBoxes } from '../fit/known-boxes.ts';
import { reduceToFit, reduceToFitMore } from '../fit/reduce.ts';
import { largestScale, scalesOf } from '../fit/scale.ts';
import { drawFooter, drawRunningHead, footerHeight } from '../frame/footer.ts';
import { drawGround } from '../frame/frame.ts';
import { titleBlock } from '../frame/title.ts';
import { atScale, type Setting, settingOf, space } from '../setting.ts';
import type { LayoutScene } from './choose.ts';
import { asPart, narrowScene, partBox, partSetting } from './part.ts';

/** A report page: running head, title, the parts flowing below one another, dense. */

export function designReport(scene: LayoutScene, brief: PageBrief): void {
  const { theme } = scene;
  const setting = settingOf(theme);
  const area = reportArea(scene, setting);
  const scales = scalesOf('document');
  const known = new KnownBoxes();
  const build = (own: Setting, dense: boolean) => reportBox(own, brief, scene, dense, known);
  const fits = (own: Setting, dense: boolean) => build(own, dense).height(area.width) <= area.height;
  const comfortable = atScale(setting, scales.comfortable);
  const airy = reduceToFitMore(brief, comfortable, (candidate) => fits(candidate, false));
  const dense = airy === undefined;
  const own =
    airy ??
    reduceToFitMore(brief, comfortable, (candidate) => fits(candidate, true)) ??
    reduceToFit(brief, atScale(setting, scales.steps.at(-1) as number), (candidate) => fits(candidate, true));
  const scale = largestScale(scales, 0, (step) => fits(atScale(own, step), dense)) ?? (scales.steps.at(-1) as number);
  const content = build(atScale(own, scale), dense);
  drawGround(scene);
  drawRunningHead(scene, theme.page, brief.section, brief.title.origins);
  content.draw(scene.sheet, { ...area, height: Math.min(area.height, limitOf(content, area.width)) });
  drawFooter({ ...scene, documentTitle: '' }, theme.page);
}

function reportArea(scene: LayoutScene, setting: Setting): Rect {
  const { theme } = scene;
  const line = footerHeight(setting);
  const top = theme.margin + line + Math.round(30 * theme.unit);
  const bottom = theme.size.height - theme.margin - line - Math.round(18 * theme.unit);
  return { x: theme.content.x, y: top, width: theme.content.width, height: bottom - top };
}

function reportBox(setting: Setting, brief: PageBrief, scene: LayoutScene, dense: boolean, known: KnownBoxes): Box {
  const gap = space(setting, 24);
  const title = titleBlock(setting, brief, { level: 2 });
  const boxes = partBoxes(setting, brief, scene, dense, known);
  const more = brief.form === 'composite' ? phrases(setting, brief.more, 'more') : [];
  const all = more.length > 0 ? [...boxes, { content: prose(setting, more), wide: false }] : boxes;
  const landscape = scene.theme.size.width > scene.theme.size.height;
  const flow =
    landscape && all.length > 1
      ? landscapeFlow(setting, all, gap)
      : stack(
          all.map((part) => part.content),
          { gap, gapLimit: gap * 2.6, grow: 1 },
        );
  return stack([title, flow], { gap: space(setting, 22), gapLimit: space(setting, 34), grow: 1 });
}

interface PlacedPart {
  readonly content: Box;
  /** Needs the whole width. */
  readonly wide: boolean;
}

function partBoxes(
  setting: Setting,
  brief: PageBrief,
  scene: LayoutScene,
  dense: boolean,
  known: KnownBoxes,
): PlacedPart[] {
  if (brief.form !== 'composite') {
    const content = partBox(setting, brief, scene, {
      turn: scene.occurrence,
      dense,
      withMore: true,
      under: brief.title.text,
      underLine: brief.subtitle?.text,
    });
    return [{ content, wide: true }];
  }
  const { size } = scene.theme;
  const narrow = size.width > size.height && brief.parts.length > 1 ? narrowScene(scene) : scene;
  return brief.parts.map((part, index) => {
    const own = partSetting(setting, index);
    const content = known.of(own, `${index}|${dense}`, () => {
      const inner = partBox(own, part, isWide(part) ? scene : narrow, {
        turn: index + scene.occurrence,
        dense,
        withMore: true,
        under: brief.title.text,
        underLine: brief.subtitle?.text,
      });
      return asPart(inner, index);
    });
    return { content, wide: isWide(part) };
  });
}

function isWide(part: SimpleBrief): boolean {
  return (
    (part.form === 'table' && part.table.columns.length > 5) || (part.form === 'timeline' && part.events.length > 6)
  );
}

/** Wide parts across, the others through two columns of even height. */
function landscapeFlow(setting: Setting, parts: readonly PlacedPart[], gap: number): Box {
  const bands: Box[] = [];
  let narrow: Box[] = [];
  const flush = () => {
    if (narrow.length === 1) bands.push(narrow[0] as Box);
    else if (narrow.length > 1) bands.push(twoColumns(setting, narrow, gap));
    narrow = [];
  };
  for (const part of parts) {
    if (!part.wide) narrow.push(part.content);
    else {
      flush();
      bands.push(part.content);
    }
  }
  flush();
  return stack(bands, { gap, gapLimit: gap * 2, grow: 1 });
}

function twoColumns(setting: Setting, items: readonly Box[], gap: number): Box {
  const between = setting.theme.gap * 2;
  const arranged = (width: number) => {
    const column = columnWidths(width, between, [1, 1])[0] ?? width;
    return row(
      balanceColumns(items, 2, column, gap).map((own) => stack(own, { gap, gapLimit: gap * 3, grow: 1 })),
      { gap: between, grow: 1 },
    );
  };
  return adaptive(arranged, 1);
}
