import { opacityField } from '../panels/box-fields.ts';
import { definePanel, type GalleryGroup, property, style } from '../panels/field.ts';
import { changeEnd, lineFields } from '../panels/line-fields.ts';
import { changeText, textStyleFields } from '../panels/text-fields.ts';
import { connectorModel } from './model.ts';

const GROUPS: readonly GalleryGroup[] = [
  {
    id: 'routes',
    choices: [
      { value: 'elbow', picture: 'M3 6h9v12h9M18 15l3 3l-3 3' },
      { value: 'straight', picture: 'M3 19L20 5M14 5h6v6' },
      { value: 'curve', picture: 'M3 18C14 18 8 6 20 6M17 3l3 3l-3 3' },
    ],
  },
];

const hasLabel = (props: { text: string }): boolean => props.text !== '';
const { fontFamily, fontSize, fontWeight, color, fontStyle, textDecoration } = textStyleFields;

export const connectorPanel = definePanel(connectorModel, {
  icon: 'M3 4h6v6H3zM15 14h6v6h-6zM9 7h9v7M15.5 11.5L18 14l2.500-2.500',
  editing: 'text',
  insert: { place: 14, from: 'route' },
  fields: {
    route: style('line', { type: 'gallery', groups: GROUPS }),
    text: property('content', { type: 'text' }),
    ...lineFields,
    startHold: { elsewhere: 'on the page' },
    endHold: { elsewhere: 'on the page' },
    startFacing: { elsewhere: 'on the page' },
    endFacing: { elsewhere: 'on the page' },
    fontFamily: { ...fontFamily, when: hasLabel },
    fontSize: { ...fontSize, when: hasLabel },
    fontWeight: { ...fontWeight, when: hasLabel },
    color: { ...color, when: hasLabel },
    fontStyle: { ...fontStyle, when: hasLabel },
    textDecoration: { ...textDecoration, when: hasLabel },
    // A label is short, and stands where the line has room for it.
    textAlign: { elsewhere: 'kept by the app' },
    verticalAlign: { elsewhere: 'kept by the app' },
    textTransform: { elsewhere: 'kept by the app' },
    listType: { elsewhere: 'kept by the app' },
    markerColor: { elsewhere: 'kept by the app' },
    lineHeight: { elsewhere: 'kept by the app' },
    letterSpacing: { elsewhere: 'kept by the app' },
    textIndent: { elsewhere: 'kept by the app' },
    paragraphSpacing: { elsewhere: 'kept by the app' },
    padding: { elsewhere: 'kept by the app' },
    textShadow: { elsewhere: 'kept by the app' },
    spans: { elsewhere: 'on the page' },
    paragraphs: { elsewhere: 'on the page' },
    ...opacityField,
  },
  change: (connector, prop, value) => {
    const put = changeEnd(connector, prop, value);
    if (!put) return changeText(connector, prop, value);
    // An end that is put somewhere no longer sticks, and leaves into no direction of what it held.
    const loose =
      prop === 'startPoint'
        ? ({ startHold: undefined, startFacing: 'any' } as const)
        : ({ endHold: undefined, endFacing: 'any' } as const);
    return { ...put, props: { ...put.props, ...loose } };
  },
});
