import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownMoment } from '../../app/i18n/shown-moment.ts';
import { placeQuery } from '../documents/document-queries.ts';

interface SourcePlaceProps {
  readonly projectId: number;
  readonly origin: string;
  /** The statement: it is marked in its block. */
  readonly text: string;
}

/** The place in the source that a statement comes from, with what stands around it. */
export function SourcePlace({ projectId, origin, text: statement }: SourcePlaceProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery(placeQuery(projectId, origin));
  if (error) return <p>{t('left-out.placeFailed')}</p>;
  if (!data) return <p>{t('left-out.placeLoading')}</p>;
  return (
    <>
      <p>{[...data.headings, data.place].filter(Boolean).join(' › ')}</p>
      {data.replaceTime && <p>{t('left-out.olderVersion', { date: shownMoment(data.replaceTime) })}</p>}
      {data.blocks.map(({ index, text, rows, current }) => (
        <blockquote key={index} data-current={current || undefined}>
          {marked(text || (rows ?? []).map((cells) => cells.join(' · ')).join('\n'), current ? statement : '')}
        </blockquote>
      ))}
    </>
  );
}

/** A text with some of its words marked. */
function marked(text: string, words: string): ReactNode {
  const at = words === '' ? -1 : text.indexOf(words);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{words}</mark>
      {text.slice(at + words.length)}
    </>
  );
}
