import { isExhibit, type PageBrief } from '@pagewright/model/outline';
import { saidIn } from '../../left-out/briefed.ts';
import { readingLoad } from '../language/text.ts';

/** What a page says, as the critic counts it. */
export interface PageReading {
  /** Pages of one kind look alike: the form, and of a chart its shape. */
  readonly kind: string;
  readonly said: readonly Saying[];
  readonly load: number;
  /** More than words: a table, a chart, a picture, a listing. */
  readonly isDrawn: boolean;
}

export interface Saying {
  readonly text: string;
  readonly load: number;
}

const WORDS: ReadonlySet<string> = new Set(['bullets', 'text', 'two-column']);

/** Its statements without the title and the name of its section. */
export function readBrief(brief: PageBrief): PageReading {
  const said = saidIn(brief, ['title', 'section']).flatMap(({ pieces }): Saying[] => {
    const text = pieces.join(' ');
    return text === '' ? [] : [{ text, load: readingLoad(text) }];
  });
  return {
    kind: brief.form === 'chart' ? `chart ${brief.chart.shape}` : brief.form,
    said,
    load: said.reduce((sum, { load }) => sum + load, 0),
    isDrawn: isExhibit(brief),
  };
}

export function isOfWords({ kind }: PageReading): boolean {
  return WORDS.has(kind);
}
