import { documentScan, type ScanPiece } from '@pagewright/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import styles from './scan-pieces.module.css';

interface ScanPiecesProps {
  readonly documentId: number;
  readonly pieces: readonly ScanPiece[];
}

/** What doubtful words were read off: the pieces of the pages' pictures on which they stand. */
export function ScanPieces({ documentId, pieces }: ScanPiecesProps) {
  return pieces.map((piece) => <Piece key={piece.place.page} documentId={documentId} piece={piece} />);
}

/** Room around the letters, as a share of the page's width. */
const MARGIN = 0.008;

function Piece({ documentId, piece }: { documentId: number; piece: ScanPiece }) {
  const { t } = useTranslation();
  const { picture, width, height, place } = piece;
  const url = useScan(documentId, picture);
  if (!url) return null;
  const margin = { x: MARGIN, y: (MARGIN * width) / height };
  const left = Math.max(0, place.left - margin.x);
  const top = Math.max(0, place.top - margin.y);
  const across = Math.min(1, place.right + margin.x) - left;
  const down = Math.min(1, place.bottom + margin.y) - top;
  return (
    <span
      className={styles.piece}
      data-testid="scan-piece"
      style={{ aspectRatio: (across * width) / (down * height), maxWidth: across * width }}
    >
      <img
        src={url}
        alt={t('document.scan', { page: place.page })}
        style={{ width: `${100 / across}%`, transform: `translate(${-left * 100}%, ${-top * 100}%)` }}
      />
    </span>
  );
}

/** The picture of a page as an object URL: it needs the bearer token, which an `<img>` cannot send. */
function useScan(documentId: number, key: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['scan', documentId, key],
    queryFn: async ({ signal }) => (await api.open(documentScan, { params: { id: documentId, key }, signal })).blob(),
    // Files never change; a page is only as long at hand as something shows it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const url = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
