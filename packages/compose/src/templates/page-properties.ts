import type { Language } from '@pagewright/model/languages';
import type { PageBrief } from '@pagewright/model/outline';
import { PAGE_TEXT_LIMITS } from '@pagewright/model/page';
import { shortened } from '@pagewright/model/shortened';
import type { OutlineTemplate } from './template.ts';
import { partsOf } from './template-parts.ts';

/** What a page is called and about, and the prompt that it is filled by (spec §3). */
export interface PageProperties {
  readonly name: string;
  readonly description: string;
  readonly prompt: string;
}

/** Properties that a page has from the template that it was made of; undefined where it is none of its pages. */
export function pageProperties(
  template: OutlineTemplate,
  language: Language,
  { id, title }: Pick<PageBrief, 'id' | 'title'>,
): PageProperties | undefined {
  const words = template.words[language];
  const own = partsOf(template, words).filter(({ page }) => id === `p${page}`);
  if (own.length === 0) return undefined;
  const wanted = own.flatMap((part) => part.words.places.map(({ description }) => description)).filter(Boolean);
  const about = wanted.length > 0 ? wanted : own.map((part) => part.words.title);
  return {
    name: shortened(title.text.trim(), PAGE_TEXT_LIMITS.name),
    description: firstOf(about, PAGE_TEXT_LIMITS.description),
    prompt: words.prompt,
  };
}

/** As many of them as have room, UTF-16 units. */
function firstOf(texts: readonly string[], room: number): string {
  let all = '';
  for (const text of texts) {
    const longer = all === '' ? text : `${all} · ${text}`;
    if (longer.length > room) break;
    all = longer;
  }
  return all;
}
