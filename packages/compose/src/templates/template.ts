import type { FormatId } from '@pagewright/model/formats';
import type { Language } from '@pagewright/model/languages';
import type { BriefOf, ChartShape } from '@pagewright/model/outline';
import type { StyleId } from '@pagewright/model/styles';

/**
 * What a document made from a template is built of: pages of parts, and in each part places that are filled from the
 * sources. The structure stands once; what is asked and shown stands in each language, in the order of the structure.
 */

/** Kinds of data that a place can ask for (spec §3). */
export type PlaceData = 'text' | 'number' | 'percent' | 'currency' | 'date' | 'list';

/** Parts of a page, with the places that each has. */
export type TemplatePart =
  /** A line under the document's title, then short lines of these kinds. */
  | { readonly form: 'cover'; readonly meta: readonly PlaceData[] }
  /** The titles of the other pages; no place. */
  | { readonly form: 'agenda' }
  /** So many paragraphs. */
  | { readonly form: 'text'; readonly count: number }
  /** So many entries, each with its label in front. */
  | { readonly form: 'points'; readonly count: number }
  /** One place, filled with entries. */
  | { readonly form: 'list' | 'checklist' | 'quote' | 'picture' }
  | { readonly form: 'timeline'; readonly kind?: NonNullable<BriefOf<'timeline'>['kind']> }
  | { readonly form: 'process'; readonly kind?: NonNullable<BriefOf<'process'>['kind']> }
  | { readonly form: 'stats'; readonly data: readonly PlaceData[] }
  | { readonly form: 'chart'; readonly shape: ChartShape }
  /** A place for the table, then one for each of its columns. */
  | { readonly form: 'table'; readonly columns: readonly PlaceData[] }
  /** A list a side. */
  | { readonly form: 'comparison'; readonly count: 2 | 3; readonly kind?: NonNullable<BriefOf<'comparison'>['kind']> }
  /** Four lists two by two. */
  | { readonly form: 'quadrants'; readonly kind?: NonNullable<BriefOf<'quadrants'>['kind']> }
  /** Short lines under the last words. */
  | { readonly form: 'closing'; readonly count: number };

/** Several parts on one page. */
export interface TogetherPart {
  readonly form: 'composite';
  readonly parts: readonly TemplatePart[];
}

/** What one place asks, in a language. */
export interface PlaceWords {
  /** Stands in front of what is filled in, or over it; may be empty. */
  readonly label: string;
  /** What is wanted: told to the person where nothing is found. */
  readonly description: string;
  /** What sources may call it, the likeliest first: they are looked for one after the other. */
  readonly terms: readonly string[];
  /** What it may look like. Lines are entries; `|` stands between date and event, step and text, cells, figures. */
  readonly example: string;
}

export interface PartWords {
  readonly title: string;
  readonly places: readonly PlaceWords[];
}

export interface PageWords extends PartWords {
  /** Of a page of several parts. */
  readonly parts: readonly PartWords[];
}

export interface TemplateWords {
  readonly name: string;
  readonly introduction: string;
  /** Global prompt (spec §3) of every page: how it is to be told, and what of the sources is of no use to it. */
  readonly prompt: string;
  readonly pages: readonly PageWords[];
}

/** How many pages a template has, each of them with what it asks. */
export interface OutlineTemplate {
  /** Stored with projects: it never changes. */
  readonly id: number;
  readonly industry: TemplateIndustry;
  readonly category: TemplateCategory;
  readonly format: FormatId;
  readonly style: StyleId;
  readonly pages: readonly (TemplatePart | TogetherPart)[];
  readonly words: Readonly<Record<Language, TemplateWords>>;
}

/** Industries and categories of the specification (§9) that templates of ours belong to. */
export type TemplateIndustry =
  | 'internet'
  | 'technology'
  | 'finance'
  | 'healthcare'
  | 'manufacturing'
  | 'engineering'
  | 'education'
  | 'marketing'
  | 'consulting'
  | 'literature'
  | 'design'
  | 'personal'
  | 'policy'
  | 'general';
export type TemplateCategory =
  | 'proposal'
  | 'report'
  | 'application'
  | 'meeting'
  | 'presentation'
  | 'analysis'
  | 'evaluation'
  | 'research'
  | 'feasibility'
  | 'article'
  | 'other';

/** Number of places that a part has. */
export function placeCount(part: TemplatePart): number {
  switch (part.form) {
    case 'agenda':
      return 0;
    case 'cover':
      return 1 + part.meta.length;
    case 'text':
    case 'points':
    case 'comparison':
    case 'closing':
      return part.count;
    case 'stats':
      return part.data.length;
    case 'table':
      return 1 + part.columns.length;
    case 'quadrants':
      return 4;
    default:
      return 1;
  }
}
