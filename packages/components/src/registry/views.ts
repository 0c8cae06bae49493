// Made from the folders by tools/generate-registries.ts.
import type { ComponentType } from 'react';
import { AiBorderedTextareaView } from '../ai-bordered-textarea/View.tsx';
import { AiChartView } from '../ai-chart/View.tsx';
import { AiEchartView } from '../ai-echart/View.tsx';
import { AiTableView } from '../ai-table/View.tsx';
import { AiTextareaView } from '../ai-textarea/View.tsx';
import { BorderedHeadingView } from '../bordered-heading/View.tsx';
import { CircleView } from '../circle/View.tsx';
import { CodeBlockView } from '../code-block/View.tsx';
import { ConnectorView } from '../connector/View.tsx';
import { FormulaView } from '../formula/View.tsx';
import { HeadingView } from '../heading/View.tsx';
import { IconView } from '../icon/View.tsx';
import { IllustrationView } from '../illustration/View.tsx';
import { ImageView } from '../image/View.tsx';
import { LineView } from '../line/View.tsx';
import type { ComponentKind } from '../models.ts';
import { QrCodeView } from '../qr-code/View.tsx';
import { RectangleView } from '../rectangle/View.tsx';
import { ShapeView } from '../shape/View.tsx';
import { TextView } from '../text/View.tsx';
import type { ViewProps } from '../view-context.ts';
import type { MODELS } from './models.ts';

/** What draws each kind. A View fills the box that it stands in: the component's size. */
export const VIEWS = {
  aiBorderedTextarea: AiBorderedTextareaView,
  aiChart: AiChartView,
  aiEchart: AiEchartView,
  aiTable: AiTableView,
  aiTextarea: AiTextareaView,
  borderedHeading: BorderedHeadingView,
  circle: CircleView,
  codeBlock: CodeBlockView,
  connector: ConnectorView,
  formula: FormulaView,
  heading: HeadingView,
  icon: IconView,
  illustration: IllustrationView,
  image: ImageView,
  line: LineView,
  qrCode: QrCodeView,
  rectangle: RectangleView,
  shape: ShapeView,
  text: TextView,
} as const satisfies { [K in ComponentKind]: ComponentType<ViewProps<(typeof MODELS)[K]>> };
