import { behaviourOf } from '@pagewright/components/behaviours';
import { type Component, MODELS, type Page } from '@pagewright/components/models';
import { borneOut, briefOfOperation, isGivenTo, type NumberedBlock, type Operation } from '@pagewright/compose/changes';
import type { Language } from '@pagewright/model/languages';
import type { PageBrief } from '@pagewright/model/outline';
import { addComponents, removeComponents, updateComponents } from '@pagewright/page/commands';
import { refitTexts } from '@pagewright/page/refit-texts';
import { setText } from '@pagewright/page/set-text';
import { printPage } from '@pagewright/page/source-text';
import type { AssistPage, AssistRequest } from '../assistant.ts';
import { restyle } from '../commands/looks.ts';
import type { Shadow } from '../shadow.ts';
import { textPlaces } from './told-pages.ts';

/** What the operations of one wish work with. */
export interface Operating {
  readonly shadow: Shadow;
  readonly request: AssistRequest;
  readonly blocks: readonly NumberedBlock[];
}

/** Does one operation to a page. @returns whether anything came of it */
export function operate(operating: Operating, page: AssistPage, operation: Operation): boolean {
  switch (operation.do) {
    case 'set-text':
      return onObjects(operating, page, (shown) => withText(operating, page, shown, operation));
    case 'remove-object':
      return onObjects(operating, page, (shown) => removeComponents(shown, new Set([operation.object])));
    case 'move-object':
      return onObjects(operating, page, (shown) => withBox(shown, operation));
    case 'add-text':
      return onObjects(operating, page, (shown) => withNewText(operating, page, shown, operation));
    case 'chart-data':
      return withChartData(operating, page, operation);
    case 'rewrite-page':
      return rewritten(operating, page, operation);
    case 'add-page':
      return added(operating, page, operation);
    case 'remove-page':
      if (operating.shadow.pages.length < 2) return false;
      operating.shadow.remove(page.id);
      return true;
    case 'move-page':
      return moved(operating, page, operation);
    case 'restyle-page':
      return restyled(operating, page, operation);
  }
}

/** Changes of objects by themselves can be accepted one by one. */
function onObjects({ shadow }: Operating, page: AssistPage, change: (shown: Page) => Page | undefined): boolean {
  const before = shadow.shown(page);
  const after = change(before);
  if (!after || after === before) return false;
  shadow.put({ ...page, styledText: printPage(after) }, { byObject: true });
  return true;
}

function withText(operating: Operating, own: AssistPage, page: Page, { object, text, from }: Operation) {
  const component = page.components.find((one) => object === one.id || object.startsWith(`${one.id}/`));
  const place = component && !component.locked ? textPlaces(component).get(object) : undefined;
  if (!place || !component || text.trim() === '' || text === place.text) return undefined;
  const props = structuredClone(component.props) as Record<string, unknown>;
  setText(props, place.path, text);
  // Looks of single words belong to words that are gone.
  if (place.path.length === 1 && 'spans' in props) props.spans = [];
  const { success, data } = MODELS[component.type].props.safeParse(props);
  if (!success) return undefined;
  const said = {
    ...component,
    props: data,
    ...supportOf(operating, own, text, { from, component, before: place.text }),
  };
  const title = page.title === place.text ? text : page.title;
  const components = page.components.map((one) => (one === component ? (said as Component) : one));
  return refitTexts(page, { ...page, title, components });
}

interface Rest {
  readonly from: readonly string[];
  readonly component: Component | undefined;
  readonly before: string;
}

/** Where new words come from, and what of them nothing bears out. */
function supportOf(
  { request, shadow, blocks }: Operating,
  page: AssistPage,
  text: string,
  { from, component, before }: Rest,
): Pick<Component, 'origin' | 'unsupported'> {
  const said = { prompt: request.wish.prompt, before };
  const named = { ids: from, origins: component?.origin ?? [] };
  const { origins, unsupported } = borneOut(text, said, named, blocks, shadow.languageOf(page));
  const doubts = [...new Set([...(component?.unsupported ?? []), ...unsupported])];
  return { origin: [...origins], unsupported: doubts.length > 0 ? doubts : undefined };
}

/** Within the page; what hangs on its ends stays where they are. */
function withBox(page: Page, operation: Operation): Page | undefined {
  const { x, y, width, height } = operation;
  const isInside = width > 0 && height > 0 && x >= 0 && y >= 0;
  if (!isInside || x + width > page.size.width || y + height > page.size.height) return undefined;
  const moved = updateComponents(page, new Set([operation.object]), (component) =>
    behaviourOf(component).ends ? component : { ...component, position: { x, y }, size: { width, height } },
  );
  return moved === page ? undefined : refitTexts(page, moved);
}

/** It looks like the text of the page that says most. */
function withNewText(operating: Operating, own: AssistPage, page: Page, operation: Operation): Page | undefined {
  const { text, from, x, y, width, height } = operation;
  const length = (one: Component): number => ('text' in one.props ? String(one.props.text).length : 0);
  const [like] = page.components
    .filter((one) => one.visible && !one.decorative && one.slot !== 'title')
    .filter((one) => behaviourOf(one).role === 'text' && 'text' in one.props)
    .toSorted((a, b) => length(b) - length(a));
  if (!like || text.trim() === '') return undefined;
  const ids = new Set(page.components.map(({ id }) => id));
  let number = 1;
  while (ids.has(`added-${number}`)) number += 1;
  const id = `added-${number}`;
  const { slot: _slot, groupId: _group, repeat: _repeat, name: _name, unsupported: _doubts, ...look } = like;
  const props = MODELS[like.type].props.safeParse({ ...like.props, text, spans: [], paragraphs: undefined });
  if (!props.success) return undefined;
  const support = supportOf(operating, own, text, { from, component: undefined, before: '' });
  const made = { ...look, id, locked: false, props: props.data, ...support } as Component;
  return withBox(addComponents(page, [made]), { ...operation, object: id, x, y, width, height });
}

