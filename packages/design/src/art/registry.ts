import type { CoverArt } from '@pagewright/model/style-tokens';
import type { StyleArt } from './art.ts';
import { blocksArt } from './blocks.ts';
import { circleArt } from './circle.ts';
import { columnsArt } from './columns.ts';
import { diagonalsArt } from './diagonals.ts';
import { frameArt } from './frame.ts';
import { gridArt } from './grid.ts';
import { hillsArt } from './hills.ts';
import { ledgerArt } from './ledger.ts';
import { orbsArt } from './orbs.ts';
import { swissArt } from './swiss.ts';

export const ART: Readonly<Record<CoverArt, StyleArt>> = {
  columns: columnsArt,
  diagonals: diagonalsArt,
  ledger: ledgerArt,
  swiss: swissArt,
  orbs: orbsArt,
  blocks: blocksArt,
  frame: frameArt,
  grid: gridArt,
  circle: circleArt,
  hills: hillsArt,
};
