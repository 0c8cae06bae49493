import { randomUUID } from 'node:crypto';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { Engine, Engines, StreamedOutline } from '../engine.ts';
import { createEngines as createOwn, type EngineSettings, ENGINES as OWN } from '../engines.ts';

/** Engines for tests, as a language model would be: never the same twice, and some slow to say what comes next. */

/** What an answer's pages are marked with, in front of their titles. */
const MARK = /^\[([0-9a-f]{8})\] /;

/** The mark of the answer that a page's title comes from. */
export function answerOf(title: string): string | undefined {
  return MARK.exec(title)?.[1];
}

/** Says what the local engine says, each time in other words. */
const fickle: Engine = {
  ...OWN.local,
  id: 'fickle',
  compose: (documents, request) => marked(OWN.local.compose(documents, request)),
};

/** The same page by page, not saying how many there will be. */
const streaming: Engine = {
  ...OWN.local,
  id: 'streaming',
  compose: (documents, request) => inPieces(marked(OWN.local.compose(documents, request))),
};

function marked(outline: Outline): Outline {
  const mark = randomUUID().slice(0, 8);
  const pages = outline.pages.map((brief): PageBrief => {
    const text = `[${mark}] ${brief.title.text}`;
    return { ...brief, title: { ...brief.title, text } };
  });
  return { ...outline, engine: 'fickle', pages };
}

function inPieces({ pages, ...frame }: Outline): StreamedOutline {
  async function* briefs(): AsyncGenerator<PageBrief> {
    yield* pages;
  }
  const { unused, ...early } = frame;
  return { frame: { ...early, unused: [] }, briefs: briefs(), end: () => ({ unused }) };
}

export const ENGINES: Engines = { ...OWN, fickle, streaming };

export function createEngines(settings: EngineSettings): Engines {
  return { ...ENGINES, ...createOwn(settings) };
}
