import { behaviourOf } from '@pagewright/components/behaviours';
import { fillCss } from '@pagewright/components/fill-css';
import { followsLinks, linkAttributes, linkMark } from '@pagewright/components/link-attributes';
import type { Component, Page } from '@pagewright/components/models';
import { ReaderLanguage } from '@pagewright/components/reader-language';
import { rotationOf } from '@pagewright/components/rotation';
import { drawn, type ViewContext, type ViewMode } from '@pagewright/components/views';
import { type CSSProperties, memo, type ReactNode, use, useMemo } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

interface PageViewProps {
  readonly page: Page;
  /** URL of a picture of the document by its key. */
  readonly assets?: (key: string) => string | undefined;
  readonly mode?: ViewMode;
  /** Ids of components that are still to come: they have their room and are not seen. */
  readonly awaited?: ReadonlySet<string>;
}

/**
 * A page at 1:1 px in a box of its size: the only way a page is drawn. Components stand in the order of their zIndex,
 * so that they are read out and printed in that order too. Draws again only when the page, the assets or the mode change.
 */
export const PageView = memo(function PageView(props: PageViewProps): ReactNode {
  const { page, assets = noAssets, mode = 'view', awaited } = props;
  const context = useMemo<ViewContext>(
    () => ({ language: page.language, assets, mode }),
    [page.language, assets, mode],
  );
  const shown = useMemo(
    () => page.components.filter((one) => one.visible).sort((a, b) => a.zIndex - b.zIndex),
    [page.components],
  );
  // Who reads a file is not known while it is made: what it says of itself is in the language of what stands in it.
  const reader = use(ReaderLanguage);
  return (
    <ReaderLanguage value={mode === 'print' ? page.language : reader}>
      <div data-page="" lang={page.language} style={pageCss(page)}>
        {shown.map((component) => (
          <ComponentView
            key={component.id}
            component={component}
            context={context}
            unseen={awaited?.has(component.id)}
          />
        ))}
      </div>
    </ReaderLanguage>
  );
});

interface ComponentViewProps {
  readonly component: Component;
  readonly context: ViewContext;
}

interface PlacedViewProps extends ComponentViewProps {
  /** It has its room and is not seen. */
  readonly unseen?: boolean | undefined;
}

/** One component in its place. What goes wrong inside it stays inside it. */
export const ComponentView = memo(function ComponentView(props: PlacedViewProps): ReactNode {
  const { component, context, unseen } = props;
  const link = followsLinks(context) ? component.link : undefined;
  return (
    <div
      data-component-id={component.id}
      aria-hidden={component.decorative && link === undefined ? true : undefined}
      style={{ ...placeCss(component), ...(unseen ? UNSEEN : {}), ...(isLoose(component, context) ? LOOSE : {}) }}
      {...linkMark(component.link, context)}
    >
      <FailureBoundary key={component.type} subject={component}>
        {drawn(component, context)}
      </FailureBoundary>
      {link !== undefined && <LinkOver component={component} link={link} context={context} />}
    </div>
  );
});

const UNSEEN: CSSProperties = { visibility: 'hidden' };
const LOOSE: CSSProperties = { pointerEvents: 'none' };

/** Whether a component is only taken hold of by the line that it draws, while the page is edited: the box around it is nothing. */
function isLoose(component: Component, { isEdited }: ViewContext): boolean {
  return isEdited === true && behaviourOf(component).ends !== undefined;
}

/** Lies over the whole of a component: what it shows may have links of its own, which no other link may be around. */
function LinkOver({ component, link, context }: ComponentViewProps & { readonly link: string }): ReactNode {
  return (
    <a {...linkAttributes(link, context)} aria-label={wordsOf(component) || NAMELESS} style={OVER}>
      {null}
    </a>
  );
}

const OVER: CSSProperties = { position: 'absolute', inset: 0, cursor: 'pointer' };
/** What a link is called that leads from something without words, in any language. */
const NAMELESS = '→';

function wordsOf(component: Component): string | undefined {
  const { props, name } = component;
  const alt = 'alt' in props ? props.alt : 'description' in props ? props.description : undefined;
  return behaviourOf(component).plainText(component).trim() || alt || name;
}

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

/** Its box, turned as it is: what moves it besides does so by `translate` and `scale`, which leave the turn. */
function placeCss(component: Component): CSSProperties {
  const { position, size } = component;
  const degrees = rotationOf(component);
  return {
    position: 'absolute',
    left: position.x,
    top: position.y,
    width: size.width,
    height: size.height,
    transform: degrees === 0 ? undefined : `rotate(${degrees}deg)`,
  };
}
