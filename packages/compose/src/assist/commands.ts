import type { FormatId } from '@pagewright/model/formats';
import type { ChartShape } from '@pagewright/model/outline';
import type { StyleId } from '@pagewright/model/styles';
import type { Form, Place, Scale, Script, UnitSystem } from './words/atoms.ts';

/** Which pages a wish is about: numbers from 1, -1 for the last; all pages; undefined for those that are named elsewhere. */
export type Target = readonly number[] | 'all' | undefined;

/** Commands that need to know no more. */
type Plain = 'shorter' | 'longer' | 'order' | 'remove' | 'layout' | 'fix' | 'add-pages';

/** What a page that is named alone goes together with; the page behind it where nothing is said. */
export type Beside = 'previous' | 'in-view';

/** Something that the assistant can do without a language model. */
export type Command =
  | { readonly do: 'style'; readonly style: StyleId }
  | { readonly do: 'format'; readonly format: FormatId }
  | { [Name in Plain]: { readonly do: Name } }[Plain]
  | { readonly do: 'split'; readonly parts: number }
  | { readonly do: 'merge' | 'swap'; readonly beside?: Beside }
  /** `page` of `after`, `before` and `at`. */
  | { readonly do: 'move'; readonly place: Place | 'earlier' | 'later' | 'at'; readonly page?: number }
  /** The next of the shapes that suit it where none is named. */
  | { readonly do: 'chart-type'; readonly shape?: ChartShape }
  | { readonly do: 'form'; readonly form: Form; readonly shape?: ChartShape }
  /** The first that was left out, where no words say which. */
  | { readonly do: 'bring-in'; readonly what: 'text' | 'picture'; readonly words?: string }
  /** The title of each page is to say that. */
  | { readonly do: 'title'; readonly words: string }
  | { readonly do: 'script'; readonly to: Script }
  | { readonly do: 'units'; readonly to: UnitSystem | Scale };

export type Wish = Command & { readonly pages: Target };

/** What was understood of a prompt, and the rest of it word for word. */
export interface Understood {
  readonly wishes: readonly Wish[];
  readonly rest: readonly string[];
}
