import { all, type Element, type ReadPackage } from './read-package.ts';

/** What makes PowerPoint repair a file and schema checks do not see. */
export function lintPackage(file: ReadPackage): string[] {
  return [...lintTypes(file), ...file.paths.filter(isXml).flatMap((path) => lintPart(file, path))];
}

function isXml(path: string): boolean {
  return path.endsWith('.xml') && path !== '[Content_Types].xml';
}

/** Every part has a type, every type a part, and every part is reached. */
function lintTypes(file: ReadPackage): string[] {
  const types = file.xml('[Content_Types].xml').children;
  const overrides = types.flatMap(({ attributes: { PartName } }) => (PartName ? [PartName.slice(1)] : []));
  const endings = new Set(types.flatMap(({ attributes: { Extension } }) => (Extension ? [Extension] : [])));
  const parts = file.paths.filter((path) => path !== '[Content_Types].xml');
  const reached = new Set(['', ...parts].flatMap((path) => file.relationships(path).map(({ target }) => target)));
  return [
    ...overrides.filter((path) => !file.files[path]).map((path) => `type without part: ${path}`),
    ...overrides.filter((path, index) => overrides.indexOf(path) !== index).map((path) => `type twice: ${path}`),
    ...parts
      .filter((path) => !overrides.includes(path) && !endings.has(path.split('.').at(-1) ?? ''))
      .map((path) => `part without type: ${path}`),
    ...parts.filter((path) => !path.endsWith('.rels') && !reached.has(path)).map((path) => `nothing leads to ${path}`),
  ];
}

function lintPart(file: ReadPackage, path: string): string[] {
  const text = file.text(path);
  const root = file.xml(path);
  const relationships = file.relationships(path);
  const ids = relationships.map(({ id }) => id);
  const used = [...text.matchAll(/ r:(?:id|embed|link)="([^"]*)"/g)].map(([, id = '']) => id);
  const faults = [
    ...relationships
      .filter(({ target }) => target !== undefined && !file.files[target])
      .map(({ target }) => `no ${target}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `relationship twice: ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `no relationship ${id}`),
    ...(/NaN|Infinity|undefined/.test(
      text.replace(/<a:t>[^<]*|<c:v>[^<]*|<dc:title>[^<]*|name="[^"]*"|descr="[^"]*"/g, ''),
    )
      ? ['no number']
      : []),
    ...lintShapes(root),
    ...lintCharts(root),
    ...lintTiming(root),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

function lintShapes(root: Element): string[] {
  const ids = all(root, 'p:cNvPr').map(({ attributes: { id } }) => id);
  const extents = [...all(root, 'a:ext'), ...all(root, 'a:chExt')].filter(({ attributes }) => 'cx' in attributes);
  const connections = [...all(root, 'a:stCxn'), ...all(root, 'a:endCxn')].map(({ attributes: { id } }) => id);
  const isSlideImage = (shape: Element): boolean =>
    all(shape, 'p:ph').some(({ attributes: { type } }) => type === 'sldImg');
  const bare = all(root, 'p:sp').filter(
    (shape) => !isSlideImage(shape) && !shape.children.some(({ name }) => name === 'p:txBody'),
  );
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `shape id twice: ${id}`),
    ...extents
      .filter(({ attributes: { cx, cy } }) => !(Number(cx) >= 0 && Number(cy) >= 0))
      .map(({ attributes: { cx, cy } }) => `extent ${cx} × ${cy}`),
    ...bare.map(() => 'shape without text body'),
    ...connections.filter((id) => !ids.includes(id)).map((id) => `connector to no shape: ${id}`),
    ...all(root, 'a:tbl').flatMap(lintTable),
  ];
}

/** Time nodes are numbered once, and what moves is there. */
function lintTiming(root: Element): string[] {
  const nodes = all(root, 'p:cTn').map(({ attributes: { id } }) => id);
  const shapes = new Set(all(root, 'p:cNvPr').map(({ attributes: { id } }) => id));
  const named = all(root, 'p:tn').map(({ attributes: { val } }) => val);
  const targets = all(root, 'p:spTgt').map(({ attributes: { spid } }) => spid);
  return [
    ...nodes.filter((id, index) => nodes.indexOf(id) !== index).map((id) => `time node twice: ${id}`),
    ...targets.filter((id) => !shapes.has(id ?? '')).map((id) => `moves no shape: ${id}`),
    ...named.filter((id) => !nodes.includes(id)).map((id) => `begins with no time node: ${id}`),
  ];
}

/** Every row of a table has a cell for each column. */
function lintTable(table: Element): string[] {
  const columns = all(table, 'a:gridCol').length;
  return all(table, 'a:tr')
    .filter((row) => row.children.filter(({ name }) => name === 'a:tc').length !== columns)
    .map(() => 'row without a cell for each column');
}

const CHARTS_WITH_AXES = [
  'c:barChart',
  'c:lineChart',
  'c:areaChart',
  'c:scatterChart',
  'c:bubbleChart',
  'c:radarChart',
];

function lintCharts(root: Element): string[] {
  if (root.name !== 'c:chartSpace') return [];
  const axes = ['c:catAx', 'c:valAx'].flatMap((name) => all(root, name)).map((axis) => idsOf(axis)[0]);
  const uses = CHARTS_WITH_AXES.flatMap((name) => all(root, name)).map(idsOf);
  return [
    ...uses.filter((ids) => ids.length !== 2).map((ids) => `chart with ${ids.length} axes`),
    ...uses
      .flat()
      .filter((id) => !axes.includes(id))
      .map((id) => `no axis ${id}`),
    ...(all(root, 'c:externalData').length === 1 ? [] : ['no workbook behind the chart']),
  ];
}

function idsOf(element: Element): (string | undefined)[] {
  return element.children.filter(({ name }) => name === 'c:axId').map(({ attributes: { val } }) => val);
}
