import type { Ends, StickyEnd } from '../behaviour/behaviour.ts';
import { between, endedBehaviour, endsOf } from '../behaviour/between-ends.ts';
import { boxTexts } from '../behaviour/box-texts.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { textsAt, WORDS } from '../behaviour/worded-behaviour.ts';
import { labelOf, textPart } from './drawn-connector.ts';
import { type Connector, connectorModel } from './model.ts';
import { middleOf, pathData, routeOf } from './route.ts';

export const connectorBehaviour = defineBehaviour(connectorModel, {
  role: 'mark',
  content: [WORDS],
  ...endedBehaviour,
  ends: {
    of: endsOf,
    between,
    track: ({ props }) => {
      const route = routeOf(props);
      return { data: pathData(route, { x: 0, y: 0 }), middle: middleOf(route).at };
    },
    sticky: { of: stickyEnds, with: withStickyEnds },
  },
  texts: (connector) => textsAt(connector, { text: 'words' }),
  placedTexts: (connector, language) => boxTexts(labelOf(connector), language),
  textPart,
  plainText: ({ props }) => props.text,
});

function stickyEnds({ props }: Connector): Readonly<Record<keyof Ends, StickyEnd>> {
  return {
    startPoint: { point: props.startPoint, facing: props.startFacing, hold: props.startHold },
    endPoint: { point: props.endPoint, facing: props.endFacing, hold: props.endHold },
  };
}

function withStickyEnds(
  connector: Connector,
  { startPoint: start, endPoint: end }: Partial<Readonly<Record<keyof Ends, StickyEnd>>>,
): Connector {
  const { startHold, endHold, ...props } = connector.props;
  const holds = { startHold: start ? start.hold : startHold, endHold: end ? end.hold : endHold };
  const held = {
    ...props,
    ...(start ? { startPoint: start.point, startFacing: start.facing } : {}),
    ...(end ? { endPoint: end.point, endFacing: end.facing } : {}),
    ...(holds.startHold ? { startHold: holds.startHold } : {}),
    ...(holds.endHold ? { endHold: holds.endHold } : {}),
  };
  return between({ ...connector, props: held }, held);
}
