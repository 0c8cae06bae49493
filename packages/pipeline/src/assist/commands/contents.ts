import { type Command, recast, reshaped, shortened } from '@pagewright/compose/assist';
import type { AssistNoteCode } from '@pagewright/model/assist-notes';
import { type ChartShape, isDrawn, type PageBrief } from '@pagewright/model/outline';
import type { AssistPage } from '../assistant.ts';
import type { Doing } from '../doing.ts';
import type { Shadow } from '../shadow.ts';
import { withOwnChartReshaped } from './own-chart.ts';

type Restructuring = Extract<Command, { do: 'shorter' | 'layout' | 'chart-type' | 'form' }>;

/** Each page says the same otherwise, or less. */
export function restructure({ shadow, ids }: Doing, command: Restructuring): void {
  const [done, refused] = NOTES[command.do === 'form' ? command.form : command.do];
  const changed: number[] = [];
  for (const id of ids) {
    const page = shadow.page(id);
    const brief = page && shadow.briefOf(page);
    if (page && asksForShape(command) && !tellsChart(brief, command)) {
      const own = withOwnChartReshaped(shadow, page, command.shape);
      if (typeof own !== 'string') {
        shadow.put(own, { byObject: true });
        changed.push(id);
        continue;
      }
      if (!brief || command.do === 'chart-type') {
        shadow.note(own, [id]);
        continue;
      }
    }
    if (!page || !brief) {
      shadow.note('by-hand', [id]);
      continue;
    }
    if (isDrawn(brief) && !DRAWN.has(command.do)) {
      shadow.note('drawn', [id]);
      continue;
    }
    const made =
      command.do === 'layout'
        ? otherLayout(shadow, page, brief)
        : saying(shadow, page, changedBrief(brief, page, shadow, command));
    if (made) {
      shadow.put(made);
      changed.push(id);
    } else shadow.note(refusal(command, brief) ?? refused, [id]);
  }
  if (changed.length > 0) shadow.note(done, changed);
}

/** Whether a chart that is there would do, in another shape. */
function asksForShape(
  command: Restructuring,
): command is Extract<Restructuring, { do: 'chart-type' | 'form' }> & { readonly shape?: ChartShape } {
  return command.do === 'chart-type' || (command.do === 'form' && command.form === 'chart' && !!command.shape);
}

/** Whether what a page says is, or can be, the chart that is meant: it is told anew then, as all else on the page. */
function tellsChart(brief: PageBrief | undefined, command: Restructuring): boolean {
  const parts = brief?.form === 'composite' ? brief.parts : brief ? [brief] : [];
  return parts.some(({ form }) => form === 'chart' || (command.do === 'form' && form === 'table'));
}

/** What leaves each part of a page in the object that a person drew for it. */
const DRAWN: ReadonlySet<Restructuring['do']> = new Set(['shorter', 'chart-type']);

const NOTES: Readonly<
  Record<
    'shorter' | 'layout' | 'chart-type' | 'table' | 'chart' | 'timeline' | 'list',
    readonly [AssistNoteCode, AssistNoteCode]
  >
> = {
  shorter: ['shorter', 'nothing-to-shorten'],
  layout: ['layout', 'no-other-layout'],
  'chart-type': ['chart-type', 'no-chart'],
  table: ['table', 'no-table-in-it'],
  chart: ['chart', 'no-chart-in-it'],
  timeline: ['timeline', 'no-timeline-in-it'],
  list: ['list', 'no-list-in-it'],
};

/** It has that form already, or there is a chart, and it cannot be of that shape. */
function refusal(command: Restructuring, brief: PageBrief): AssistNoteCode | undefined {
  const forms = brief.form === 'composite' ? brief.parts.map(({ form }) => form) : [brief.form];
  if (command.do === 'form' && command.form !== 'list' && !command.shape && forms.includes(command.form)) {
    return 'same-form';
  }
  return 'shape' in command && command.shape && forms.includes('chart') ? 'chart-shape' : undefined;
}

function saying(shadow: Shadow, page: AssistPage, brief: PageBrief | undefined): AssistPage | undefined {
  return brief && shadow.saying(page, brief, { sameBrief: isDrawn(brief) });
}

function changedBrief(
  brief: PageBrief,
  page: AssistPage,
  shadow: Shadow,
  command: Exclude<Restructuring, { do: 'layout' }>,
): PageBrief | undefined {
  switch (command.do) {
    case 'shorter':
      return shortened(brief);
    case 'chart-type':
      return reshaped(brief, command.shape);
    case 'form':
      return recast(brief, { form: command.form, shape: command.shape, language: shadow.languageOf(page) });
  }
}

/** Layouts that are tried before the one that a page has counts as the only one. */
const MOST_TURNS = 12;

/** The page with what it says in another layout; undefined where there is none. */
export function otherLayout(shadow: Shadow, page: AssistPage, brief: PageBrief): AssistPage | undefined {
  const now = placesOf(shadow, page);
  for (let step = 1; step <= MOST_TURNS; step += 1) {
    const made = shadow.saying(page, { ...brief, turn: (brief.turn ?? 0) + step });
    if (made && placesOf(shadow, made) !== now) return made;
  }
  return undefined;
}

/** Where what a page says stands. */
function placesOf(shadow: Shadow, page: AssistPage): string {
  const told = shadow.shown(page).components.filter(({ decorative }) => !decorative);
  return JSON.stringify(told.map(({ type, position, size }) => [type, position, size]));
}
