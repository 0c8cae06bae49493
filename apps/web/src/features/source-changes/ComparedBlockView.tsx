import type { ComparedBlock } from '@pagewright/model/source-comparison';
import { useTranslation } from 'react-i18next';
import styles from './source-changes.module.css';

/** A block that is not the same in both versions: words and cells that came and went are marked. */
export function ComparedBlockView({ block }: { block: ComparedBlock }) {
  const { t } = useTranslation();
  const { is, isMoved, kind, place, words, rows } = block;
  const label = t(`sources.is.${is === 'changed' && isMoved ? 'changedMoved' : is}`);
  return (
    <li className={styles.block} data-is={is}>
      <p className={styles.label}>
        <strong>{label}</strong> {place}
      </p>
      {words.length > 0 && (
        <p className={styles.words}>
          {words.map((piece, index) => {
            const key = `${index}-${piece.is}`;
            if (piece.is === 'added') return <ins key={key}>{piece.text}</ins>;
            if (piece.is === 'removed') return <del key={key}>{piece.text}</del>;
            return <span key={key}>{piece.text}</span>;
          })}
        </p>
      )}
      {kind === 'image' && words.length === 0 && <p>{t('sources.picture')}</p>}
      {rows && rows.length > 0 && (
        <div className={styles.table}>
          <table>
            <tbody>
              {rows.map((row, index) => (
                <tr key={`${index}-${row.is}`} data-is={row.is}>
                  {row.cells.map((cell, column) => (
                    <td key={`${column}-${cell.text}`}>
                      {cell.was !== undefined && <del>{cell.was}</del>}{' '}
                      {cell.was === undefined ? cell.text : <ins>{cell.text}</ins>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </li>
  );
}
