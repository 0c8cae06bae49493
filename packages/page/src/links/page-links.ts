import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import type { TextSpan } from '@pagewright/components/text-style';
import { linkToPage, pageOfLink } from '@pagewright/model/link';
import { readablePage } from '../source-text/readable-page.ts';
import { printPage } from '../source-text.ts';

/**
 * Links from page to page. They name pages as those name them who hold the page (`pageOfLink`): wherever a page gets another
 * name, its links are renamed with it. One rule for all of that: a link to a page that comes along follows it, a link to any
 * other is taken away and its words stay.
 */

/** What a page is called elsewhere; undefined where it is not there. */
export type PageNames = (page: number) => number | undefined;

/** The pages that links of a page lead to. */
export function linkedPages(page: Page): Set<number> {
  return new Set(page.components.flatMap(pagesLinkedFrom));
}

/** The pages that links of a component lead to. */
export function pagesLinkedFrom(component: Component): number[] {
  const { link, props } = component;
  const spans = 'spans' in props ? (props.spans ?? []) : [];
  const own: string[] = [];
  behaviourOf(component).relinked?.(component, (to) => {
    own.push(to);
    return to;
  });
  return [link, ...spans.map((span) => span.link), ...own].flatMap((to) =>
    to === undefined ? [] : (pageOfLink(to) ?? []),
  );
}

/** The page itself where no link of its changes. */
export function withPageLinks(page: Page, names: PageNames): Page {
  const components = page.components.map((one) => withLinks(one, names));
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}

/** The component itself where no link of its changes. */
export function withLinks(component: Component, names: PageNames): Component {
  if (pagesLinkedFrom(component).every((to) => names(to) === to)) return component;
  const { link, ...rest } = component;
  const own = renamed(link, names);
  const { props } = component;
  const spans = 'spans' in props && props.spans ? spansWithPageLinks(props.spans, names) : undefined;
  const relinked = {
    ...rest,
    ...(own === undefined ? {} : { link: own }),
    props: spans ? { ...props, spans: spans.length > 0 ? spans : undefined } : props,
  } as Component;
  return behaviourOf(relinked).relinked?.(relinked, (to) => renamed(to, names)) ?? relinked;
}

/** What was nothing but a link looks like any other part of the text then. */
export function spansWithPageLinks(spans: readonly TextSpan[], names: PageNames): TextSpan[] {
  return spans.map((span) => relinked(span, names)).filter((span) => Object.keys(span).length > PLACE);
}

/** A page's source text with its links renamed; the text itself where none changes, or where it cannot be read. */
export function textWithPageLinks(text: string, names: PageNames): string {
  if (!text.includes('page:')) return text;
  const page = readablePage(text);
  const fresh = page && withPageLinks(page, names);
  return !fresh || fresh === page ? text : printPage(fresh);
}

/** How many fields of a span say where it stands. */
const PLACE = 2;

function relinked(span: TextSpan, names: PageNames): TextSpan {
  const { link, ...rest } = span;
  const to = renamed(link, names);
  if (to === link) return span;
  return to === undefined ? rest : { ...rest, link: to };
}

function renamed(link: string | undefined, names: PageNames): string | undefined {
  const from = link === undefined ? undefined : pageOfLink(link);
  if (from === undefined) return link;
  const to = names(from);
  return to === undefined ? undefined : linkToPage(to);
}
