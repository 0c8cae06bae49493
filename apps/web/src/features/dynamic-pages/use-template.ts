import type { ProjectPage } from '@pagewright/contract/pages';
import { isPagewrightError } from '@pagewright/model/errors';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../../app/api/error-text.ts';
import { session } from '../../app/session/session.ts';
import { pagesQuery } from '../pages/page-queries.ts';
import { previewPages } from '../pages/preview-text.ts';
import { templateOf } from './template.ts';

interface Asked {
  readonly projectId: number | undefined;
  /** The template of a project's pages, once it is there. */
  readonly text: string | undefined;
  /** The project's pages that the template is of. */
  readonly pages: readonly ProjectPage[];
  /** From 1: the page that was asked for, or the first where there is no such page (spec §8). */
  readonly firstPage: number;
  /** What the person has to know: why there is nothing, or not what was asked for. */
  readonly message: string | undefined;
  /** Asks again, where what was asked for may be there and did not come. */
  readonly retry: (() => void) | undefined;
  readonly loading: boolean;
}

/** What the address asks for: `?project=12&page=3` shows the pages of a project, the third one first. */
export function useAskedTemplate(): Asked {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const asked = query.get('project');
  const projectId = asked !== null && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined;
  const signedIn = session.get() !== undefined;
  const pages = useQuery({ ...pagesQuery(projectId ?? 0), enabled: projectId !== undefined && signedIn });
  const text = useMemo(() => pages.data && templateOf(pages.data), [pages.data]);
  const page = Number(query.get('page') ?? 1);
  const found = pages.data === undefined || pages.data[page - 1] !== undefined;
  const missing = isMissing(pages.error);
  const message = (): string | undefined => {
    if (asked === null) return undefined;
    if (projectId === undefined) return t('dynamic.noProject');
    if (!signedIn) return t('dynamic.loginFirst');
    if (pages.error) return missing ? t('dynamic.noProject') : errorText(pages.error);
    if (pages.data?.length === 0) return t('dynamic.noData');
    return found ? undefined : t('dynamic.noPage', { page: query.get('page') });
  };
  return {
    projectId: signedIn ? projectId : undefined,
    text,
    pages: useMemo(() => previewPages(pages.data ?? []), [pages.data]),
    firstPage: found ? page : 1,
    message: message(),
    retry: pages.error && !missing && !pages.isFetching ? () => void pages.refetch() : undefined,
    loading: pages.isLoading || (pages.isFetching && pages.data === undefined),
  };
}

/** Whether nothing is there, rather than out of reach. */
function isMissing(error: Error | null): boolean {
  if (!error) return false;
  return isPagewrightError(error) || ('code' in error && error.code === 'request/not-found');
}
