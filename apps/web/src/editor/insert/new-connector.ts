import type { StickyEnd } from '@pagewright/components/behaviours';
import { make } from '@pagewright/components/kind';
import { connectorModel } from '@pagewright/components/kinds/connector';
import type { Component, Page } from '@pagewright/components/models';
import { withStickyEnd } from '@pagewright/page/sticky-ends';
import { inkedOn } from './readable-colors.ts';

/** A connector between two ends, in a colour that is seen on the page; the page gives it its id and layer. */
export function newConnector(page: Page, start: StickyEnd, end: StickyEnd): Component {
  const plain = make(connectorModel, { id: 'new', position: start.point }, {});
  const from = withStickyEnd(plain, 'startPoint', start);
  return inkedOn(page, withStickyEnd(from, 'endPoint', end));
}
