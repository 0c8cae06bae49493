import { fillCss } from '@pagewright/components/fill-css';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import styles from './kit-picture.module.css';

/** Letters as type founders show a face. */
const SPECIMEN = 'Aa';

/** Colours, face and corners of a style at a glance. */
export function KitPicture({ tokens }: { tokens: StyleTokens }) {
  const { palette, fonts, shape } = tokens;
  const { family, weight } = fonts.heading;
  return (
    <div className={styles.picture} style={{ background: fillCss(palette.page.fill) }} aria-hidden>
      <span className={styles.cover} style={{ background: fillCss(palette.cover.fill) }} />
      <span
        className={styles.card}
        style={{ background: palette.surface, borderRadius: shape.radius / 3, color: palette.ink }}
      >
        <span style={{ fontFamily: `"${family}", sans-serif`, fontWeight: weight }}>{SPECIMEN}</span>
        <span className={styles.accents}>
          {palette.accents.map((color, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- three places, two of which may have one colour
            <span key={index} style={{ background: color }} />
          ))}
        </span>
      </span>
    </div>
  );
}
