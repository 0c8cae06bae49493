// Made from the files beside it by tools/generate-layout-registry.ts.
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
import { bulletsStatement } from './bullets-statement.ts';
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
import type { AnyLayout } from './layout.ts';
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

/** The order means nothing: what is chosen follows from what layouts declare (`choose.ts`). */
export const LAYOUTS: readonly AnyLayout[] = [
  actionsCards,
  actionsRows,
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
  bulletsStatement,
  chartCard,
  chartFull,
  chartPanel,
  chartRing,
  chartSide,
  chartTakeaways,
  checklistColumns,
  checklistSide,
  codeBeside,
  codeFull,
  comparisonBeforeAfter,
  comparisonCards,
  comparisonFacing,
  comparisonForAgainst,
  comparisonRows,
  comparisonVersus,
  diagramCard,
  diagramFull,
  diagramTakeaways,
  imageBeside,
  imagePanel,
  imageSide,
  imageStacked,
  imageWide,
  pairsCards,
  pairsQuestions,
  pairsQuestionsSide,
  pairsRisks,
  pairsRows,
  processCycle,
  processFunnel,
  processPanels,
  processPyramid,
  processRail,
  processStairs,
  processVertical,
  quadrantsCards,
  quadrantsFields,
  quoteLarge,
  quotePanel,
  quoteSide,
  recordsCards,
  recordsGrid,
  recordsOffers,
  recordsPeople,
  recordsPhases,
  statsCards,
  statsChange,
  statsChanges,
  statsHero,
  statsLedger,
  statsRow,
  summaryCards,
  summaryLedger,
  summaryList,
  tableFull,
  tablePanel,
  tableTakeaways,
  textColumns,
  textFull,
  textLead,
  textPlain,
  textSide,
  textStatement,
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
  twoColumnCards,
  twoColumnRules,
];
