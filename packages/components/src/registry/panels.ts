// Made from the folders by tools/generate-registries.ts.
import { aiBorderedTextareaPanel } from '../ai-bordered-textarea/panel.ts';
import { aiChartPanel } from '../ai-chart/panel.ts';
import { aiEchartPanel } from '../ai-echart/panel.ts';
import { aiTablePanel } from '../ai-table/panel.ts';
import { aiTextareaPanel } from '../ai-textarea/panel.ts';
import { borderedHeadingPanel } from '../bordered-heading/panel.ts';
import { circlePanel } from '../circle/panel.ts';
import { codeBlockPanel } from '../code-block/panel.ts';
import { connectorPanel } from '../connector/panel.ts';
import { formulaPanel } from '../formula/panel.ts';
import { headingPanel } from '../heading/panel.ts';
import { iconPanel } from '../icon/panel.ts';
import { illustrationPanel } from '../illustration/panel.ts';
import { imagePanel } from '../image/panel.ts';
import { linePanel } from '../line/panel.ts';
import type { ComponentKind, PropsOf } from '../models.ts';
import type { KindPanel } from '../panels/field.ts';
import { qrCodePanel } from '../qr-code/panel.ts';
import { rectanglePanel } from '../rectangle/panel.ts';
import { shapePanel } from '../shape/panel.ts';
import { textPanel } from '../text/panel.ts';

/** How each kind is edited. */
export const PANELS = {
  aiBorderedTextarea: aiBorderedTextareaPanel,
  aiChart: aiChartPanel,
  aiEchart: aiEchartPanel,
  aiTable: aiTablePanel,
  aiTextarea: aiTextareaPanel,
  borderedHeading: borderedHeadingPanel,
  circle: circlePanel,
  codeBlock: codeBlockPanel,
  connector: connectorPanel,
  formula: formulaPanel,
  heading: headingPanel,
  icon: iconPanel,
  illustration: illustrationPanel,
  image: imagePanel,
  line: linePanel,
  qrCode: qrCodePanel,
  rectangle: rectanglePanel,
  shape: shapePanel,
  text: textPanel,
} as const satisfies { [K in ComponentKind]: KindPanel<PropsOf<K>> };
