import { diagramCode } from '@pagewright/components/diagram-code';
import { aiChartModel } from '@pagewright/components/kinds/ai-chart';
import { mix } from '@pagewright/model/color';
import { type DiagramType, diagramTypeOf } from '@pagewright/model/diagram-source';
import type { BriefOf } from '@pagewright/model/outline';
import type { Rect } from '@pagewright/model/units';
import { type Box, box } from '../box/box.ts';
import { measure } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import type { Sheet } from '../sheet.ts';
import type { Phrase, TextLook } from '../text-look.ts';
import { toneOn } from '../tone.ts';
import { phrase } from './entry.ts';

/** Trees, flows and cycles drawn with native shapes where they are small, else as Mermaid. */

type Diagram = BriefOf<'diagram'>['diagram'];

interface Placed {
  readonly id: string;
  readonly label: Phrase;
  readonly rect: Rect;
  readonly depth: number;
}

const MAX_NATIVE_NODES = 14;

export function diagramBlock(setting: Setting, diagram: Diagram, origins: readonly string[]): Box {
  const levels = levelsOf(diagram);
  const isCycle = diagram.shape === 'cycle';
  const widest = Math.max(...levels.map((level) => level.length));
  const native =
    diagram.nodes.length <= MAX_NATIVE_NODES &&
    (isCycle ? diagram.nodes.length <= 8 : widest <= 6 && levels.length <= 6);
  if (!native) return mermaidBlock(setting, diagram, origins);
  return isCycle ? cycleBlock(setting, diagram) : levelsBlock(setting, diagram, levels);
}

/** Node ids by their distance from the nodes that nothing leads to. */
export function levelsOf(diagram: Diagram): string[][] {
  const depth = new Map<string, number>();
  const incoming = new Set(diagram.edges.filter((edge) => edge.from !== edge.to).map((edge) => edge.to));
  const roots = diagram.nodes.filter((node) => !incoming.has(node.id));
  const start = roots.length > 0 ? roots : diagram.nodes.slice(0, 1);
  let front = start.map((node) => node.id);
  for (let level = 0; front.length > 0 && level < diagram.nodes.length; level++) {
    for (const id of front) depth.set(id, Math.max(level, depth.get(id) ?? 0));
    const next = new Set<string>();
    for (const edge of diagram.edges) if (front.includes(edge.from) && !depth.has(edge.to)) next.add(edge.to);
    front = [...next];
  }
  const levels: string[][] = [];
  for (const node of diagram.nodes) {
    const level = depth.get(node.id) ?? 0;
    while (levels.length <= level) levels.push([]);
    levels[level]?.push(node.id);
  }
  return levels;
}

function nodeLook(setting: Setting): TextLook {
  return look(setting, 'body');
}

function labelOf(diagram: Diagram, id: string, setting: Setting): Phrase {
  const index = diagram.nodes.findIndex((node) => node.id === id);
  const node = diagram.nodes[index];
  return node ? phrase(setting, node.label, `diagram.nodes.${index}.label`) : { text: id, slot: '', origins: [] };
}

/** Levels as rows from top to bottom or, for flows, as columns from left to right where there is width. */
function levelsBlock(setting: Setting, diagram: Diagram, levels: readonly string[][]): Box {
  const text = nodeLook(setting);
  const padding = space(setting, 12);
  const across = (width: number) => diagram.shape !== 'tree' && width / levels.length >= text.fontSize * 9;
  const gap = space(setting, 44);
  const between = space(setting, 16);
  const nodeWidth = (width: number) =>
    across(width)
      ? (width - gap * (levels.length - 1)) / levels.length
      : Math.min(text.fontSize * 16, ...levels.map((level) => (width - between * (level.length - 1)) / level.length));
  const nodeHeight = (width: number) =>
    Math.max(
      ...diagram.nodes.map((node) =>
        Math.ceil(
          measure(labelOf(diagram, node.id, setting).text, text, Math.floor(nodeWidth(width)) - padding * 2).height,
        ),
      ),
    ) +
    padding * 2;
  const most = Math.max(...levels.map((level) => level.length));
  const height = (width: number) =>
    across(width)
      ? most * nodeHeight(width) + (most - 1) * between
      : levels.length * nodeHeight(width) + (levels.length - 1) * gap;
  return box({
    height,
    grow: 1,
    limit: (width) => height(width) * 1.7,
    draw(sheet, rect) {
      const own = { width: Math.floor(nodeWidth(rect.width)), height: nodeHeight(rect.width) };
      const placed = levels.flatMap((level, depth) =>
        level.map((id, index): Placed => {
          const along = across(rect.width);
          const stepMain =
            levels.length < 2
              ? 0
              : ((along ? rect.width - own.width : rect.height - own.height) / (levels.length - 1)) * depth;
          const cell = (along ? rect.height : rect.width) / level.length;
          const cross = cell * index + (cell - (along ? own.height : own.width)) / 2;
          const position = along
            ? { x: rect.x + stepMain, y: rect.y + cross }
            : { x: rect.x + cross, y: rect.y + stepMain };
          return { id, depth, label: labelOf(diagram, id, setting), rect: { ...position, ...own } };
        }),
      );
      drawEdges(sheet, setting, diagram, placed, across(rect.width));
      for (const node of placed) drawNodeBox(sheet, setting, node, padding);
    },
  });
}

