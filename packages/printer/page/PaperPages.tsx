import { pageAnchor } from '@pagewright/components/link-attributes';
import { paperOf, wholePoints } from '@pagewright/model/paper';
import { PageView } from '@pagewright/render/page-view';
import type { ReactNode } from 'react';
import type { ArrangementProps } from './arrangement.ts';
import { DRAWN_MARK } from './drawn-mark.ts';

/** One sheet a page, each sheet as large as its page asks for. */
export function PaperPages({ pages, assets, paper }: ArrangementProps): ReactNode {
  const papers = pages.map((page) => paperOf(page, paper, wholePoints));
  const sizes = new Map(papers.map(({ name, width, height }) => [name, `${width}mm ${height}mm`]));
  const rules = [...sizes].map(([name, size]) => `@page ${name} { size: ${size}; margin: 0; }`);
  return (
    <>
      <style>{rules.join('\n')}</style>
      {pages.map((page, index) => {
        const { name, width, height, scale, left, top } = papers[index] as (typeof papers)[number];
        return (
          <section
            key={String(index)}
            id={pageAnchor(index + 1)}
            {...{ [DRAWN_MARK]: '' }}
            style={{
              page: name,
              breakAfter: 'page',
              breakInside: 'avoid',
              contain: 'strict',
              position: 'relative',
              overflow: 'hidden',
              width: `${width}mm`,
              height: `${height}mm`,
            }}
          >
            <div
              style={{
                position: 'absolute',
                left: `${left}mm`,
                top: `${top}mm`,
                transformOrigin: '0 0',
                transform: `scale(${scale})`,
              }}
            >
              <PageView page={page} assets={assets} mode="print" />
            </div>
          </section>
        );
      })}
    </>
  );
}
