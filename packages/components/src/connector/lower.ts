import { opacityOf } from '../drawing/lower-box.ts';
import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';
import { labelOf } from './drawn-connector.ts';
import type { connectorModel } from './model.ts';
import { extentOf, pathData, routeOf } from './route.ts';

/** The line and its label. */
export const lowerConnector: Lower<typeof connectorModel> = (component, context) => {
  const { props } = component;
  const route = routeOf(props);
  const box = extentOf(route);
  const { startHold, endHold } = props;
  return [
    {
      type: 'path',
      box,
      data: pathData(route, box),
      viewSize: { width: box.width, height: box.height },
      stroke: { color: props.lineColor, width: props.lineWidth, style: props.lineStyle },
      line: {
        start: props.startPoint,
        end: props.endPoint,
        startEnd: props.startArrow,
        endEnd: props.endArrow,
        ...(props.route === 'straight' ? {} : { route: props.route }),
        ...(startHold ? { startHold } : {}),
        ...(endHold ? { endHold } : {}),
      },
      ...opacityOf(props),
    },
    ...lowerTextKind(labelOf(component), context),
  ];
};
