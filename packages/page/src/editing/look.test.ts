import { componentOf } from '@pagewright/components/fixtures';
import {
  COMPONENT_KINDS,
  type Component,
  type ComponentKind,
  componentSchemaUnion,
} from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { lookOf, propsInLook } from './look.ts';

it('is everything but what a component says and where it is', () => {
  const { props } = lookOf(componentOf('text', { text: 'Rent', color: '#ff0000', fontSize: 40 }));
  expect(props).toMatchObject({ color: '#ff0000', fontSize: 40 });
  expect(Object.keys(props)).not.toContain('text');
  expect(Object.keys(props)).not.toContain('spans');
  expect(lookOf(componentOf('rectangle', {}, { rotation: 30 }))).toEqual(lookOf(componentOf('rectangle')));
  const line = componentOf('line', { lineColor: '#00ff00' });
  expect(Object.keys(lookOf(line).props)).toEqual(expect.not.arrayContaining(['startPoint', 'endPoint']));
});

it('passes to another kind what both have', () => {
  const look = lookOf(componentOf('heading', { text: 'A', color: '#123456', borderWidth: 3 }));
  const shape = componentOf('rectangle');
  expect(propsInLook(shape, look)).toMatchObject({ borderWidth: 3 });
  expect(Object.keys(propsInLook(shape, look))).not.toContain('color');
});

it('of bare words leaves a shape what is seen of it, and other words nothing below them', () => {
  const bare = lookOf(componentOf('text', { color: '#123456', fontSize: 40 }));
  const shape = propsInLook(componentOf('shape', { text: 'A' }), bare);
  expect(shape).toMatchObject({ color: '#123456', fontSize: 40 });
  for (const prop of ['backgroundColor', 'padding', 'textAlign', 'verticalAlign'])
    expect(shape).not.toHaveProperty(prop);
  for (const kind of ['rectangle', 'codeBlock'] as const) {
    const kept = propsInLook(componentOf(kind), bare);
    for (const prop of ['backgroundColor', 'padding', 'borderWidth', 'borderRadius'])
      expect(kept).not.toHaveProperty(prop);
  }
  const other = propsInLook(componentOf('text', { backgroundColor: '#ff0000' }), bare);
  expect(other).toMatchObject({ backgroundColor: 'transparent' });
  const filled = lookOf(componentOf('text', { backgroundColor: '#ff0000' }));
  expect(propsInLook(componentOf('rectangle'), filled)).toMatchObject({ backgroundColor: '#ff0000' });
});

it('leaves what is said, drawn and scanned: links of cells, paths, sizes of icons, the colours of a code', () => {
  const painted = (kind: ComponentKind, look: Component) => Object.keys(propsInLook(componentOf(kind), lookOf(look)));
  const linked = componentOf('aiTable', { cellLinks: [{ words: 'a', to: 'https://example.org', cell: [1, 0] }] });
  expect(painted('aiTable', linked)).not.toContain('cellLinks');
  expect(painted('text', componentOf('text', { placeholder: 'Your name' }))).not.toContain('placeholder');
  const drawn = componentOf('shape', { shape: 'freeform', closed: false });
  for (const prop of ['points', 'closed', 'curved']) expect(painted('shape', drawn)).not.toContain(prop);
  expect(painted('icon', componentOf('icon', { size: 200 }))).not.toContain('size');
  const light = componentOf('shape', { color: '#ffffff', backgroundColor: '#101010' });
  expect(painted('qrCode', light)).toEqual(expect.not.arrayContaining(['color', 'backgroundColor']));
  expect(painted('qrCode', componentOf('qrCode', { color: '#0a2a6b' }))).toContain('color');
});

it('brings letters that keep their colour no ground on which they could not be read', () => {
  const dark = lookOf(componentOf('shape', { color: '#ffffff', backgroundColor: '#101010' }));
  const light = lookOf(componentOf('aiTable', { backgroundColor: '#fff4d0' }));
  for (const kind of ['aiEchart', 'aiChart'] as const) {
    expect(propsInLook(componentOf(kind), dark)).not.toHaveProperty('backgroundColor');
    expect(propsInLook(componentOf(kind), light)).toMatchObject({ backgroundColor: '#fff4d0' });
  }
  const filled = lookOf(componentOf('rectangle', { backgroundColor: '#101010' }));
  expect(propsInLook(componentOf('text'), filled)).not.toHaveProperty('backgroundColor');
  expect(propsInLook(componentOf('shape'), filled)).toMatchObject({ backgroundColor: '#101010' });
  expect(propsInLook(componentOf('text'), dark)).toMatchObject({ color: '#ffffff', backgroundColor: '#101010' });
});

it('makes of every kind a component that can be stored, whichever look it is given', () => {
  for (const kind of COMPONENT_KINDS) {
    for (const other of COMPONENT_KINDS) {
      const component = componentOf(kind);
      const props = { ...component.props, ...propsInLook(component, lookOf(componentOf(other))) };
      const changed = { ...component, props } as Component;
      expect(componentSchemaUnion.safeParse(changed).success, `${other} on ${kind}`).toBe(true);
    }
  }
});

it('of a kind that leaves something unsaid gives another its own default for it', () => {
  const code = componentOf('codeBlock');
  expect(propsInLook(code, { of: 'text', props: { palette: undefined }, isOfBareWords: false })).toEqual({
    palette: Reflect.get(code.props, 'palette'),
  });
});
