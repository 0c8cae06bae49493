import { type GenerationEvent, generationEvent } from '@pagewright/contract/events';
import { GENERATION_STATUS, type Project, watchProject } from '@pagewright/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../app/api/api.ts';
import { ApiError, asErrorCode, isApiError } from '../../app/api/api-error.ts';
import { followEvents, type StreamEvent } from '../../app/api/event-stream.ts';
import { notify } from '../../app/toasts/notify.ts';
import { loadPagesAnew } from '../pages/page-queries.ts';
import { isGenerating, projectsQuery } from '../projects/project-queries.ts';
import { applyEvent, liveGenerations, newGeneration } from './live-generation.ts';

/** Follows a project's generation while it runs: progress and pages as they come, and what to load when it ends. */
export function useGenerationWatch(project: Project | undefined): void {
  const queries = useQueryClient();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const projectId = project && isGenerating(project) ? project.id : undefined;

  useEffect(() => {
    if (projectId === undefined) return undefined;
    const stop = new AbortController();
    if (!liveGenerations.get(projectId)) liveGenerations.set(projectId, newGeneration(Date.now()));

    const end = async (status: number) => {
      // The pages first, so that the canvas has them when the project's status lets it appear.
      await loadPagesAnew(projectId).catch(() => undefined);
      queries.setQueryData(projectsQuery.queryKey, (list) =>
        list?.map((known) =>
          known.id === projectId
            ? // Where there are pages, what waited has become them.
              { ...known, status, outlineWaits: known.outlineWaits && status !== GENERATION_STATUS.generated }
            : known,
        ),
      );
      for (const queryKey of [
        ['projects'],
        ['report', projectId],
        ['documents', projectId],
        ['history', projectId],
        ['membership'],
      ]) {
        void queries.invalidateQueries({ queryKey });
      }
    };
    const showOutline = async () => {
      await queries.fetchQuery({ ...projectsQuery, staleTime: 0 }).catch(() => undefined);
      notify.success(t('create.outlineReady'));
      await navigate(`/create/outline/${projectId}`);
    };
    const onEvent = (streamed: StreamEvent): boolean => {
      const event = readEvent(streamed);
      if (!event) return false;
      const { live, outcome } = applyEvent(liveGenerations.get(projectId) ?? newGeneration(Date.now()), event);
      liveGenerations.set(projectId, live);
      if (outcome === 'running') return false;
      if (outcome === 'done') {
        if (event.type === 'done') notify.success(t('generation.done', { total: event.pagesTotal }));
        void end(event.type === 'state' ? event.status : GENERATION_STATUS.generated);
      } else if (outcome === 'outlined') {
        void showOutline();
      } else if (event.type === 'failed') {
        const reason = new ApiError(500, '', asErrorCode(event.error) ?? 'generation/failed', event.params);
        if (event.error !== 'generation/cancelled')
          notify.error(reason, (text) => t('generation.failed', { reason: text }));
        void queries.invalidateQueries({ queryKey: ['pages', projectId] });
        void queries.invalidateQueries({ queryKey: ['projects'] });
      }
      return true;
    };
    void followEvents({
      open: (signal) => api.open(watchProject, { params: { id: projectId }, signal }),
      onEvent,
      isFatal: (error) => isApiError(error) && error.status >= 400 && error.status < 500,
      signal: stop.signal,
    }).catch((error: unknown) => notify.error(error));

    return () => {
      stop.abort();
      liveGenerations.clear(projectId);
      void queries.invalidateQueries({ queryKey: ['pages', projectId] });
    };
  }, [projectId, queries, navigate, t]);
}

/** The event, or undefined where a newer server sends one that we do not know. */
function readEvent({ type, data }: StreamEvent): GenerationEvent | undefined {
  try {
    const body: unknown = JSON.parse(data);
    return generationEvent.safeParse({ ...(typeof body === 'object' ? body : {}), type }).data;
  } catch {
    return undefined;
  }
}
