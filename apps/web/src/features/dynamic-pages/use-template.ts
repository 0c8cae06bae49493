import type { ProjectPage } from '@pagewright/contract/pages';
import { isPagewrightError } from '@pagewright/model/errors';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '../../app/api/error-text.ts';
import { session } from '../../app/session/session.ts';
import { collectionPagesQuery } from '../collections/collection-queries.ts';
import { pagesQuery } from '../pages/page-queries.ts';
import { previewPages } from '../pages/preview-text.ts';
import { templateOf } from './template.ts';

interface Asked {
  /** The project or the published work that is asked for, where there may be one. */
  readonly projectId?: number | undefined;
  readonly collectionId?: number | undefined;
  /** The template of the pages that were asked for, once it is there. */
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

/**
 * What the address asks for: `?project=12&page=3` shows the pages of a project, the third one first, `?collection=12`
 * those of a published work.
 */
export function useAskedTemplate(): Asked {
  const [query] = useSearchParams();
  const ofProject = useAskedProject(query.get('project'), query.get('page'));
  const ofCollection = useAskedCollection(query.get('collection'), query.get('page'));
  return query.get('collection') === null ? ofProject : ofCollection;
}

function useAskedProject(asked: string | null, wanted: string | null): Asked {
  const { t } = useTranslation();
  const projectId = idOf(asked);
  const signedIn = session.get() !== undefined;
  const pages = useQuery({ ...pagesQuery(projectId ?? 0), enabled: projectId !== undefined && signedIn });
  const text = useMemo(() => pages.data && templateOf(pages.data), [pages.data]);
  const words = { missing: t('dynamic.noProject'), signIn: signedIn ? undefined : t('dynamic.loginFirst') };
  return {
    ...useAnswer(pages, { asked, wanted, words }),
    projectId: signedIn ? projectId : undefined,
    text,
    pages: useMemo(() => previewPages(pages.data ?? []), [pages.data]),
  };
}

function useAskedCollection(asked: string | null, wanted: string | null): Asked {
  const { t } = useTranslation();
  const collectionId = idOf(asked);
  const pages = useQuery({ ...collectionPagesQuery(collectionId ?? 0), enabled: collectionId !== undefined });
  return {
    ...useAnswer(pages, { asked, wanted, words: { missing: t('dynamic.noCollection') } }),
    collectionId,
    text: useMemo(() => pages.data?.map(({ text }) => text).join('\n'), [pages.data]),
    pages: [],
  };
}

interface Question {
  /** The id in the address, and the page from 1. */
  readonly asked: string | null;
  readonly wanted: string | null;
  readonly words: { readonly missing: string; readonly signIn?: string | undefined };
}

/** What becomes of asking for pages: where to begin, or what is the matter. */
function useAnswer(
  pages: UseQueryResult<readonly unknown[]>,
  { asked, wanted, words }: Question,
): Pick<Asked, 'firstPage' | 'message' | 'retry' | 'loading'> {
  const { t } = useTranslation();
  const page = Number(wanted ?? 1);
  const found = pages.data === undefined || pages.data[page - 1] !== undefined;
  const missing = isMissing(pages.error);
  const message = (): string | undefined => {
    if (asked === null) return undefined;
    if (idOf(asked) === undefined) return words.missing;
    if (words.signIn !== undefined) return words.signIn;
    if (pages.error) return missing ? words.missing : errorText(pages.error);
    if (pages.data?.length === 0) return t('dynamic.noData');
    return found ? undefined : t('dynamic.noPage', { page: wanted });
  };
  return {
    firstPage: found ? page : 1,
    message: message(),
    retry: pages.error && !missing && !pages.isFetching ? () => void pages.refetch() : undefined,
    loading: pages.isLoading || (pages.isFetching && pages.data === undefined),
  };
}

function idOf(asked: string | null): number | undefined {
  return asked !== null && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined;
}

/** Whether nothing is there, rather than out of reach. */
function isMissing(error: Error | null): boolean {
  if (!error) return false;
  return isPagewrightError(error) || ('code' in error && error.code === 'request/not-found');
}
