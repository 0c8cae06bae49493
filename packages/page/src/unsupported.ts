import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';

/** Spaces and marks that setting a text puts between its letters. */
const SET = /[\s\u00ad\u200b\u2060]+/gu;

/** Those of some words that a component shows, whatever spaces were set between them. */
export function wordsShown(component: Component, words: readonly string[]): string[] {
  const shown = behaviourOf(component)
    .texts(component)
    .map(({ text }) => text.replace(SET, ''));
  return words.filter((word) => shown.some((text) => text.includes(word.replace(SET, ''))));
}

/** What a component says that its places in the sources do not carry; a person who changes those words settles it. */
export function unsupportedWords(component: Component): string[] {
  return component.unsupported ? wordsShown(component, component.unsupported) : [];
}
