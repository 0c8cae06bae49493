import type { Page } from '@pagewright/components/models';
import type { ViewMode } from '@pagewright/components/views';
import { memo, type ReactNode } from 'react';
import { useFonts } from './fonts.ts';
import { PageView } from './PageView.tsx';

interface ThumbnailProps {
  readonly page: Page;
  /** px; the height follows from the page's proportions. */
  readonly width: number;
  readonly assets?: (key: string) => string | undefined;
  /** `view`: with what the page asks for, as on the canvas. */
  readonly mode?: ViewMode;
}

/** A page drawn small. */
export const Thumbnail = memo(function Thumbnail({
  page,
  width,
  assets,
  mode = 'thumbnail',
}: ThumbnailProps): ReactNode {
  useFonts([page]);
  const scale = width / page.size.width;
  return (
    <div
      aria-hidden="true"
      inert
      style={{ width, height: page.size.height * scale, overflow: 'hidden', contain: 'strict' }}
    >
      <div style={{ width: page.size.width, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        <PageView page={page} mode={mode} {...(assets ? { assets } : {})} />
      </div>
    </div>
  );
});
