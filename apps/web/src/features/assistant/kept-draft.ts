import { STYLE_IDS } from '@pagewright/model/styles';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { keptInTab, type TabKept } from '../../app/saving/tab-kept.ts';
import { TAG_FORMATS, type Tag } from './wish.ts';

/** What a person has said and not seen made. */
export interface Draft {
  readonly text: string;
  readonly tags: readonly Tag[];
}

export const EMPTY: Draft = { text: '', tags: [] };

const id = z.number().int();
const tag = z.discriminatedUnion('is', [
  z.object({ is: z.literal('format'), value: z.enum(TAG_FORMATS) }),
  z.object({ is: z.literal('style'), value: z.enum(STYLE_IDS) }),
  z.object({ is: z.literal('page'), id, number: id, title: z.string() }),
  z.object({ is: z.literal('file'), id, name: z.string() }),
]);
const kept = z.object({ text: z.string(), tags: z.array(tag) });

const KEPT_UNDER = 'pagewright_assistant';

/** The wish for a project, which this tab keeps: the panel goes and comes with the window's width, comments and editing. */
export function useKeptDraft(projectId: number) {
  const [draft, setDraft] = useState(() => readDraft(projectId));
  useEffect(() => keepDraft(projectId, draft), [projectId, draft]);
  return [draft, setDraft] as const;
}

export function readDraft(projectId: number): Draft {
  return keptDraft(projectId).read() ?? EMPTY;
}

export function keepDraft(projectId: number, draft: Draft): void {
  keptDraft(projectId).keep(draft.text === '' && draft.tags.length === 0 ? undefined : draft);
}

function keptDraft(projectId: number): TabKept<Draft> {
  return keptInTab(`${KEPT_UNDER} ${projectId}`, kept);
}
