import type { Component } from '@pagewright/components/models';
import { unsupportedWords } from '@pagewright/page/unsupported';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DoubtfulText } from '../../app/controls/DoubtfulText.tsx';
import { placeQuery } from '../../features/documents/document-queries.ts';
import { ScanPieces } from '../../features/documents/ScanPieces.tsx';
import styles from './editor-screen.module.css';

interface OriginCardProps {
  readonly projectId: number;
  readonly components: readonly Component[];
  readonly ref?: Ref<HTMLElement>;
}

/** Where the words of a component come from: the place in the file, with the text that stands there. */
export function OriginCard({ projectId, components, ref }: OriginCardProps) {
  const { t } = useTranslation();
  const [only, ...more] = components;
  if (!only || more.length > 0 || only.decorative) return null;
  const origins = only.origin ?? [];
  const unsupported = unsupportedWords(only);
  return (
    <section ref={ref} className={styles.origin}>
      <h3>{t('editor.origin')}</h3>
      {origins.length === 0 && <p>{t('editor.originNone')}</p>}
      {origins.slice(0, 6).map((origin) => (
        <Place key={origin} projectId={projectId} origin={origin} />
      ))}
      {unsupported.length > 0 && <p>{t('editor.originUnsupported', { words: unsupported.join(', ') })}</p>}
    </section>
  );
}

function Place({ projectId, origin }: { projectId: number; origin: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(placeQuery(projectId, origin));
  return (
    <figure>
      <figcaption>{data?.place ?? origin}</figcaption>
      {error && <p>{t('editor.originFailed')}</p>}
      {data?.blocks.map(({ index, text, doubtful, scan, current }) => (
        <blockquote key={index} data-current={current || undefined}>
          <DoubtfulText text={text} doubtful={doubtful} />
          {current && data.documentId !== null && scan && <ScanPieces documentId={data.documentId} pieces={scan} />}
        </blockquote>
      ))}
    </figure>
  );
}
