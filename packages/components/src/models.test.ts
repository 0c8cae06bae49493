import { expect, it } from 'vitest';
import { componentOf } from './fixtures.ts';
import { COMPONENT_KINDS, canRotate, componentSchemaUnion } from './models.ts';

it('no turn is read of what cannot be turned: its page could not be read any more', () => {
  for (const kind of COMPONENT_KINDS) {
    const component = componentOf(kind, {} as never, { rotation: 30 });
    expect(componentSchemaUnion.parse(component).rotation, kind).toBe(canRotate(component) ? 30 : undefined);
  }
});
