import { mix, mostReadable, parseColor, readableColor, withAlpha } from '@pagewright/model/color';
import type { KindProps } from '../define-kind.ts';
import { strokeOf } from '../drawing/lower-box.ts';
import type { Stroke } from '../primitives.ts';
import type { aiTableModel, TABLE_PRESETS } from './model.ts';

type TableProps = KindProps<typeof aiTableModel>;
type TablePreset = (typeof TABLE_PRESETS)[number];

/** What of a table's props says how its rows, columns and edges look. */
export type TableLookProps = Pick<
  TableProps,
  | 'preset'
  | 'accentColor'
  | 'headerRow'
  | 'rules'
  | 'zebraStripe'
  | 'stripeColor'
  | 'headerBackgroundColor'
  | 'headerColor'
  | 'color'
  | 'backgroundColor'
  | 'borderColor'
  | 'borderWidth'
  | 'borderStyle'
>;

interface CellLook {
  /** Fill, or undefined where the table's own background shows. */
  readonly background?: string | undefined;
  readonly color: string;
}

/** How a table looks, whether its parts are set one by one or a preset says them. */
export interface TableLook {
  readonly head: CellLook;
  /** Of every second data row. */
  readonly stripe?: string | undefined;
  /** A first column, and a last row, that stand out. */
  readonly firstColumn?: CellLook | undefined;
  readonly lastRow?: CellLook | undefined;
  /** Between columns and at both sides. */
  readonly sides?: Stroke | undefined;
  readonly edges: {
    readonly top?: Stroke | undefined;
    readonly belowHead?: Stroke | undefined;
    readonly between?: Stroke | undefined;
    readonly aboveLast?: Stroke | undefined;
    readonly bottom?: Stroke | undefined;
  };
}

/** Shares of the accent in soft fills. */
const SOFT = { stripe: 0.06, part: 0.12 } as const;

/** Colours and rules that presets are made of: the table's own. */
function partsOf(props: TableLookProps) {
  const { color, backgroundColor, borderColor, borderWidth } = props;
  const paper = (parseColor(backgroundColor)?.a ?? 1) < 1 ? undefined : backgroundColor;
  const ground = paper ?? mostReadable(color, ['#ffffff', '#000000']);
  const accent = props.accentColor ?? color;
  const soft = (share: number) => (paper ? mix(paper, accent, share) : withAlpha(accent, share));
  const width = Math.max(1, borderWidth);
  const stroke = (own: string, times: number): Stroke => ({ color: own, width: width * times, style: 'solid' });
  const plain: CellLook = { color };
  return {
    plain,
    filled: { background: accent, color: mostReadable(accent, [ground, color, '#ffffff', '#000000']) },
    accented: { color: readableColor(accent, ground) },
    part: { background: soft(SOFT.part), color },
    stripe: soft(SOFT.stripe),
    thin: stroke(borderColor, 1),
    strong: stroke(accent, 2),
    inked: { thin: stroke(color, 1), strong: stroke(color, 2) },
  };
}

type Parts = ReturnType<typeof partsOf>;

const PRESETS: Readonly<Record<TablePreset, (parts: Parts) => TableLook>> = {
  plain: ({ plain }) => ({ head: plain, edges: {} }),
  lines: ({ accented, strong, thin }) => ({ head: accented, edges: { belowHead: strong, between: thin } }),
  threeLine: ({ plain, inked }) => ({
    head: plain,
    edges: { top: inked.strong, belowHead: inked.thin, bottom: inked.strong },
  }),
  grid: ({ part, thin }) => ({
    head: part,
    sides: thin,
    edges: { top: thin, belowHead: thin, between: thin, bottom: thin },
  }),
  bands: ({ filled, stripe }) => ({ head: filled, stripe, edges: {} }),
  boxedHead: ({ filled, thin, strong }) => ({ head: filled, edges: { between: thin, bottom: strong } }),
  firstColumn: ({ accented, part, strong, thin }) => ({
    head: accented,
    firstColumn: part,
    edges: { belowHead: strong, between: thin },
  }),
  totalRow: ({ accented, part, strong, thin }) => ({
    head: accented,
    lastRow: part,
    edges: { belowHead: strong, between: thin, aboveLast: strong },
  }),
};

/** How a table is drawn: by its preset, or as its own props say. */
export function tableLook(props: TableLookProps): TableLook {
  if (props.preset !== 'own') return PRESETS[props.preset](partsOf(props));
  const own = props.rules === 'none' ? undefined : strokeOf(props);
  const outer = props.rules === 'all' ? own : undefined;
  return {
    head: { background: props.headerBackgroundColor, color: props.headerColor ?? props.color },
    stripe: props.zebraStripe ? props.stripeColor : undefined,
    sides: outer,
    edges: { top: outer, belowHead: own, between: own, aboveLast: own, bottom: outer },
  };
}

/** The rule at each edge of the rows, the upper edge of the first one and the lower one of the last included. */
export function rowEdges(props: TableLookProps, rows: number): (Stroke | undefined)[] {
  const { edges } = tableLook(props);
  return Array.from({ length: rows + 1 }, (_, edge) => {
    if (edge === 0) return edges.top;
    if (edge === rows) return edges.bottom;
    if (edge === 1 && props.headerRow) return edges.belowHead;
    return edge === rows - 1 ? (edges.aboveLast ?? edges.between) : edges.between;
  });
}

/** The props that draw a table as its preset does, as far as they can: whoever changes a part of it begins there. */
export function presetAsOwn(props: TableLookProps & Pick<TableProps, 'rows' | 'emphasisRows'>): Partial<TableProps> {
  const { head, stripe, sides, edges, lastRow } = tableLook(props);
  const rule = sides ?? edges.between;
  return {
    preset: 'own',
    ...(lastRow && props.rows > 0 ? { emphasisRows: [...new Set([...props.emphasisRows, props.rows - 1])] } : {}),
    headerBackgroundColor: head.background ?? props.backgroundColor,
    headerColor: head.color,
    zebraStripe: stripe !== undefined,
    ...(stripe ? { stripeColor: stripe } : {}),
    rules: sides ? 'all' : rule ? 'horizontal' : 'none',
    ...(rule ? { borderColor: rule.color, borderWidth: rule.width, borderStyle: rule.style } : {}),
  };
}
