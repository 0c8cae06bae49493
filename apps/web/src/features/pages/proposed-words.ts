import { behaviourOf } from '@pagewright/components/behaviours';
import type { Page } from '@pagewright/components/models';
import { isNumberingSlot, isRunningSlot } from '@pagewright/components/slots';
import { PAGE_DESCRIPTION_MAX, PAGE_NAME_MAX, PAGE_PROMPT_MAX, type ProjectPage } from '@pagewright/contract/pages';

/** What a page is called and about; empty where it is not filled in. */
export type PageWords = Pick<ProjectPage, 'name' | 'description' | 'prompt'>;

/** Says the prompt of a page from its name and the words that stand on it. */
export type SayPrompt = (page: { readonly title: string; readonly points: string }) => string;

/** Words of the prompt, UTF-16 units: as much as tells a page from another. */
const POINTS_MAX = 1_200;

/** What a page is called and about, out of what stands on it; empty where nothing does. */
export function proposedWords(page: Page, say: SayPrompt): PageWords {
  const texts = textsInOrder(page);
  const title = page.title.trim() || (texts[0] ?? '');
  const points = texts.filter((text) => text !== title);
  if (title === '') return { name: '', description: '', prompt: '' };
  const about = points.length > 0 ? points.join(' · ') : title;
  return {
    name: clipped(title, PAGE_NAME_MAX),
    description: clipped(about, PAGE_DESCRIPTION_MAX),
    prompt: clipped(say({ title, points: clipped(about, POINTS_MAX) }), PAGE_PROMPT_MAX),
  };
}

/** Everything that can be read on the page, from top to bottom; page numbers and running heads are on every page. */
function textsInOrder({ components }: Page): string[] {
  return components
    .filter(({ visible, slot }) => visible && !isRunningSlot(slot) && !isNumberingSlot(slot))
    .toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
    .flatMap((component) => behaviourOf(component).texts(component))
    .filter((text) => text.is === 'words')
    .map(({ text }) => text.replace(/\s+/g, ' ').trim());
}

/** The text, ended at a word where it is too long. */
function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const space = head.search(/\s+\S*$/);
  const whole = space > most / 2 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole}…`;
}
