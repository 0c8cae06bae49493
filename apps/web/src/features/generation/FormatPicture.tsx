import { type FormatId, pageFormat } from '@pagewright/model/formats';
import type { Size } from '@pagewright/model/units';
import styles from './generation.module.css';

/** px of the picture's box. */
const BOX = { width: 84, height: 60 } as const;

/** A page of the format to scale, with the kind of content that its medium has. */
export function FormatPicture({ format, size }: { format: FormatId; size: Size }) {
  // Very tall pages keep a visible width.
  const scale = Math.min(BOX.width / size.width, BOX.height / size.height);
  const width = Math.max(15, size.width * scale);
  const height = Math.max(10, size.height * scale);
  const { medium } = pageFormat(format, size);
  const unit = Math.min(width, height) / 12;
  const rows = Math.min(12, Math.floor((height - unit * 5) / (unit * 1.7)));
  const columns = medium === 'slide' && width > height * 1.1 ? 2 : 1;
  const inner = width - unit * 2;
  const bar = columns === 2 ? inner * 0.44 : inner;
  return (
    <svg className={styles.formatPicture} viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <g transform={`translate(${(BOX.width - width) / 2} ${(BOX.height - height) / 2})`}>
        <rect width={width} height={height} rx={2.5} className={styles.sheet} />
        <rect x={unit} y={unit} width={inner * 0.6} height={unit * 1.4} rx={unit * 0.3} className={styles.title} />
        {Array.from({ length: Math.max(2, rows) }, (_, row) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- lines of a picture have no other identity
            key={row}
            x={unit}
            y={unit * 3.6 + row * unit * 1.7}
            width={bar * (row % 3 === 2 ? 0.7 : 1)}
            height={unit * 0.7}
            rx={unit * 0.3}
            className={styles.lineOfText}
          />
        ))}
        {columns === 2 && (
          <rect
            x={unit + inner * 0.54}
            y={unit * 3.6}
            width={inner * 0.46}
            height={height - unit * 4.6}
            rx={unit * 0.5}
            className={styles.picture}
          />
        )}
      </g>
    </svg>
  );
}