function drawEdges(sheet: Sheet, setting: Setting, diagram: Diagram, placed: readonly Placed[], across: boolean): void {
  const byId = new Map(placed.map((node) => [node.id, node]));
  const stroke = {
    color: setting.tone.soft,
    width: 2,
    endArrow: diagram.shape === 'tree' || diagram.shape === 'mindmap' ? ('none' as const) : ('arrow' as const),
  };
  for (const edge of diagram.edges) {
    const from = byId.get(edge.from);
    const to = byId.get(edge.to);
    if (!from || !to || from.depth >= to.depth) continue;
    const start = across
      ? { x: from.rect.x + from.rect.width, y: from.rect.y + from.rect.height / 2 }
      : { x: from.rect.x + from.rect.width / 2, y: from.rect.y + from.rect.height };
    const end = across
      ? { x: to.rect.x, y: to.rect.y + to.rect.height / 2 }
      : { x: to.rect.x + to.rect.width / 2, y: to.rect.y };
    drawElbow(sheet, start, end, across, stroke);
  }
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A right-angled connection: out, across half way, in. */
function drawElbow(
  sheet: Sheet,
  start: Corner,
  end: Corner,
  across: boolean,
  stroke: Parameters<Sheet['line']>[3],
): void {
  const straight = Math.abs(across ? start.y - end.y : start.x - end.x) < 2;
  if (straight) {
    sheet.line('edge', start, end, stroke);
    return;
  }
  const middle = across ? (start.x + end.x) / 2 : (start.y + end.y) / 2;
  const first = across ? { x: middle, y: start.y } : { x: start.x, y: middle };
  const second = across ? { x: middle, y: end.y } : { x: end.x, y: middle };
  sheet.line('edge', start, first, { ...stroke, endArrow: 'none' });
  sheet.line('edge', first, second, { ...stroke, endArrow: 'none' });
  sheet.line('edge', second, end, stroke);
}

function drawNodeBox(sheet: Sheet, setting: Setting, node: Placed, padding: number): void {
  const { tokens, strong } = setting.theme;
  const fill =
    node.depth === 0
      ? strong.background
      : mix(setting.tone.background, tokens.palette.accent, node.depth === 1 ? 0.18 : 0.08);
  const tone = toneOn(tokens, fill);
  const radius = Math.min(tokens.shape.radius, node.rect.height / 3);
  sheet.rectangle('node', node.rect, {
    backgroundColor: fill,
    borderRadius: radius,
    borderWidth: node.depth === 0 ? 0 : 1,
    borderColor: mix(fill, tokens.palette.accent, 0.5),
  });
  const text = { ...nodeLook(setting), color: tone.ink };
  const inner = {
    x: node.rect.x + padding,
    y: node.rect.y + padding,
    width: node.rect.width - padding * 2,
    height: node.rect.height - padding * 2,
  };
  sheet.text(
    `node-${node.id}`,
    inner,
    node.label.text,
    text,
    { align: 'center', verticalAlign: 'middle' },
    { slot: node.label.slot, origin: node.label.origins },
  );
}

/** Nodes on an ellipse, clockwise from the top. */
function cycleBlock(setting: Setting, diagram: Diagram): Box {
  const text = nodeLook(setting);
  const padding = space(setting, 12);
  const count = diagram.nodes.length;
  const nodeWidth = (width: number) => Math.floor(Math.min(width * 0.26, text.fontSize * 11));
  const nodeHeight = (width: number) =>
    Math.max(
      ...diagram.nodes.map((node) =>
        Math.ceil(measure(labelOf(diagram, node.id, setting).text, text, nodeWidth(width) - padding * 2).height),
      ),
    ) +
    padding * 2;
  return box({
    height: (width) => nodeHeight(width) * Math.max(3, Math.ceil(count / 2) + 1) + space(setting, 24),
    grow: 1,
    limit: (width) => width * 0.62,
    draw(sheet, rect) {
      const own = { width: nodeWidth(rect.width), height: nodeHeight(rect.width) };
      const radius = {
        x: Math.min((rect.width - own.width) / 2, rect.height * 0.95),
        y: (rect.height - own.height) / 2,
      };
      const center = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
      const placed = diagram.nodes.map((node, index): Placed => {
        const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
        const middle = { x: center.x + Math.cos(angle) * radius.x, y: center.y + Math.sin(angle) * radius.y };
        return {
          id: node.id,
          depth: 1,
          label: labelOf(diagram, node.id, setting),
          rect: { x: middle.x - own.width / 2, y: middle.y - own.height / 2, ...own },
        };
      });
      for (const [index, node] of placed.entries()) {
        const next = placed[(index + 1) % count];
        if (next) drawSpoke(sheet, setting, node.rect, next.rect);
      }
      for (const node of placed) drawNodeBox(sheet, setting, node, padding);
    },
  });
}

/** An arrow between two boxes, from edge to edge on the line through their centres. */
function drawSpoke(sheet: Sheet, setting: Setting, from: Rect, to: Rect): void {
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const leave = edgePoint(start, end, from);
  const reach = edgePoint(end, start, to);
  sheet.line('edge', leave, reach, { color: setting.tone.soft, width: 2, endArrow: 'arrow' });
}

function edgePoint(from: Corner, towards: Corner, rect: Rect): Corner {
  const dx = towards.x - from.x;
  const dy = towards.y - from.y;
  const share = Math.min(rect.width / 2 / Math.max(1e-6, Math.abs(dx)), rect.height / 2 / Math.max(1e-6, Math.abs(dy)));
  return { x: from.x + dx * Math.min(1, share), y: from.y + dy * Math.min(1, share) };
}

function mermaidBlock(setting: Setting, diagram: Diagram, origins: readonly string[]): Box {
  return drawnBlock(setting, {
    chartType: diagram.shape === 'mindmap' ? 'mindmap' : 'flowchart',
    mermaidCode: diagramCode(diagram),
    description: diagram.nodes.map((node) => node.label.text).join(', '),
    slot: 'diagram',
    origins,
  });
}

/** A diagram that the source writes as Mermaid, drawn; undefined of a listing that is one to read. */
export function writtenDiagramBlock(setting: Setting, brief: BriefOf<'code'>): Box | undefined {
  const { text, origins } = brief.code;
  const chartType = diagramTypeOf({ language: brief.language, text });
  if (!chartType) return undefined;
  return drawnBlock(setting, { chartType, mermaidCode: text, description: brief.title.text, slot: 'code', origins });
}

interface Drawn {
  readonly chartType: DiagramType;
  readonly mermaidCode: string;
  readonly description: string;
  readonly slot: string;
  readonly origins: readonly string[];
}

function drawnBlock(setting: Setting, { chartType, mermaidCode, description, slot, origins }: Drawn): Box {
  const { tokens } = setting.theme;
  const body = look(setting, 'body');
  return box({
    height: (width) => Math.round(Math.min(width * 0.5, body.fontSize * 16)),
    grow: 2,
    limit: (width) => width * 0.8,
    draw: (sheet, rect) =>
      sheet.put(
        aiChartModel,
        'diagram',
        rect,
        {
          chartType,
          mermaidCode,
          theme: tokens.dark ? 'dark' : 'base',
          palette: {
            primary: tokens.palette.accent,
            text: setting.tone.ink,
            line: setting.tone.soft,
            surface: setting.theme.surface.background,
          },
          width: Math.round(rect.width),
          height: Math.round(rect.height),
          fontSize: Math.max(12, Math.round(body.fontSize * 0.85)),
          fontFamily: body.fontFamily,
          description: description.slice(0, 1000),
        },
        { slot, origin: origins },
      ),
  });
}
