import type { Component } from '@pagewright/components/models';
import { withFollowedTitle } from '../editing/followed-title.ts';
import { parsePage, printPage } from '../source-text.ts';

/** Slot of what shows the title of a page's brief. */
const TITLE = 'title';

/**
 * A page as a person left it, but with the words of its title as they were designed, and called by them: what they wrote
 * over them is no change any more, its looks are.
 * @param styledText empty where the page is as it was designed
 */
export function titledAsDesigned(generatedText: string, styledText: string): string {
  if (styledText === '' || styledText === generatedText) return styledText;
  try {
    const designed = parsePage(generatedText).components.find(isTitle);
    const page = parsePage(styledText);
    if (!designed || !('text' in designed.props)) return styledText;
    const { text } = designed.props;
    const components = page.components.map((one): Component => {
      if (!isTitle(one) || one.type !== designed.type || !('text' in one.props) || one.props.text === text) return one;
      return { ...one, props: { ...one.props, ...wordsOf(designed) } } as Component;
    });
    return printPage(withFollowedTitle(page, { ...page, components }));
  } catch {
    return styledText;
  }
}

function isTitle({ slot }: Component): boolean {
  return slot === TITLE;
}

/** The words, and how they are divided into spans and paragraphs. */
function wordsOf({ props }: Component): object {
  const { text, spans, paragraphs } = props as { text?: string; spans?: unknown; paragraphs?: unknown };
  return { text, spans, paragraphs };
}
