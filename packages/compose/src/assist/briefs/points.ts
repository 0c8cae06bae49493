import type { Column, Item, SimpleBrief, Statement, TableContent } from '@pagewright/model/outline';

/** One thing that a page says, whatever form says it. */
export interface Point {
  /** What it is called, where the form names it: the lead of an entry, a category. */
  readonly lead?: string | undefined;
  readonly date?: string | undefined;
  readonly statement: Statement;
  readonly children?: readonly Statement[] | undefined;
}

/** Everything that a brief shows in its own fields, in reading order. */
export function pointsOf(brief: SimpleBrief): Point[] {
  switch (brief.form) {
    case 'agenda':
    case 'bullets':
    case 'summary':
    case 'checklist':
      return brief.items.map(ofItem);
    case 'two-column':
    case 'quadrants':
    case 'records':
      return brief.columns.flatMap(ofColumn);
    case 'comparison':
      return brief.sides.flatMap(ofColumn);
    case 'pairs':
      return brief.items.map(({ left, right }) => ({ lead: left.text, statement: withOrigins(right, left) }));
    case 'actions':
      return brief.items.map(({ what, who, when }) => ({
        statement: what,
        children: [who, when].filter((own) => own !== undefined),
      }));
    case 'process':
      return brief.steps.map(({ title, text }) =>
        text ? { lead: title.text, statement: withOrigins(text, title) } : { statement: title },
      );
    case 'timeline':
      return brief.events.map(({ date, text, children }) => ({ date, statement: text, children }));
    case 'stats':
      return brief.stats.map(({ value, label, from }) => ({
        lead: label.text,
        statement: { ...label, text: from ? `${from} → ${value}` : value },
      }));
    case 'table':
      return [...ofTable(brief.table), ...brief.items.map(ofItem)];
    case 'chart':
      return [...ofChart(brief), ...brief.items.map(ofItem)];
    case 'diagram':
      return [...brief.diagram.nodes.map(({ label }) => ({ statement: label })), ...brief.items.map(ofItem)];
    case 'text':
      return brief.paragraphs.map((statement) => ({ statement }));
    case 'quote':
      return [{ statement: brief.quote }];
    case 'closing':
      return brief.lines.map((statement) => ({ statement }));
    case 'image':
    case 'code':
      return brief.items.map(ofItem);
    case 'cover':
    case 'section':
      return [];
  }
}

/** A point as an entry of a list. */
export function itemOf({ lead, date, statement, children }: Point): Item {
  const name = date ?? lead;
  return {
    ...statement,
    ...(name && name !== statement.text ? { lead: name } : {}),
    ...(children && children.length > 0 ? { children: [...children] } : {}),
  };
}

function ofItem({ lead, children, ...statement }: Item): Point {
  return { lead, statement, children };
}

function ofColumn({ heading, items }: Column): Point[] {
  if (!heading) return items.map(ofItem);
  return [
    { statement: heading, children: items.map(({ lead, text, ...item }) => ({ ...item, text: named(lead, text) })) },
  ];
}

function ofTable({ columns, rows, origins }: TableContent): Point[] {
  return rows.map(([first = '', ...cells]) => {
    const text = cells
      .map((cell, index) => (cells.length > 1 ? named(columns[index + 1]?.label, cell) : cell))
      .filter((cell) => cell !== '')
      .join(' · ');
    return text === '' ? { statement: said(first, origins) } : { lead: first, statement: said(text, origins) };
  });
}

function ofChart({ chart, table }: Extract<SimpleBrief, { form: 'chart' }>): Point[] {
  // Its figures as the source writes them.
  if (table) return ofTable(table);
  const { categories, series, unit = '', origins } = chart;
  return categories.map((category, index) => {
    const figures = series.flatMap(({ name, values, unit: own = unit }) => {
      const value = values[index];
      return value === null || value === undefined ? [] : named(series.length > 1 ? name : '', withUnit(value, own));
    });
    return { lead: category, statement: said(figures.join(' · '), origins) };
  });
}

/** A figure of a chart as it is written. */
export function withUnit(value: number, unit: string): string {
  if (/^[$€£¥￥]$/u.test(unit)) return `${unit}${value}`;
  return /^\p{Script=Latin}/u.test(unit) ? `${value} ${unit}` : `${value}${unit}`;
}

function said(text: string, origins: Statement['origins']): Statement {
  return { text, origins: [...origins], rank: 0.5 };
}

function named(name: string | undefined, text: string): string {
  return name ? `${name}: ${text}` : text;
}

function withOrigins(statement: Statement, other: Statement): Statement {
  return { ...statement, origins: [...new Set([...statement.origins, ...other.origins])] };
}
