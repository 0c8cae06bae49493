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
  readonly change: (style: DocumentStyle) => void;
  readonly isBusy: boolean;
  /** Asked where a page has no place for something any more. */
  readonly question: ReactNode;
}

/** Restyles the document while its theme is changed; changes that follow each other are one step of undo. */
export function useLiveTheme(opened: OpenDocument, project: Project): LiveTheme {
  const { redesign, question } = useRedesign(project, {
    before: () => opened.autosave.flush(),
    after: (isJoined) => acceptPages(opened, isJoined),
  });
  const [wanted, setWanted] = useState<DocumentStyle>();
  const [sent, setSent] = useState<DocumentStyle>();
  const send = useEffectEvent((style: DocumentStyle) => {
    // What was chosen elsewhere meanwhile is a step of its own.
    const goesOn = sent !== undefined && isSameValue(project.settings.style, sent);
    setSent(style);
    redesign.mutate({ style, goesOn }, { onSettled: () => setWanted((now) => (now === style ? undefined : now)) });
  });
  const { isPending } = redesign;
  useEffect(() => {
    if (wanted === undefined || isPending) return undefined;
    const timer = setTimeout(() => send(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted, isPending]);
  const leave = useEffectEvent(() => {
    if (wanted !== undefined && wanted !== sent) send(wanted);
  });
  // What was changed last is not lost where the panel is left before the pages have followed.
  useEffect(() => () => leave(), []);
  return { style: wanted ?? project.settings.style, change: setWanted, isBusy: wanted !== undefined, question };
}
