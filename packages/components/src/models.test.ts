import { expect, it } from 'vitest';
import { componentOf } from './fixtures.ts';
import { COMPONENT_KINDS, canFlip, canRotate, componentSchemaUnion } from './models.ts';

it('no turn is read of what cannot be turned, nor mirrored what cannot be: its page could not be read any more', () => {
  for (const kind of COMPONENT_KINDS) {
    const component = componentOf(kind, {} as never, { rotation: 30, flip: 'both' });
    expect(componentSchemaUnion.parse(component).rotation, kind).toBe(canRotate(component) ? 30 : undefined);
    expect(componentSchemaUnion.parse(component).flip, kind).toBe(canFlip(component) ? 'both' : undefined);
  }
});
