import type { PageBrief } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import { ART } from '../art/registry.ts';
import { type Box, limitOf } from '../box/box.ts';
import type { FrameKind } from '../layouts/layout.ts';
import type { Scene } from '../scene.ts';
import { onTone, type Setting, space } from '../setting.ts';
import { drawFooter, footerHeight } from './footer.ts';
import { titleBlock } from './title.ts';

/** A slide without its body: where the body goes and how the rest is drawn. */
export interface Frame {
  readonly area: Rect;
  draw(body: Box): void;
}

type Titled = Pick<PageBrief, 'title' | 'subtitle' | 'section'>;

/** The frame of a slide, or undefined where its title does not fit it. */
export function slideFrame(scene: Scene, setting: Setting, brief: Titled, kind: FrameKind): Frame | undefined {
  if (kind === 'side') return sideFrame(scene, setting, brief);
  if (kind === 'column') return columnFrame(scene, setting, brief);
  return topFrame(scene, setting, brief);
}

/** Top and bottom of the content of a slide, px. */
function verticalRoom(scene: Scene, setting: Setting): { top: number; bottom: number } {
  const { theme } = scene;
  const top = Math.max(theme.margin, Math.round(theme.content.y * (theme.tokens.title === 'strip' ? 0.9 : 0.82)));
  const bottom = theme.size.height - theme.margin - footerHeight(setting) - Math.round(14 * theme.unit);
  return { top, bottom };
}

function topFrame(scene: Scene, setting: Setting, brief: Titled): Frame {
  const { theme } = scene;
  const { top, bottom } = verticalRoom(scene, setting);
  const { x, width } = theme.content;
  const title = titleBlock(setting, brief, { level: 2 });
  const titleHeight = title.height(width);
  const y = top + titleHeight + Math.round(Math.max(theme.gap, 24 * theme.unit));
  return {
    area: { x, y, width, height: bottom - y },
    draw(body) {
      drawGround(scene);
      title.draw(scene.sheet, { x, y: top, width, height: titleHeight });
      drawBody(scene, body, { x, y, width, height: bottom - y });
      drawFooter(scene, theme.page);
    },
  };
}

/** Share of the width that the title's panel takes. */
const PANEL_SHARE = 0.33;

/** Share of a panel's height above its art. */
const ART_FREE = 0.68;

function sideFrame(scene: Scene, setting: Setting, brief: Titled): Frame | undefined {
  const { theme } = scene;
  const { palette } = theme.tokens;
  const panel = Math.round(theme.size.width * PANEL_SHARE);
  const inset = Math.round(Math.max(theme.margin, theme.content.x * 0.72));
  const { top, bottom } = verticalRoom(scene, setting);
  const title = titleBlock(onTone(setting, theme.strong), brief, { level: 2, lines: 5, times: 1.1 });
  const titleWidth = panel - inset * 2;
  const titleHeight = title.height(titleWidth);
  if (titleHeight > theme.size.height - inset * 2) return undefined;
  const titleTop = Math.max(inset, Math.round(theme.size.height * 0.4 - titleHeight / 2));
  const x = panel + Math.round(theme.content.x * 0.8);
  const area = { x, y: top, width: theme.size.width - theme.content.x - x, height: bottom - top };
  return {
    area,
    draw(body) {
      scene.sheet.rectangle(
        'art-panel',
        { x: 0, y: 0, width: panel, height: theme.size.height },
        { backgroundColor: palette.strong },
      );
      scene.sheet.rectangle(
        'art-panel-edge',
        { x: panel - space(setting, 6), y: 0, width: space(setting, 6), height: theme.size.height },
        { backgroundColor: palette.accents[1] },
      );
      if (titleTop + titleHeight < theme.size.height * ART_FREE)
        ART[theme.tokens.art].panel(scene.sheet, { x: 0, y: 0, width: panel, height: theme.size.height }, theme);
      title.draw(scene.sheet, { x: inset, y: titleTop, width: titleWidth, height: titleHeight });
      drawBody(scene, body, area, 0.5);
      drawFooter(scene, theme.page, x);
    },
  };
}

function columnFrame(scene: Scene, setting: Setting, brief: Titled): Frame | undefined {
  const { theme } = scene;
  const { x, width } = theme.content;
  const { top, bottom } = verticalRoom(scene, setting);
  const column = Math.round(width * 0.3);
  const title = titleBlock(setting, brief, { level: 2, lines: 5 });
  const titleHeight = title.height(column);
  if (titleHeight > bottom - top) return undefined;
  const left = x + column + Math.round(width * 0.06);
  const area = { x: left, y: top, width: x + width - left, height: bottom - top };
  return {
    area,
    draw(body) {
      drawGround(scene);
      title.draw(scene.sheet, { x, y: top, width: column, height: titleHeight });
      drawBody(scene, body, area, 0);
      drawFooter(scene, theme.page);
    },
  };
}

/** The style's quiet art behind a page. */
export function drawGround(scene: Scene): void {
  const { theme, sheet } = scene;
  ART[theme.tokens.art].page(sheet, { x: 0, y: 0, ...theme.size }, theme);
}

/** Spare height that the body cannot use stands mostly below it. */
const OPTICAL_SHARE = 0.36;

function drawBody(scene: Scene, body: Box, area: Rect, share = OPTICAL_SHARE): void {
  const height = Math.min(area.height, limitOf(body, area.width));
  const offset = Math.round((area.height - height) * share);
  body.draw(scene.sheet, { x: area.x, y: area.y + offset, width: area.width, height });
}
