import type { ShownBlock } from '@pagewright/contract/documents';
import { memo } from 'react';
import { DoubtfulText } from '../../app/controls/DoubtfulText.tsx';
import { ScanPieces } from '../documents/ScanPieces.tsx';
import styles from './reader.module.css';

interface ReaderBlockProps {
  readonly block: ShownBlock;
  /** Undefined of typed text. */
  readonly documentId: number | undefined;
}

/** One block of the text that is read, over what it was read off where words of it are doubtful. */
export const ReaderBlock = memo(function ReaderBlock({ block, documentId }: ReaderBlockProps) {
  const { scan = [] } = block;
  return (
    <>
      <BlockText block={block} />
      {documentId !== undefined && scan.length > 0 && <ScanPieces documentId={documentId} pieces={scan} />}
    </>
  );
});

function BlockText({ block }: { block: ShownBlock }) {
  const text = <DoubtfulText text={block.text} doubtful={block.doubtful} />;
  switch (block.kind) {
    case 'heading':
      // The dialog's own title is the first level.
      return block.level === 1 ? <h2>{text}</h2> : <h3 data-level={block.level}>{text}</h3>;
    case 'table':
      return <ReaderTable caption={block.text} rows={block.rows ?? []} />;
    case 'quote':
      return <blockquote>{block.text}</blockquote>;
    case 'code':
      return <pre>{block.text}</pre>;
    case 'image':
      return block.text ? <p className={styles.picture}>{block.text}</p> : null;
    default:
      return <p>{text}</p>;
  }
}

function ReaderTable({ caption, rows }: { caption: string; rows: readonly (readonly string[])[] }) {
  return (
    <div className={styles.table}>
      <table>
        {caption && <caption>{caption}</caption>}
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- a text that is read never changes its order
            <tr key={row}>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
