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
import { chartCard, chartFull, chartPanel, chartSide, chartTakeaways } from './chart.ts';
import { codeBeside, codeFull } from './code.ts';
import { comparisonCards, comparisonRows, comparisonVersus } from './comparison.ts';
import { diagramCard, diagramFull, diagramTakeaways } from './diagram.ts';
import { imageBeside, imagePanel, imageSide, imageWide } from './image.ts';
import type { Layout, LayoutForm } from './layout.ts';
import { processPanels, processRail, processStairs, processVertical } from './process.ts';
import { quoteLarge, quotePanel, quoteSide } from './quote.ts';
import { statsCards, statsHero, statsLedger, statsRow } from './stats.ts';
import { summaryCards, summaryLedger, summaryList } from './summary.ts';
import { tableFull, tablePanel, tableTakeaways } from './table.ts';
import { textColumns, textLead, textPlain, textSide, textStatement } from './text.ts';
import { timelineAlternating, timelineHorizontal, timelineRows, timelineSide, timelineVertical } from './timeline.ts';
import { twoColumnCards, twoColumnRules } from './two-column.ts';

/** The layouts of every form in the order of their turn. */
export const LAYOUTS: { readonly [F in LayoutForm]: readonly Layout<F>[] } = {
  agenda: [agendaSide, agendaGrid, agendaList],
  bullets: [
    bulletsCards,
    bulletsSide,
    bulletsIcons,
    bulletsLedger,
    bulletsColumns,
    bulletsColumn,
    bulletsList,
    bulletsFlow,
  ],
  'two-column': [twoColumnCards, twoColumnRules],
  comparison: [comparisonVersus, comparisonCards, comparisonRows],
  process: [processPanels, processVertical, processStairs, processRail],
  timeline: [timelineAlternating, timelineVertical, timelineHorizontal, timelineSide, timelineRows],
  stats: [statsHero, statsCards, statsRow, statsLedger],
  quote: [quoteLarge, quotePanel, quoteSide],
  table: [tableFull, tablePanel, tableTakeaways],
  chart: [chartTakeaways, chartSide, chartPanel, chartFull, chartCard],
  diagram: [diagramFull, diagramCard, diagramTakeaways],
  image: [imageBeside, imageSide, imageWide, imagePanel],
  text: [textLead, textStatement, textSide, textColumns, textStatement, textPlain],
  code: [codeFull, codeBeside],
  summary: [summaryLedger, summaryCards, summaryList],
};
