import type { Filling, FillWish } from '@pagewright/model/filling';
import type { Language } from '@pagewright/model/languages';
import type { ChartContent } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';
import type { ChartLook } from '../ai-echart/figures.ts';
import type { TextMeasures } from './text-measures.ts';

/** What the sources hold for a component. */
export type Found = Exclude<Filling, { is: 'nothing' }>;

/** How the document's style draws figures. */
export interface ChartDrawing {
  readonly look: ChartLook;
  /** px. */
  readonly fontSize: number;
  /** The figures in words, for people who do not see them. */
  readonly description: string;
}

/** Where a component is filled. */
export interface FillContext {
  /** What it asked for. */
  readonly wish: FillWish;
  /** Of the page. */
  readonly language: Language;
  /** px that it may become high without covering anything. */
  readonly room: number;
  readonly measures: TextMeasures;
  /** @param ground its own background colour, through which the page's may show */
  chart(content: ChartContent, size: Size, ground: string): ChartDrawing;
}

/** A component with what was found. */
export interface FilledWith<C> {
  readonly component: C;
  /** Of what has rows: how many of them it shows, where these are not all. */
  readonly rows?: { readonly shown: number; readonly total: number };
}