/** Figures that neither the sources nor the person give are made up. */
function withChartData(operating: Operating, page: AssistPage, { rows }: Operation): boolean {
  const { shadow, request, blocks } = operating;
  const brief = shadow.briefOf(page);
  const [head, ...body] = rows;
  if (brief?.form !== 'chart' || !head || body.length === 0) return false;
  const names = head.slice(1);
  const language = shadow.languageOf(page);
  const figures = body.map((row) => row.slice(1).map((cell) => figureOf(cell, language)));
  if (names.length === 0 || figures.some((row) => row.length !== names.length || row.some(Number.isNaN))) return false;
  const said = { prompt: request.wish.prompt, before: JSON.stringify(brief.chart) };
  const named = { ids: [], origins: brief.chart.origins };
  const told = body.flatMap((row) => row.slice(1)).join(' · ');
  if (borneOut(told, said, named, blocks, language).unsupported.length > 0) return false;
  const isGiven = (row: readonly string[], index: number): boolean =>
    names.every((series, at) => {
      const [name = '', cell = ''] = [row[0], row[at + 1]];
      const had = brief.chart.series.find((one) => one.name === series) ?? brief.chart.series[at];
      const known = brief.chart.categories.indexOf(name);
      // One that is only called otherwise keeps the figure that stood in its place.
      if (had?.values[known < 0 ? index : known] === figures[index]?.[at]) return true;
      return request.wish.prompt.includes(cell) || isGivenTo(cell, { name, series }, blocks);
    });
  if (!body.every(isGiven)) return false;
  const series = names.map((name, at) => ({
    ...brief.chart.series[at],
    name,
    values: figures.map((row) => row[at] ?? null),
  }));
  const { table: _table, stats: _stats, ...rest } = brief;
  return says(operating, page, {
    ...rest,
    chart: { ...brief.chart, categories: body.map(([name = '']) => name), series },
  });
}

/** As the language writes figures: `12,5` is 12.5 in French. NaN for what is none, or could be two of them. */
function figureOf(text: string, language: Language): number {
  const isFrench = language === 'fr-FR';
  const plain = text.trim().replaceAll(isFrench ? /\s(?=\d{3}(?!\d))/g : /[\s,’'](?=\d{3}(?!\d))/g, '');
  // `1,234` in French may have been written as in English.
  if (!/^[-−]?\d+(?:[.,]\d+)?$/.test(plain) || /,\d{3}$/.test(plain)) return Number.NaN;
  return isFrench || !plain.includes(',') ? Number(plain.replace(',', '.').replace('−', '-')) : Number.NaN;
}

function says({ shadow }: Operating, page: AssistPage, brief: PageBrief): boolean {
  const made = shadow.saying(page, brief);
  if (made) shadow.put(made);
  return made !== undefined;
}

function rewritten(operating: Operating, page: AssistPage, operation: Operation): boolean {
  const { shadow, request, blocks } = operating;
  const own = shadow.briefOf(page);
  if (!own || own.form === 'cover' || own.form === 'composite' || operation.entries.length === 0) return false;
  const language = shadow.languageOf(page);
  const named = namedBlocks(operation, blocks);
  const brief = briefOfOperation(
    { ...operation, title: operation.title || own.title.text },
    own.id,
    named,
    language,
    request.wish.prompt,
  );
  const section = own.section ? { section: own.section } : {};
  return says(operating, page, { ...brief, ...section, textLanguage: language });
}

function added({ shadow, request, blocks }: Operating, page: AssistPage, operation: Operation): boolean {
  if (operation.title.trim() === '' || operation.entries.length === 0) return false;
  const language = shadow.languageOf(page);
  const behind = idBehind({ shadow, request }, operation);
  const after = behind === undefined ? -1 : shadow.indexOf(behind);
  const id = `by-model-${shadow.pages.length + 1}`;
  const brief = briefOfOperation(operation, id, namedBlocks(operation, blocks), language, request.wish.prompt);
  const made = shadow.newPage({ ...brief, textLanguage: language }, after, page, true);
  if (made) shadow.insert(after, [made]);
  return made !== undefined;
}

/** Those that the entries name; all where they name none that there is. */
function namedBlocks({ entries, from }: Operation, blocks: readonly NumberedBlock[]): readonly NumberedBlock[] {
  const ids = new Set([...from, ...entries.flatMap((entry) => entry.from)]);
  const named = blocks.filter(({ id }) => ids.has(id));
  return named.length > 0 ? named : blocks;
}

/** Of the page that another goes behind, or of the last one before it that is there still; undefined for the front. */
function idBehind({ shadow, request }: Pick<Operating, 'shadow' | 'request'>, { after }: Pick<Operation, 'after'>) {
  return request.pages.slice(0, Math.max(0, after)).findLast(({ id }) => shadow.page(id))?.id;
}

function moved({ shadow, request }: Operating, page: AssistPage, { after }: Operation): boolean {
  const behind = idBehind({ shadow, request }, { after });
  if (behind === page.id) return false;
  const others = shadow.pages.filter(({ id }) => id !== page.id);
  const at = behind === undefined ? 0 : others.findIndex(({ id }) => id === behind) + 1;
  const order = [...others.slice(0, at), page, ...others.slice(at)];
  if (order.every(({ id }, index) => id === shadow.pages[index]?.id)) return false;
  shadow.pages = order;
  return true;
}

function restyled({ shadow }: Operating, page: AssistPage, { style }: Operation): boolean {
  if (style === '') return false;
  restyle({ shadow, ids: [page.id] }, style, false);
  return true;
}
