import { isSameValue } from '@pagewright/components/same-value';
import type { Project } from '@pagewright/contract/projects';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useRedesign } from '../../../features/generation/use-redesign.tsx';
import { acceptPages, type OpenDocument } from '../open-document.ts';

/** ms that a control rests before all pages follow it. */
const REST = 250;

interface LiveTheme {
  /** As the controls stand; the pages follow within a moment. */
  readonly style: DocumentStyle;
  /** Gives the document's style another look; pages with a style of their own keep it. */
  readonly change: (style: DocumentStyle) => void;
  /** Gives the document and all of its pages another style. */
  readonly choose: (style: DocumentStyle) => void;
  readonly isBusy: boolean;
  /** Asked where a page has no place for something any more. */
  readonly question: ReactNode;
}

interface Wanted {
  readonly style: DocumentStyle;
  /** What it was changed from: what was changed elsewhere meanwhile stays. Undefined where it is chosen whole. */
  readonly changedFrom: DocumentStyle | undefined;
  readonly keepsOwn: boolean;
}

/** Restyles the document while its theme is changed; changes that follow each other are one step of undo. */
export function useLiveTheme(opened: OpenDocument, project: Project): LiveTheme {
  const { redesign, question } = useRedesign(project, {
    before: () => opened.autosave.flush(),
    after: (isJoined) => acceptPages(opened, isJoined),
  });
  const [wanted, setWanted] = useState<Wanted>();
  const [sent, setSent] = useState<DocumentStyle>();
  const send = useEffectEvent((next: Wanted) => {
    const { style, changedFrom, keepsOwn } = next;
    // What was chosen elsewhere meanwhile is a step of its own.
    const goesOn = sent !== undefined && isSameValue(project.settings.style, sent);
    setSent(style);
    redesign.mutate(
      { style, keepsOwn, goesOn, ...(changedFrom ? { changedFrom } : {}) },
      {
        onSuccess: ({ isApplied, settings }) => isApplied && setSent(settings.style),
        onSettled: () => setWanted((now) => (now === next ? undefined : now)),
      },
    );
  });
  const { isPending } = redesign;
  useEffect(() => {
    if (wanted === undefined || isPending) return undefined;
    const timer = setTimeout(() => send(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted, isPending]);
  const leave = useEffectEvent(() => {
    if (wanted !== undefined && wanted.style !== sent) send(wanted);
  });
  // What was changed last is not lost where the panel is left before the pages have followed.
  useEffect(() => () => leave(), []);
  return {
    style: wanted?.style ?? project.settings.style,
    // What was chosen and has not been sent yet is still for all pages.
    change: (style) =>
      setWanted((now) => ({ ...(now ?? { keepsOwn: true, changedFrom: project.settings.style }), style })),
    choose: (style) => setWanted({ style, keepsOwn: false, changedFrom: undefined }),
    isBusy: wanted !== undefined,
    question,
  };
}
