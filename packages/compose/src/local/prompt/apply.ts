import { squeeze, visualLength } from '../language/text.ts';
import type { Passage } from '../reading/passages.ts';
import { speaksOf, type Wishes } from './wishes.ts';

/** Passages as the prompt wants them: without what it leaves out, with what it wants first in front. Notes are made. */
export function applyWishes(passages: readonly Passage[], wishes: Wishes): Passage[] {
  let kept = withoutSkipped(passages, wishes);
  kept = onlyWanted(kept, wishes);
  return ordered(kept, wishes);
}

function headingsOf({ heading, section, path }: Passage): string[] {
  return [heading, section, ...path].filter(Boolean);
}

function withoutSkipped(passages: readonly Passage[], { skip, followed, notFollowed }: Wishes): Passage[] {
  let kept = [...passages];
  for (const topic of skip) {
    const rest = kept.filter((passage) => !headingsOf(passage).some((text) => speaksOf(text, topic)));
    const found = rest.length < kept.length && rest.length > 0;
    if (found) kept = rest;
    if (found) followed.push({ code: 'prompt-section-found', params: { topic } });
    else notFollowed.push({ code: 'prompt-topic-missing', params: { topic } });
  }
  return kept;
}

function onlyWanted(passages: readonly Passage[], { only, followed, notFollowed }: Wishes): Passage[] {
  if (only.length === 0) return [...passages];
  const wanted = passages.filter((passage) =>
    only.some((topic) => headingsOf(passage).some((text) => speaksOf(text, topic))),
  );
  for (const topic of only) {
    const found = wanted.some((passage) => headingsOf(passage).some((text) => speaksOf(text, topic)));
    if (found) followed.push({ code: 'prompt-section-found', params: { topic } });
    else notFollowed.push({ code: 'prompt-topic-missing', params: { topic } });
  }
  return wanted.length > 0 ? wanted : [...passages];
}

function ordered(passages: readonly Passage[], { first, followed, notFollowed }: Wishes): Passage[] {
  if (!first) return [...passages];
  const leading = passages.filter((passage) => headingsOf(passage).some((text) => speaksOf(text, first)));
  if (leading.length === 0) {
    notFollowed.push({ code: 'prompt-topic-missing', params: { topic: first } });
    return [...passages];
  }
  followed.push({ code: 'prompt-order', params: { topic: first } });
  return [...leading, ...passages.filter((passage) => !leading.includes(passage))];
}

/** Headings that the prompt names word for word. */
export function headingsNamed(passages: readonly Passage[], { text, skip }: Wishes): string[] {
  const prompt = squeeze(text);
  const headings = new Set(passages.flatMap(headingsOf));
  return [...headings].filter(
    (heading) =>
      visualLength(heading) >= 6 &&
      prompt.includes(squeeze(heading)) &&
      !skip.some((topic) => speaksOf(heading, topic) || speaksOf(topic, heading)),
  );
}
