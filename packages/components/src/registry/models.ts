// Made from the folders by tools/generate-registries.ts.
import { aiBorderedTextareaModel } from '../ai-bordered-textarea/model.ts';
import { aiChartModel } from '../ai-chart/model.ts';
import { aiEchartModel } from '../ai-echart/model.ts';
import { aiTableModel } from '../ai-table/model.ts';
import { aiTextareaModel } from '../ai-textarea/model.ts';
import { borderedHeadingModel } from '../bordered-heading/model.ts';
import { circleModel } from '../circle/model.ts';
import { codeBlockModel } from '../code-block/model.ts';
import { connectorModel } from '../connector/model.ts';
import { formulaModel } from '../formula/model.ts';
import { headingModel } from '../heading/model.ts';
import { iconModel } from '../icon/model.ts';
import { illustrationModel } from '../illustration/model.ts';
import { imageModel } from '../image/model.ts';
import { lineModel } from '../line/model.ts';
import { qrCodeModel } from '../qr-code/model.ts';
import { rectangleModel } from '../rectangle/model.ts';
import { shapeModel } from '../shape/model.ts';
import { textModel } from '../text/model.ts';

/** Every kind's model. */
export const MODELS = {
  aiBorderedTextarea: aiBorderedTextareaModel,
  aiChart: aiChartModel,
  aiEchart: aiEchartModel,
  aiTable: aiTableModel,
  aiTextarea: aiTextareaModel,
  borderedHeading: borderedHeadingModel,
  circle: circleModel,
  codeBlock: codeBlockModel,
  connector: connectorModel,
  formula: formulaModel,
  heading: headingModel,
  icon: iconModel,
  illustration: illustrationModel,
  image: imageModel,
  line: lineModel,
  qrCode: qrCodeModel,
  rectangle: rectangleModel,
  shape: shapeModel,
  text: textModel,
} as const;
