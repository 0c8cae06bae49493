// Made from the folders by tools/generate-registries.ts.
import type { Language } from '@pagewright/model/languages';
import { aiBorderedTextareaStrings } from '../ai-bordered-textarea/strings.ts';
import { aiChartStrings } from '../ai-chart/strings.ts';
import { aiEchartStrings } from '../ai-echart/strings.ts';
import { aiTableStrings } from '../ai-table/strings.ts';
import { aiTextareaStrings } from '../ai-textarea/strings.ts';
import { borderedHeadingStrings } from '../bordered-heading/strings.ts';
import { circleStrings } from '../circle/strings.ts';
import { codeBlockStrings } from '../code-block/strings.ts';
import { connectorStrings } from '../connector/strings.ts';
import type { KindStrings } from '../define-strings.ts';
import { formulaStrings } from '../formula/strings.ts';
import { headingStrings } from '../heading/strings.ts';
import { iconStrings } from '../icon/strings.ts';
import { illustrationStrings } from '../illustration/strings.ts';
import { imageStrings } from '../image/strings.ts';
import { lineStrings } from '../line/strings.ts';
import type { ComponentKind } from '../models.ts';
import { qrCodeStrings } from '../qr-code/strings.ts';
import { rectangleStrings } from '../rectangle/strings.ts';
import { shapeStrings } from '../shape/strings.ts';
import { textStrings } from '../text/strings.ts';

/** What each kind says to people. */
export const STRINGS = {
  aiBorderedTextarea: aiBorderedTextareaStrings,
  aiChart: aiChartStrings,
  aiEchart: aiEchartStrings,
  aiTable: aiTableStrings,
  aiTextarea: aiTextareaStrings,
  borderedHeading: borderedHeadingStrings,
  circle: circleStrings,
  codeBlock: codeBlockStrings,
  connector: connectorStrings,
  formula: formulaStrings,
  heading: headingStrings,
  icon: iconStrings,
  illustration: illustrationStrings,
  image: imageStrings,
  line: lineStrings,
  qrCode: qrCodeStrings,
  rectangle: rectangleStrings,
  shape: shapeStrings,
  text: textStrings,
} as const satisfies { [K in ComponentKind]: Record<Language, KindStrings> };
