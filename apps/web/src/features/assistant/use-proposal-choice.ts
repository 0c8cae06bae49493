import type { Proposal } from '@pagewright/contract/assistant';
import { useCallback, useMemo, useState } from 'react';
import { type ComparedPage, comparePages } from '../comparison/compare-pages.ts';
import type { PairChoice } from '../comparison/compared-row.ts';
import type { Choose } from '../comparison/pair-choice.ts';
import type { Compared } from '../comparison/use-compared-rows.ts';
import { acceptedOf, chooseObject, choosePage, NOTHING_LEFT, objectsOf } from './proposal-choice.ts';
import { proposedDocument } from './proposed-document.ts';

const NONE: ReadonlySet<string> = new Set();

/** What is compared of a proposal, what of it is accepted, and how that is changed. */
export function useProposalChoice(before: readonly ComparedPage[], proposal: Proposal) {
  const [choice, setChoice] = useState(NOTHING_LEFT);
  const { objects } = choice;
  const whole = useMemo(() => proposedDocument(before, proposal, NOTHING_LEFT.objects), [before, proposal]);
  const after = useMemo(
    () => (objects.size === 0 ? whole : proposedDocument(before, proposal, objects)),
    [whole, before, proposal, objects],
  );
  // Whatever is left out of it, it is what was proposed.
  const pairs = useMemo(
    () => comparePages(before, whole).filter(({ difference }) => difference !== 'same'),
    [before, whole],
  );
  const [textOf, pageOf] = useMemo(
    () => [new Map(before.map(({ id, text }) => [id, text])), new Map(proposal.pages.map((page) => [page.id, page]))],
    [before, proposal],
  );
  const isWhole = proposal.look.format !== undefined || proposal.pages.length === 0;
  const choiceOf = useCallback(
    (id: number): PairChoice | undefined => {
      const page = pageOf.get(id);
      // A format is for all pages or none; what is only moved goes with the others.
      if (!page || isWhole) return undefined;
      const isTaken = !choice.pages.has(id);
      if (!page.byObject) return { isTaken };
      return { isTaken, objects: { all: page.text, left: choice.objects.get(id) ?? NONE } };
    },
    [pageOf, isWhole, choice],
  );
  const choose = useMemo<Choose>(
    () => ({
      page: (id, isTaken) => {
        const page = pageOf.get(id);
        if (page) setChoice((old) => choosePage(old, page, isTaken));
      },
      object: (id, objectId, isTaken) => {
        const page = pageOf.get(id);
        if (page) setChoice((old) => chooseObject(old, page, objectsOf(textOf.get(id), page), objectId, isTaken));
      },
    }),
    [pageOf, textOf],
  );
  const compared: Compared = { before, after, pairs, choiceOf };
  return {
    compared,
    choose,
    /** As the server is told; undefined for all of it. */
    accepted: acceptedOf(proposal, choice, (page) => objectsOf(textOf.get(page.id), page)),
    /** How many pages. */
    taken: proposal.pages.filter(({ id }) => !choice.pages.has(id)).length,
    isSome: choice.pages.size > 0 || choice.objects.size > 0,
  };
}
