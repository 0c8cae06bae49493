import type { ComponentType } from 'react';
import { AiBorderedTextareaView } from './ai-bordered-textarea/View.tsx';
import { AiChartView } from './ai-chart/View.tsx';
import { AiEchartView } from './ai-echart/View.tsx';
import { AiTableView } from './ai-table/View.tsx';
import { AiTextareaView } from './ai-textarea/View.tsx';
import { BorderedHeadingView } from './bordered-heading/View.tsx';
import { CircleView } from './circle/View.tsx';
import { HeadingView } from './heading/View.tsx';
import { IconView } from './icon/View.tsx';
import { ImageView } from './image/View.tsx';
import { LineView } from './line/View.tsx';
import type { ComponentKind } from './models.ts';
import { RectangleView } from './rectangle/View.tsx';
import { TextView } from './text/View.tsx';
import type { ViewProps } from './view-context.ts';

export type { ViewContext, ViewMode, ViewProps } from './view-context.ts';

/** What draws each kind. A View fills the box that it stands in: the component's size. */
export const VIEWS = {
  text: TextView,
  heading: HeadingView,
  borderedHeading: BorderedHeadingView,
  aiTextarea: AiTextareaView,
  aiBorderedTextarea: AiBorderedTextareaView,
  aiTable: AiTableView,
  aiChart: AiChartView,
  aiEchart: AiEchartView,
  circle: CircleView,
  rectangle: RectangleView,
  line: LineView,
  icon: IconView,
  image: ImageView,
} as const satisfies { [K in ComponentKind]: ComponentType<ViewProps<K>> };
