import type { ProjectPage } from '@pagewright/contract/pages';
import {
  type GenerationSettings,
  type Project,
  redesignProject,
  type UnplacedChange,
} from '@pagewright/contract/projects';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { notify } from '../../app/toasts/notify.ts';
import { pagesQuery } from '../pages/page-queries.ts';
import { cacheProject } from '../projects/project-queries.ts';

const UnplacedDialog = lazy(async () => ({ default: (await import('../keeping/UnplacedDialog.tsx')).UnplacedDialog }));

export type ChosenLook = Partial<Pick<GenerationSettings, 'style' | 'format' | 'customSize'>>;

export interface RedesignOptions {
  /** Pages that get the style, where it is not the whole document. */
  readonly pageIds?: readonly number[] | undefined;
  /** What has to be done first. */
  readonly before?: (() => Promise<void>) | undefined;
  /** What is done once the pages have been designed anew; told whether that became a part of the step before it. */
  readonly after?: ((isJoined: boolean) => Promise<void>) | undefined;
}

/**
 * `keepsOwn`: whether pages with a style of their own keep it; `changedFrom`: what the style was changed from; `goesOn`: whether it is to be one step with the restyling
 * before it.
 */
interface Redesigning extends ChosenLook {
  readonly keepsOwn?: boolean;
  readonly changedFrom?: DocumentStyle;
  readonly accept?: boolean;
  readonly goesOn?: boolean;
}

/** Restyles or reformats a document. A new design that has no place for something is asked about before it is made. */
export function useRedesign(project: Project, { pageIds, before, after }: RedesignOptions) {
  const queries = useQueryClient();
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ readonly look: Redesigning; readonly unplaced: readonly UnplacedChange[] }>();
  const redesign = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `redesign-${project.id}` },
    mutationFn: async (look: Redesigning) => {
      await before?.();
      return api.call(redesignProject, {
        body: { projectId: project.id, ...look, ...(pageIds ? { pageIds: [...pageIds] } : {}) },
      });
    },
    onSuccess: async ({ isApplied, isJoined, unplaced, settings, pages }, { accept: _accept, ...look }) => {
      setAsked(isApplied ? undefined : { look, unplaced });
      if (!isApplied) return;
      cacheProject({ ...project, settings });
      queries.setQueryData(pagesQuery(project.id).queryKey, (known) => known && withNewTexts(known, pages));
      void queries.invalidateQueries({ queryKey: ['history', project.id] });
      await after?.(isJoined);
    },
    onError: (error) => notify.error(error, (reason) => t('panel.redesignFailed', { reason })),
  });
  const question = asked && (
    <Suspense>
      <UnplacedDialog
        changes={asked.unplaced}
        busy={redesign.isPending}
        onAccept={() => redesign.mutate({ ...asked.look, accept: true })}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return { redesign, question };
}

function withNewTexts(
  known: ProjectPage[],
  redesigned: readonly Pick<ProjectPage, 'id' | 'pageNumber' | 'styledText' | 'version'>[],
): ProjectPage[] {
  const byId = new Map(redesigned.map((page) => [page.id, page]));
  return known.map((page) => ({ ...page, ...byId.get(page.id) })).sort((a, b) => a.pageNumber - b.pageNumber);
}
