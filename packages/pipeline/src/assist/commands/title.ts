import type { Component, Page } from '@pagewright/components/models';
import { updateComponents } from '@pagewright/page/commands';
import { withFollowedTitle } from '@pagewright/page/followed-title';
import { objectDifference } from '@pagewright/page/object-difference';
import { refitTexts } from '@pagewright/page/refit-texts';
import { printPage } from '@pagewright/page/source-text';
import type { Doing } from '../doing.ts';
import { saying } from '../saying.ts';
import { isSound, soundlyChanged } from '../sound.ts';
import { textPlaces } from '../text-places.ts';

/** The title of each page says other words, as if a person had typed them. */
export function retitle({ shadow, ids }: Doing, words: string): void {
  for (const id of ids) {
    const page = shadow.page(id);
    if (!page) continue;
    const before = shadow.shown(page);
    const component = titleOf(before);
    const [place] = component ? textPlaces(component).values() : [];
    if (!component || !place) shadow.note('no-title', [id]);
    else if (place.text === words) shadow.note('same-title', [id]);
    else {
      const after = titled(before, component, saying(component, place.path, words));
      if (after) shadow.put({ ...page, styledText: printPage(after) }, { byObject: isAlone(before, after) });
      shadow.note(after ? 'title' : 'no-room', [id]);
    }
  }
}

/** What the page is headed by: the title that it was designed with, else its largest heading, the uppermost of these. */
function titleOf({ components }: Page): Component | undefined {
  const free = components.filter(({ visible, locked }) => visible && !locked);
  const levelOf = ({ props }: Component): number => ('level' in props ? props.level : Number.POSITIVE_INFINITY);
  const [heading] = free
    .filter((one) => Number.isFinite(levelOf(one)) && one.repeat === undefined)
    .toSorted((a, b) => levelOf(a) - levelOf(b) || a.position.y - b.position.y);
  return free.find(({ slot }) => slot === 'title') ?? heading;
}

/** With what stands below it pushed down, or in its old box; undefined where the words have no room. */
function titled(before: Page, component: Component, said: Component | undefined) {
  if (!said) return undefined;
  const changed = updateComponents(before, new Set([component.id]), () => said);
  const after = refitTexts(before, withFollowedTitle(before, changed));
  return isSound(before, after) ? after : soundlyChanged(before, after, component.id, true);
}

/** Whether it may be accepted without anything else of the page. */
function isAlone(before: Page, after: Page): boolean {
  return objectDifference(before, after).changed.length === 1;
}
