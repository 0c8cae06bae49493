import type { Component, Page } from '@pagewright/components/models';
import type { PartChange } from './change-set.ts';
import { canMerge } from './merge-component.ts';
import { isSlotKey, type PartKey, partsOf } from './parts.ts';
import { likeness, sameWords, saysOther, toldWords } from './told-words.ts';

/** Words that are at least so alike are the same statement, written anew. */
const ALIKE = 0.5;

/** The components of a design, each to be changed once at most. */
export class ShownParts {
  readonly #parts: Map<PartKey, Component>;
  readonly #taken = new Set<string>();
  readonly #sameBrief: boolean;

  constructor(page: Page, sameBrief: boolean) {
    this.#parts = partsOf(page);
    this.#sameBrief = sameBrief;
  }

  find(key: PartKey): Component | undefined {
    return this.#parts.get(key);
  }

  /** The component that shows what the changed one showed. */
  take(change: PartChange): Component | undefined {
    const found = this.#sameBrief ? this.#ofField(change) : this.#ofWords(change);
    if (found) this.#taken.add(found.id);
    return found;
  }

  #ofField({ key, base, mine }: PartChange): Component | undefined {
    const found = this.#parts.get(key);
    if (!found || this.#taken.has(found.id) || !canMerge(base, found)) return undefined;
    // Decoration that is called alike in another style is another one.
    if (!isSlotKey(key) && (found.type !== base.type || (mine && !sameWords(base, found)))) return undefined;
    return found;
  }

  /** In a document that was composed anew, a field that is called alike may say something else. */
  #ofWords(change: PartChange): Component | undefined {
    const { key, base } = change;
    if (!isSlotKey(key)) return this.#ofField(change);
    const free = [...this.#parts].filter(
      ([other, one]) => isSlotKey(other) && !this.#taken.has(one.id) && canMerge(base, one),
    );
    const there = free.find(([other]) => other === key)?.[1];
    if (there && (key === 'title' || sameWords(base, there))) return there;
    const same = free.find(([, one]) => sameWords(base, one))?.[1];
    if (same) return same;
    if (!there || !saysOther(change)) return undefined;
    return likeness(toldWords(base), toldWords(there)) >= ALIKE ? there : undefined;
  }
}
