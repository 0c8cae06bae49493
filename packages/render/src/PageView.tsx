import { fillCss } from '@pagewright/components/fill-css';
import type { Component, Page } from '@pagewright/components/models';
import { drawn, type ViewContext, type ViewMode } from '@pagewright/components/views';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

interface PageViewProps {
  readonly page: Page;
  /** URL of a picture of the document by its key. */
  readonly assets?: (key: string) => string | undefined;
  readonly mode?: ViewMode;
}

/**
 * A page at 1:1 px in a box of its size: the only way a page is drawn. Components stand in the order of their zIndex,
 * so that they are read out and printed in that order too. Draws again only when the page, the assets or the mode change.
 */
export const PageView = memo(function PageView({ page, assets = noAssets, mode = 'view' }: PageViewProps): ReactNode {
  const context = useMemo<ViewContext>(
    () => ({ language: page.language, assets, mode }),
    [page.language, assets, mode],
  );
  const shown = useMemo(
    () => page.components.filter((one) => one.visible).sort((a, b) => a.zIndex - b.zIndex),
    [page.components],
  );
  return (
    <div data-page="" lang={page.language} style={pageCss(page)}>
      {shown.map((component) => (
        <ComponentView key={component.id} component={component} context={context} />
      ))}
    </div>
  );
});

interface ComponentViewProps {
  readonly component: Component;
  readonly context: ViewContext;
}

/** One component in its place. What goes wrong inside it stays inside it. */
export const ComponentView = memo(function ComponentView({ component, context }: ComponentViewProps): ReactNode {
  return (
    <div
      data-component-id={component.id}
      aria-hidden={component.decorative ? true : undefined}
      style={placeCss(component)}
    >
      <FailureBoundary key={component.type} subject={component}>
        {drawn(component, context)}
      </FailureBoundary>
    </div>
  );
});

function noAssets(): undefined {
  return undefined;
}

function pageCss(page: Page): CSSProperties {
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    width: page.size.width,
    height: page.size.height,
    background: fillCss(page.background),
    // What the surrounding app sets for its own text must not reach into pages.
    font: '16px/1.5 sans-serif',
    letterSpacing: 'normal',
    textAlign: 'left',
    color: '#333333',
    printColorAdjust: 'exact',
  };
}

function placeCss({ position, size }: Component): CSSProperties {
  return { position: 'absolute', left: position.x, top: position.y, width: size.width, height: size.height };
}
