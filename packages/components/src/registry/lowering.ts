// Made from the folders by tools/generate-registries.ts.
import { lowerAiBorderedTextarea } from '../ai-bordered-textarea/lower.ts';
import { lowerAiChart } from '../ai-chart/lower.ts';
import { lowerAiEchart } from '../ai-echart/lower.ts';
import { lowerAiTable } from '../ai-table/lower.ts';
import { lowerAiTextarea } from '../ai-textarea/lower.ts';
import { lowerBorderedHeading } from '../bordered-heading/lower.ts';
import { lowerCircle } from '../circle/lower.ts';
import { lowerCodeBlock } from '../code-block/lower.ts';
import { lowerConnector } from '../connector/lower.ts';
import { lowerFormula } from '../formula/lower.ts';
import { lowerHeading } from '../heading/lower.ts';
import { lowerIcon } from '../icon/lower.ts';
import { lowerIllustration } from '../illustration/lower.ts';
import { lowerImage } from '../image/lower.ts';
import { lowerLine } from '../line/lower.ts';
import type { Lower } from '../lower-context.ts';
import type { ComponentKind } from '../models.ts';
import { lowerQrCode } from '../qr-code/lower.ts';
import { lowerRectangle } from '../rectangle/lower.ts';
import { lowerShape } from '../shape/lower.ts';
import { lowerText } from '../text/lower.ts';
import type { MODELS } from './models.ts';

/** How each kind is made of primitives. */
export const LOWERING = {
  aiBorderedTextarea: lowerAiBorderedTextarea,
  aiChart: lowerAiChart,
  aiEchart: lowerAiEchart,
  aiTable: lowerAiTable,
  aiTextarea: lowerAiTextarea,
  borderedHeading: lowerBorderedHeading,
  circle: lowerCircle,
  codeBlock: lowerCodeBlock,
  connector: lowerConnector,
  formula: lowerFormula,
  heading: lowerHeading,
  icon: lowerIcon,
  illustration: lowerIllustration,
  image: lowerImage,
  line: lowerLine,
  qrCode: lowerQrCode,
  rectangle: lowerRectangle,
  shape: lowerShape,
  text: lowerText,
} as const satisfies { [K in ComponentKind]: Lower<(typeof MODELS)[K]> };
