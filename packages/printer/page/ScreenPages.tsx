import { pageAnchor } from '@pagewright/components/link-attributes';
import { PageView } from '@pagewright/render/page-view';
import type { ReactNode } from 'react';
import type { ArrangementProps } from './arrangement.ts';
import { DRAWN_MARK } from './drawn-mark.ts';

/** The pages at their px size, one below the other. */
export function ScreenPages({ pages, assets }: ArrangementProps): ReactNode {
  return pages.map((page, index) => (
    <section
      key={String(index)}
      className="page"
      id={pageAnchor(index + 1)}
      {...{ [DRAWN_MARK]: '' }}
      style={{ width: page.size.width, height: page.size.height, overflow: 'hidden' }}
    >
      <PageView page={page} assets={assets} mode="print" />
    </section>
  ));
}
