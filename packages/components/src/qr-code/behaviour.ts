import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { backgroundPaints, picturePaint } from '../behaviour/paints.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { qrCodeModel } from './model.ts';

export const qrCodeBehaviour = defineBehaviour(qrCodeModel, {
  role: 'picture',
  content: [['value'], ['alt'], ['correction']],
  keepsColours: true,
  texts: (code) => textsAt(code, { alt: 'aside' }),
  plainText: ({ props }) => props.value,
  paints: (code) => [...backgroundPaints(code), picturePaint(code, false)],
  isEmpty: ({ props }) => props.value === '',
});
