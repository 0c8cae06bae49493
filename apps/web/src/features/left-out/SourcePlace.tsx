import { getPlace } from '@pagewright/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';

/** The place in the source that a statement comes from, with what stands around it. */
export function SourcePlace({ projectId, origin }: { readonly projectId: number; readonly origin: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ['place', projectId, origin],
    queryFn: ({ signal }) => api.call(getPlace, { query: { projectId, origin }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) return <p>{t('left-out.placeFailed')}</p>;
  if (!data) return <p>{t('left-out.placeLoading')}</p>;
  return (
    <>
      <p>{[...data.headings, data.place].filter(Boolean).join(' › ')}</p>
      {data.blocks.map(({ index, text, rows, current }) => (
        <blockquote key={index} data-current={current || undefined}>
          {text || rows?.map((cells) => cells.join(' · ')).join('\n')}
        </blockquote>
      ))}
    </>
  );
}
