import { Outline } from '../outline.ts';
import { boxOutline, ellipseOutline, polygonOf, ROUND_ROOM, roomOf, roundedBox, type ShapePreset } from './preset.ts';

/** A box with two lines down its sides. */
const EIGHTH = 0.125;

export const FLOW_CHART = {
  flowChartTerminator: {
    outline: ({ width, height }) =>
      roundedBox(new Outline(), { x: 0, y: 0, width, height }, Math.min(width, height) / 2),
    ...roomOf([0.08, 0.1, 0.92, 0.9]),
  },
  flowChartInputOutput: polygonOf(
    [
      [0.2, 0],
      [1, 0],
      [0.8, 1],
      [0, 1],
    ],
    [0.2, 0, 0.8, 1],
  ),
  flowChartPredefinedProcess: {
    outline: boxOutline,
    lines: ({ width, height }) =>
      new Outline()
        .move(width * EIGHTH, 0)
        .line(width * EIGHTH, height)
        .move(width * (1 - EIGHTH), 0)
        .line(width * (1 - EIGHTH), height),
    ...roomOf([EIGHTH, 0, 1 - EIGHTH, 1]),
  },
  flowChartInternalStorage: {
    outline: boxOutline,
    lines: ({ width, height }) =>
      new Outline()
        .move(width * EIGHTH, 0)
        .line(width * EIGHTH, height)
        .move(0, height * EIGHTH)
        .line(width, height * EIGHTH),
    ...roomOf([EIGHTH, EIGHTH, 1, 1]),
  },
  flowChartDocument: {
    outline: ({ width, height }) =>
      new Outline()
        .move(0, 0)
        .line(width, 0)
        .line(width, height * 0.802)
        .curve([width / 2, height * 0.802], [width / 2, height * 1.1], 0, height * 0.934)
        .close(),
    ...roomOf([0, 0, 1, 0.8]),
  },
  flowChartMultidocument: {
    outline: ({ width, height }) =>
      new Outline()
        .move(0, height * 0.17)
        .line(width * 0.07, height * 0.17)
        .line(width * 0.07, height * 0.085)
        .line(width * 0.14, height * 0.085)
        .line(width * 0.14, 0)
        .line(width, 0)
        .line(width, height * 0.65)
        .line(width * 0.93, height * 0.665)
        .line(width * 0.93, height * 0.735)
        .line(width * 0.86, height * 0.75)
        .line(width * 0.86, height * 0.835)
        .curve([width * 0.43, height * 0.835], [width * 0.43, height * 1.1], 0, height * 0.95)
        .close(),
    lines: ({ width, height }) =>
      new Outline()
        .move(width * 0.07, height * 0.17)
        .line(width * 0.86, height * 0.17)
        .line(width * 0.86, height * 0.75)
        .move(width * 0.14, height * 0.085)
        .line(width * 0.93, height * 0.085)
        .line(width * 0.93, height * 0.665),
    ...roomOf([0, 0.2, 0.86, 0.8]),
  },
  flowChartManualInput: polygonOf(
    [
      [0, 0.2],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    [0, 0.2, 1, 1],
  ),
  flowChartManualOperation: polygonOf(
    [
      [0, 0],
      [1, 0],
      [0.8, 1],
      [0.2, 1],
    ],
    [0.2, 0, 0.8, 1],
  ),
  flowChartPreparation: polygonOf(
    [
      [0.2, 0],
      [0.8, 0],
      [1, 0.5],
      [0.8, 1],
      [0.2, 1],
      [0, 0.5],
    ],
    [0.2, 0, 0.8, 1],
  ),
  flowChartOffpageConnector: polygonOf(
    [
      [0, 0],
      [1, 0],
      [1, 0.8],
      [0.5, 1],
      [0, 0.8],
    ],
    [0, 0, 1, 0.8],
  ),
  flowChartMerge: polygonOf(
    [
      [0, 0],
      [1, 0],
      [0.5, 1],
    ],
    [0.25, 0, 0.75, 0.5],
  ),
  flowChartPunchedCard: polygonOf(
    [
      [0.2, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0.2],
    ],
    [0, 0.2, 1, 1],
  ),
  flowChartPunchedTape: {
    outline: ({ width, height }) =>
      new Outline()
        .move(0, height * 0.1)
        .curve([width * 0.17, height * 0.24], [width * 0.33, height * 0.24], width / 2, height * 0.1)
        .curve([width * 0.67, -height * 0.035], [width * 0.83, -height * 0.035], width, height * 0.1)
        .line(width, height * 0.9)
        .curve([width * 0.83, height * 0.765], [width * 0.67, height * 0.765], width / 2, height * 0.9)
        .curve([width * 0.33, height * 1.035], [width * 0.17, height * 1.035], 0, height * 0.9)
        .close(),
    ...roomOf([0, 0.2, 1, 0.8]),
  },
  flowChartSummingJunction: {
    outline: ellipseOutline,
    lines: ({ width, height }) =>
      new Outline()
        .move(width * 0.146, height * 0.146)
        .line(width * 0.854, height * 0.854)
        .move(width * 0.854, height * 0.146)
        .line(width * 0.146, height * 0.854),
    ...roomOf(ROUND_ROOM),
  },
  flowChartOr: {
    outline: ellipseOutline,
    lines: ({ width, height }) =>
      new Outline()
        .move(width / 2, 0)
        .line(width / 2, height)
        .move(0, height / 2)
        .line(width, height / 2),
    ...roomOf(ROUND_ROOM),
  },
  flowChartCollate: {
    outline: ({ width, height }) =>
      Outline.polygon([
        [0, 0],
        [width, 0],
        [width / 2, height / 2],
        [width, height],
        [0, height],
        [width / 2, height / 2],
      ]),
    ...roomOf([0.25, 0.25, 0.75, 0.75]),
  },
  flowChartOnlineStorage: {
    outline: ({ width, height }) =>
      new Outline()
        .move(width / 6, 0)
        .line(width, 0)
        .arc(width / 6, height / 2, 270, -180)
        .line(width / 6, height)
        .arc(width / 6, height / 2, 90, 180)
        .close(),
    ...roomOf([0.167, 0, 0.833, 1]),
  },
  flowChartDelay: {
    outline: ({ width, height }) =>
      new Outline()
        .move(0, 0)
        .line(width / 2, 0)
        .arc(width / 2, height / 2, 270, 180)
        .line(0, height)
        .close(),
    ...roomOf([0, 0.146, 0.854, 0.854]),
  },
  flowChartMagneticDisk: {
    outline: ({ width, height }) =>
      new Outline()
        .move(0, height / 6)
        .arc(width / 2, height / 6, 180, 180)
        .line(width, (height * 5) / 6)
        .arc(width / 2, height / 6, 0, 180)
        .close(),
    lines: ({ width, height }) => new Outline().move(width, height / 6).arc(width / 2, height / 6, 0, 180),
    ...roomOf([0, 0.34, 1, 0.83]),
  },
  flowChartDisplay: {
    outline: ({ width, height }) =>
      new Outline()
        .move(0, height / 2)
        .line(width / 6, 0)
        .line((width * 5) / 6, 0)
        .arc(width / 6, height / 2, 270, 180)
        .line(width / 6, height)
        .close(),
    ...roomOf([0.167, 0, 0.833, 1]),
  },
} as const satisfies Record<string, ShapePreset>;
