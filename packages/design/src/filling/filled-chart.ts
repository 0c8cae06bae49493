import type { AiChart } from '@pagewright/components/kinds/ai-chart';
import type { AiEchart } from '@pagewright/components/kinds/ai-echart';
import type { Page } from '@pagewright/components/models';
import { parseColor } from '@pagewright/model/color';
import type { Filling } from '@pagewright/model/filling';
import type { ChartContent } from '@pagewright/model/outline';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import { mermaidCode } from '../blocks/mermaid.ts';
import { chartProps } from '../charts/charts.ts';
import { settingOf } from '../setting.ts';
import { themeOf } from '../theme.ts';
import { toneOn } from '../tone.ts';
import { mermaidChart } from './mermaid-chart.ts';
import { mermaidTimeline } from './mermaid-timeline.ts';

/** The chart with the figures in it, in the document's style on the ground where it stands. */
export function filledEchart(chart: AiEchart, content: ChartContent, page: Page, style: StyleTokens): AiEchart {
  const theme = themeOf({ format: page.format, customSize: page.size, style }, page.language);
  const setting = settingOf(theme, toneOn(theme.tokens, groundOf(chart, page)));
  const {
    chartType,
    content: figures,
    look,
    fontSize,
    width,
    height,
    description,
  } = chartProps(setting, content, chart.size);
  return {
    ...chart,
    origin: [...content.origins],
    props: {
      ...chart.props,
      chartType: chartType ?? chart.props.chartType,
      chartConfig: '',
      content: figures,
      look,
      fontSize: fontSize ?? chart.props.fontSize,
      width: width ?? chart.props.width,
      height: height ?? chart.props.height,
      ...(description ? { description } : {}),
    },
  };
}

/** The diagram with the figures, steps or events in it; undefined where Mermaid cannot draw them. */
export function filledMermaid(chart: AiChart, filling: Filling, page: Page): AiChart | undefined {
  const drawn = drawnBy(filling, page);
  if (drawn?.code === undefined) return undefined;
  return { ...chart, origin: [...new Set(drawn.origins)], props: { ...chart.props, mermaidCode: drawn.code } };
}

function drawnBy(filling: Filling, { language }: Page) {
  switch (filling.is) {
    case 'chart':
      return { code: mermaidChart(filling.chart, language), origins: filling.chart.origins };
    case 'diagram':
      return {
        code: mermaidCode(filling.diagram),
        origins: filling.diagram.nodes.flatMap(({ label }) => label.origins),
      };
    case 'timeline':
      return {
        code: mermaidTimeline(filling.events, language),
        origins: filling.events.flatMap(({ text }) => text.origins),
      };
    default:
      return undefined;
  }
}

/** The colour that a component stands on: its own, or else the page's. */
function groundOf({ props }: AiEchart, { background }: Page): string {
  if ((parseColor(props.backgroundColor)?.a ?? 0) === 1) return props.backgroundColor;
  return background.type === 'solid' ? background.color : (background.stops[0]?.color ?? '#ffffff');
}
