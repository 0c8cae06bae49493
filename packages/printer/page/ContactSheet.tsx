import { PageView } from '@pagewright/render/page-view';
import type { CSSProperties, ReactNode } from 'react';
import type { ArrangementProps } from './arrangement.ts';
import { DRAWN_MARK } from './drawn-mark.ts';

/** px */
const THUMBNAIL_WIDTH = 360;
const GAP = 24;
const MAX_COLUMNS = 6;
/** What number and gap add to the height of a row, as a share of its width. */
const CAPTION_SHARE = 0.13;
/** Sheets come out wider than high, as screens are. */
const WIDER = 1.2;

const NUMBER: CSSProperties = {
  font: '13px/1 Inter, sans-serif',
  color: '#5c6370',
  textAlign: 'center',
  margin: '10px 0 0',
};

/** All pages small in a grid that is about as wide as high, each with its number below. */
export function ContactSheet({ pages, assets }: ArrangementProps): ReactNode {
  const ratio = Math.max(...pages.map(({ size }) => size.height / size.width));
  const columns = Math.min(
    MAX_COLUMNS,
    pages.length,
    Math.max(1, Math.ceil(Math.sqrt(pages.length * (ratio + CAPTION_SHARE) * WIDER))),
  );
  return (
    <div
      {...{ [DRAWN_MARK]: '' }}
      style={{
        display: 'inline-grid',
        gridTemplateColumns: `repeat(${columns}, ${THUMBNAIL_WIDTH}px)`,
        gap: GAP,
        padding: GAP,
        background: '#e9ebef',
        alignItems: 'start',
      }}
    >
      {pages.map((page, index) => {
        const scale = THUMBNAIL_WIDTH / page.size.width;
        return (
          <div key={String(index)}>
            <div
              style={{
                height: page.size.height * scale,
                overflow: 'hidden',
                boxShadow: '0 1px 3px rgba(16, 24, 40, 0.2)',
                background: '#ffffff',
              }}
            >
              <div style={{ transformOrigin: '0 0', transform: `scale(${scale})`, width: page.size.width }}>
                <PageView page={page} assets={assets} mode="print" />
              </div>
            </div>
            <p style={NUMBER}>{index + 1}</p>
          </div>
        );
      })}
    </div>
  );
}
