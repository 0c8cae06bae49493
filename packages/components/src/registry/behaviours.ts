// Made from the folders by tools/generate-registries.ts.
import { aiBorderedTextareaBehaviour } from '../ai-bordered-textarea/behaviour.ts';
import { aiChartBehaviour } from '../ai-chart/behaviour.ts';
import { aiEchartBehaviour } from '../ai-echart/behaviour.ts';
import { aiTableBehaviour } from '../ai-table/behaviour.ts';
import { aiTextareaBehaviour } from '../ai-textarea/behaviour.ts';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { borderedHeadingBehaviour } from '../bordered-heading/behaviour.ts';
import { circleBehaviour } from '../circle/behaviour.ts';
import { codeBlockBehaviour } from '../code-block/behaviour.ts';
import { connectorBehaviour } from '../connector/behaviour.ts';
import { formulaBehaviour } from '../formula/behaviour.ts';
import { headingBehaviour } from '../heading/behaviour.ts';
import { iconBehaviour } from '../icon/behaviour.ts';
import { illustrationBehaviour } from '../illustration/behaviour.ts';
import { imageBehaviour } from '../image/behaviour.ts';
import { lineBehaviour } from '../line/behaviour.ts';
import type { ComponentKind, ComponentOf } from '../models.ts';
import { qrCodeBehaviour } from '../qr-code/behaviour.ts';
import { rectangleBehaviour } from '../rectangle/behaviour.ts';
import { shapeBehaviour } from '../shape/behaviour.ts';
import { textBehaviour } from '../text/behaviour.ts';

/** How each kind behaves. */
export const BEHAVIOURS = {
  aiBorderedTextarea: aiBorderedTextareaBehaviour,
  aiChart: aiChartBehaviour,
  aiEchart: aiEchartBehaviour,
  aiTable: aiTableBehaviour,
  aiTextarea: aiTextareaBehaviour,
  borderedHeading: borderedHeadingBehaviour,
  circle: circleBehaviour,
  codeBlock: codeBlockBehaviour,
  connector: connectorBehaviour,
  formula: formulaBehaviour,
  heading: headingBehaviour,
  icon: iconBehaviour,
  illustration: illustrationBehaviour,
  image: imageBehaviour,
  line: lineBehaviour,
  qrCode: qrCodeBehaviour,
  rectangle: rectangleBehaviour,
  shape: shapeBehaviour,
  text: textBehaviour,
} as const satisfies { [K in ComponentKind]: Behaviour<ComponentOf<K>> };
