import { actionsCards, actionsRows } from './actions.ts';
import { agendaGrid } from './agenda-grid.ts';
import { agendaList } from './agenda-list.ts';
import { agendaSide } from './agenda-side.ts';
import { bulletsCards } from './bullets-cards.ts';
import { bulletsColumn } from './bullets-column.ts';
import { bulletsColumns } from './bullets-columns.ts';
import { bulletsFlow } from './bullets-flow.ts';
import { bulletsIcons } from './bullets-icons.ts';
import { bulletsLedger } from './bullets-ledger.ts';
import { bulletsList } from './bullets-list.ts';
import { bulletsSide } from './bullets-side.ts';
import { chartCard, chartFull, chartPanel, chartRing, chartSide, chartTakeaways } from './chart.ts';
import { checklistColumns, checklistSide } from './checklist.ts';
import { codeBeside, codeFull } from './code.ts';
import {
  comparisonBeforeAfter,
  comparisonCards,
  comparisonFacing,
  comparisonForAgainst,
  comparisonRows,
  comparisonVersus,
} from './comparison.ts';
import { diagramCard, diagramFull, diagramTakeaways } from './diagram.ts';
import { imageBeside, imagePanel, imageSide, imageStacked, imageWide } from './image.ts';
import type { AnyLayout, Catalogue } from './layout.ts';
import { pairsCards, pairsQuestions, pairsQuestionsSide, pairsRisks, pairsRows } from './pairs.ts';
import {
  processCycle,
  processFunnel,
  processPanels,
  processPyramid,
  processRail,
  processStairs,
  processVertical,
} from './process.ts';
import { quadrantsCards, quadrantsFields } from './quadrants.ts';
import { quoteLarge, quotePanel, quoteSide } from './quote.ts';
import { recordsCards, recordsGrid, recordsOffers, recordsPeople, recordsPhases } from './records.ts';
import { statsCards, statsChange, statsChanges, statsHero, statsLedger, statsRow } from './stats.ts';
import { summaryCards, summaryLedger, summaryList } from './summary.ts';
import { tableFull, tablePanel, tableTakeaways } from './table.ts';
import { textColumns, textFull, textLead, textPlain, textSide, textStatement } from './text.ts';
import {
  timelineAlternating,
  timelineCards,
  timelineHorizontal,
  timelinePhases,
  timelineRoadmap,
  timelineRows,
  timelineSchedule,
  timelineScheduleSide,
  timelineSide,
  timelineVertical,
} from './timeline.ts';
import { twoColumnCards, twoColumnRules } from './two-column.ts';

export function catalogueOf(layouts: readonly AnyLayout[]): Catalogue {
  return Object.groupBy(layouts, ({ form }) => form) as unknown as Catalogue;
}

/** Every layout. The order means nothing: what is chosen follows from what they declare (`choose.ts`). */
export const LAYOUTS: readonly AnyLayout[] = [
  actionsRows,
  actionsCards,
  agendaGrid,
  agendaList,
  agendaSide,
  bulletsCards,
  bulletsColumn,
  bulletsColumns,
  bulletsFlow,
  bulletsIcons,
  bulletsLedger,
  bulletsList,
  bulletsSide,
  chartFull,
  chartTakeaways,
  chartPanel,
  chartCard,
  chartSide,
  chartRing,
  checklistColumns,
  checklistSide,
  codeFull,
  codeBeside,
  comparisonCards,
  comparisonVersus,
  comparisonRows,
  comparisonForAgainst,
  comparisonFacing,
  comparisonBeforeAfter,
  diagramFull,
  diagramCard,
  diagramTakeaways,
  imageWide,
  imageStacked,
  imageBeside,
  imagePanel,
  imageSide,
  pairsRows,
  pairsCards,
  pairsQuestions,
  pairsQuestionsSide,
  pairsRisks,
  processPanels,
  processVertical,
  processStairs,
  processRail,
  processFunnel,
  processPyramid,
  processCycle,
  quadrantsCards,
  quadrantsFields,
  quoteLarge,
  quoteSide,
  quotePanel,
  recordsCards,
  recordsOffers,
  recordsPeople,
  recordsGrid,
  recordsPhases,
  statsRow,
  statsHero,
  statsCards,
  statsLedger,
  statsChange,
  statsChanges,
  summaryLedger,
  summaryCards,
  summaryList,
  tableFull,
  tablePanel,
  tableTakeaways,
  textStatement,
  textLead,
  textColumns,
  textFull,
  textPlain,
  textSide,
  timelineHorizontal,
  timelineAlternating,
  timelineVertical,
  timelineRows,
  timelineSide,
  timelineCards,
  timelineRoadmap,
  timelinePhases,
  timelineSchedule,
  timelineScheduleSide,
  twoColumnRules,
  twoColumnCards,
];

export const CATALOGUE: Catalogue = catalogueOf(LAYOUTS);

/** The edition that documents made now get their layouts from. */
export const LATEST_EDITION: number = Math.max(...LAYOUTS.map(({ since = 1 }) => since));
