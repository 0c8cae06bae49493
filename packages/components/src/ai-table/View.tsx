import { fontFamilyCss } from '@pagewright/typography/catalogue';
import { TEXT_CSS } from '@pagewright/typography/text-css';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { KindProps } from '../define-kind.ts';
import { paragraphsOf } from '../drawing/paragraphs.ts';
import { drawRun } from '../drawing/TextBlock.tsx';
import type { Stroke } from '../primitives.ts';
import type { ViewContext, ViewProps } from '../view-context.ts';
import { type TableCellLayout, type TableLayout, tableLayout } from './layout.ts';
import type { aiTableModel } from './model.ts';

type TableProps = KindProps<typeof aiTableModel>;

export function AiTableView({ component, context }: ViewProps<typeof aiTableModel>): ReactNode {
  const { props, size } = component;
  const layout = tableLayout(props, size, context.language);
  const [head, ...body] = layout.rows;
  const headRows = props.headerRow && head ? [head] : [];
  const bodyRows = props.headerRow ? body : layout.rows;
  return (
    <div style={frameCss(props)}>
      <table style={tableCss(props, size.width, context.language)}>
        <colgroup>
          {layout.columnWidths.map((width, column) => (
            <col key={String(column)} style={{ width }} />
          ))}
        </colgroup>
        {headRows.length > 0 ? (
          <thead>
            <TableRow
              cells={headRows[0] as readonly TableCellLayout[]}
              row={0}
              layout={layout}
              props={props}
              context={context}
            />
          </thead>
        ) : null}
        <tbody>
          {bodyRows.map((cells, index) => {
            const row = index + headRows.length;
            return (
              <TableRow key={String(row)} cells={cells} row={row} layout={layout} props={props} context={context} />
            );
          })}
        </tbody>
      </table>
      <Frame layout={layout} radius={props.borderRadius} />
    </div>
  );
}

interface TableRowProps {
  readonly cells: readonly TableCellLayout[];
  readonly row: number;
  readonly layout: TableLayout;
  readonly props: TableProps;
  readonly context: ViewContext;
}

function TableRow({ cells, row, layout, props, context }: TableRowProps): ReactNode {
  const height = layout.rowHeights[row];
  return (
    <tr style={{ height }}>
      {cells.map((cell) => {
        const Cell = cell.header ? 'th' : 'td';
        return (
          <Cell
            key={String(cell.column)}
            scope={cell.header ? 'col' : undefined}
            rowSpan={cell.rowSpan > 1 ? cell.rowSpan : undefined}
            colSpan={cell.colSpan > 1 ? cell.colSpan : undefined}
            style={{ ...cellCss(cell, props), height: cell.rowSpan > 1 ? undefined : height }}
          >
            {cell.spans.length > 0 ? <LinkedText cell={cell} fontSize={props.fontSize} context={context} /> : cell.text}
          </Cell>
        );
      })}
    </tr>
  );
}

interface LinkedTextProps {
  readonly cell: TableCellLayout;
  /** px. */
  readonly fontSize: number;
  readonly context: ViewContext;
}

/** The lines of a cell, some of whose words lead somewhere. */
function LinkedText({ cell: { text, spans, style }, fontSize, context }: LinkedTextProps): ReactNode {
  return paragraphsOf({ ...style, text, spans }).map(({ runs }, line) => (
    <Fragment key={String(line)}>
      {line > 0 ? '\n' : null}
      {runs.map((run, index) => drawRun(run, index, fontSize, context))}
    </Fragment>
  ));
}

interface FrameProps {
  readonly layout: TableLayout;
  /** px. */
  readonly radius: number;
}

/** The outer rules lie over the cells, so that round corners cut nothing and the rows keep their heights. */
function Frame({ layout: { edges, sides }, radius }: FrameProps): ReactNode {
  const [top, bottom] = [edges[0], edges.at(-1)];
  if (!top && !bottom && !sides) return null;
  return (
    <div
      aria-hidden="true"
      style={{
        position: 'absolute',
        inset: 0,
        boxSizing: 'border-box',
        borderTop: ruleCss(top),
        borderBottom: ruleCss(bottom),
        borderLeft: ruleCss(sides),
        borderRight: ruleCss(sides),
        borderRadius: radius || undefined,
        pointerEvents: 'none',
      }}
    />
  );
}

function ruleCss(rule: Stroke | undefined): string | undefined {
  return rule && `${rule.width}px ${rule.style} ${rule.color}`;
}

function frameCss(props: TableProps): CSSProperties {
  return {
    position: 'relative',
    overflow: props.borderRadius ? 'hidden' : undefined,
    borderRadius: props.borderRadius || undefined,
    background: props.backgroundColor,
    opacity: props.opacity === 1 ? undefined : props.opacity,
  };
}

function tableCss(props: TableProps, width: number, language: Parameters<typeof fontFamilyCss>[1]): CSSProperties {
  return {
    ...TEXT_CSS,
    width,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontFamily: fontFamilyCss(props.fontFamily, language),
    fontSize: props.fontSize,
    fontWeight: props.fontWeight,
    lineHeight: `${props.fontSize * props.lineHeight}px`,
    color: props.color,
  };
}

function cellCss(cell: TableCellLayout, props: TableProps): CSSProperties {
  return {
    boxSizing: 'border-box',
    padding: props.cellPadding,
    verticalAlign: 'middle',
    textAlign: cell.align,
    textIndent: props.textIndent ? `${props.textIndent}em` : undefined,
    fontWeight: cell.style.fontWeight,
    background: cell.background,
    color: cell.color,
    borderBottom: ruleCss(cell.ruleBelow),
    borderRight: ruleCss(cell.ruleRight),
  };
}
