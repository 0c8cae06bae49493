import { describeFigures } from '@pagewright/components/chart-description';
import type { Page } from '@pagewright/components/models';
import { parseColor } from '@pagewright/model/color';
import type { ChartContent } from '@pagewright/model/outline';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import type { Size } from '@pagewright/model/units';
import { settingOf } from '../setting.ts';
import { themeOf } from '../theme.ts';
import { toneOn } from '../tone.ts';
import { chartFontSize, chartLook } from './chart-look.ts';

/** How a style draws figures on a page that is there already. @param ground colour of what they stand on */
export function drawingOn(page: Page, style: StyleTokens, content: ChartContent, size: Size, ground: string) {
  const theme = themeOf({ format: page.format, customSize: page.size, style }, page.language);
  const setting = settingOf(theme, toneOn(theme.tokens, groundOf(ground, page)));
  return {
    look: chartLook(setting),
    fontSize: chartFontSize(setting, size, content),
    description: describeFigures(content, page.language),
  };
}

/** The colour that is seen: the component's own, or else the page's. */
function groundOf(ground: string, { background }: Page): string {
  if ((parseColor(ground)?.a ?? 0) === 1) return ground;
  return background.type === 'solid' ? background.color : (background.stops[0]?.color ?? '#ffffff');
}
