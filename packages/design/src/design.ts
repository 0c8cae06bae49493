import type { Page } from '@pagewright/components/models';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { Fill } from '@pagewright/model/page';
import { designDrawn } from './drawn-page.ts';
import { withLogo } from './frame/logo.ts';
import { CATALOGUE } from './layouts/catalogue.ts';
import type { LayoutScene } from './layouts/choose.ts';
import { designPoster } from './layouts/composite-poster.ts';
import { designReport } from './layouts/composite-report.ts';
import { designCompositeSlide } from './layouts/composite-slide.ts';
import { designOpening } from './layouts/cover.ts';
import type { Catalogue } from './layouts/layout.ts';
import { markLacking } from './mark-lacking.ts';
import { markLinks } from './mark-links.ts';
import { markUnsupported } from './mark-unsupported.ts';
import { assetSizes, occurrences } from './scene.ts';
import { Sheet } from './sheet.ts';
import { designSlide } from './slide.ts';
import { type PageLook, type Theme, themeOf } from './theme.ts';

export { LATEST_EDITION } from './layouts/catalogue.ts';
export type { PageLook } from './theme.ts';

/** Outline x style x format -> pages. Pure: the same outline and look give the same pages. */

/** Longest title of a page (`pageEnvelope`). */
const MAX_TITLE = 200;

export function designOutline(outline: Outline, look: PageLook, layouts: Catalogue = CATALOGUE): Page[] {
  const counts = occurrences(outline.pages);
  const assetSize = assetSizes(outline);
  return outline.pages.map((_, index) =>
    draw(outline, index, look, { occurrence: counts[index] ?? 0, assetSize, layouts }),
  );
}

/** One page, as `designOutline` designs it. */
export function designPage(outline: Outline, index: number, look: PageLook, layouts: Catalogue = CATALOGUE): Page {
  return draw(outline, index, look, {
    occurrence: occurrences(outline.pages)[index] ?? 0,
    assetSize: assetSizes(outline),
    layouts,
  });
}

/** @param pageNumber from 1, of a page that stands beside the outline's own; its brief is the last of the outline */
export function designAddedPage(outline: Outline, pageNumber: number, look: PageLook): Page {
  return draw(outline, outline.pages.length - 1, look, {
    occurrence: 0,
    assetSize: assetSizes(outline),
    layouts: CATALOGUE,
    pageNumber,
  });
}

type Known = Pick<LayoutScene, 'occurrence' | 'assetSize' | 'layouts'> & Partial<Pick<LayoutScene, 'pageNumber'>>;

function draw(outline: Outline, index: number, look: PageLook, known: Known): Page {
  const brief = outline.pages[index];
  if (!brief) throw new RangeError(`no page ${index} in an outline of ${outline.pages.length}`);
  const title = brief.title.text.slice(0, MAX_TITLE);
  if (brief.form === 'composite' && brief.drawn) {
    const page = designDrawn(brief.drawn, brief, look);
    const made = { ...page, title, components: [...markLinks(markUnsupported(page.components, brief), brief)] };
    return withLogo(made, themeOf(look, page.language));
  }
  const language = brief.textLanguage ?? outline.language;
  const theme = themeOf(look, language);
  const sheet = new Sheet();
  const scene: LayoutScene = {
    theme,
    sheet,
    documentTitle: outline.title,
    edition: outline.edition ?? 1,
    documentOrigins: outline.pages[0]?.title.origins ?? [],
    pageNumber: index + 1,
    pageCount: outline.pages.length,
    ...known,
    occurrence: known.occurrence + (brief.turn ?? 0),
  };
  drawBrief(scene, brief);
  const page: Page = {
    title,
    format: look.format,
    size: theme.size,
    language,
    background: backgroundOf(theme, brief),
    margin: theme.margin,
    components: [...markLinks(markLacking(markUnsupported(sheet.components, brief), brief), brief)],
  };
  return withLogo(page, theme);
}

function drawBrief(scene: LayoutScene, brief: PageBrief): void {
  const { medium } = scene.theme;
  if (medium === 'poster' || medium === 'long') designPoster(scene, brief);
  else if (brief.form === 'cover' || brief.form === 'section' || brief.form === 'closing') designOpening(scene, brief);
  else if (medium === 'document') designReport(scene, brief);
  else if (brief.form === 'composite') designCompositeSlide(scene, brief);
  else designSlide(scene, brief);
}

function backgroundOf(theme: Theme, brief: PageBrief): Fill {
  const { palette } = theme.tokens;
  if (theme.medium === 'poster' || theme.medium === 'long') return palette.page.fill;
  if (brief.form === 'cover' || brief.form === 'closing') return palette.cover.fill;
  return brief.form === 'section' ? palette.section.fill : palette.page.fill;
}
