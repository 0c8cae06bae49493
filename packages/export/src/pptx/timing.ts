import type { EntranceKind } from '@pagewright/model/entrance';
import type { TransitionDirection } from '@pagewright/model/page-transition';
import {
  type Entering,
  type EntranceStep,
  type EntranceSteps,
  entranceDuration,
} from '@pagewright/page/entrance-steps';
import { characters, el, type Xml } from '../ooxml/xml.ts';

/** PowerPoint's own effects, which its panel of animations shows by their names. */
const PRESETS: Readonly<Record<EntranceKind, number>> = { appear: 1, fly: 2, fade: 10, wipe: 22, rise: 42, zoom: 53 };
/** Sides that effects come from, by where to they move. */
const SIDES: Readonly<Record<TransitionDirection, number>> = { down: 1, left: 2, up: 4, right: 8 };
const WIPES: Readonly<Record<TransitionDirection, string>> = {
  down: 'wipe(up)',
  left: 'wipe(right)',
  up: 'wipe(down)',
  right: 'wipe(left)',
};
/** Zooming in about the middle of the object. */
const ZOOMS_IN = 16;

/** The ids of the objects of the slide that show a component. */
type ObjectsOf = (componentId: string) => readonly number[];

/**
 * How the objects of a slide come, as PresentationML has it (ECMA-376, 19.5): a sequence of clicks, each with what follows one
 * another, each of which starts together. Undefined where nothing comes.
 */
export function slideTiming({ first, clicks }: EntranceSteps, objectsOf: ObjectsOf): Xml | undefined {
  const writer = new TimingWriter(objectsOf);
  return writer.timing(first, clicks);
}

/** Numbers the time nodes in the order in which they stand. */
class TimingWriter {
  readonly #objectsOf: ObjectsOf;
  #lastId = 0;

  constructor(objectsOf: ObjectsOf) {
    this.#objectsOf = objectsOf;
  }

  timing(first: EntranceStep, clicks: readonly EntranceStep[]): Xml | undefined {
    const root = this.#nextId();
    const sequence = this.#nextId();
    const steps = [this.#step(first, sequence), ...clicks.map((step) => this.#step(step, undefined))];
    const shown = steps.filter((step) => step !== undefined);
    if (shown.length === 0) return undefined;
    const main = el(
      'p:seq',
      { concurrent: true, nextAc: 'seek' },
      el('p:cTn', { id: sequence, dur: 'indefinite', nodeType: 'mainSeq' }, el('p:childTnLst', {}, shown)),
      el('p:prevCondLst', {}, onSlide('onPrev')),
      el('p:nextCondLst', {}, onSlide('onNext')),
    );
    const all = el(
      'p:cTn',
      { id: root, dur: 'indefinite', restart: 'never', nodeType: 'tmRoot' },
      el('p:childTnLst', {}, main),
    );
    return el('p:timing', {}, el('p:tnLst', {}, el('p:par', {}, all)));
  }

  /** @param comesWith the node that a step begins with by itself; without one it waits for a click */
  #step(step: EntranceStep, comesWith: number | undefined): Xml | undefined {
    const shown = step.filter(({ entering }) => entering.some(({ id }) => this.#objectsOf(id).length > 0));
    if (shown.length === 0) return undefined;
    const id = this.#nextId();
    const begins = comesWith && el('p:cond', { evt: 'onBegin', delay: 0 }, el('p:tn', { val: comesWith }));
    const groups = shown.map(({ at, entering }, group) => {
      const inner = this.#nextId();
      const effects = entering.flatMap((one, index) => {
        const begun = group === 0 && comesWith === undefined ? 'clickEffect' : 'afterEffect';
        return this.#objectsOf(one.id).map((object, part) =>
          this.#effect(one, object, index + part > 0 ? 'withEffect' : begun),
        );
      });
      return this.#parallel({ id: inner, fill: 'hold' }, [el('p:cond', { delay: at })], effects);
    });
    return this.#parallel(
      { id, fill: 'hold' },
      [el('p:cond', { delay: 'indefinite' }), ...(begins ? [begins] : [])],
      groups,
    );
  }

  #parallel(attributes: Readonly<Record<string, string | number>>, conditions: readonly Xml[], inside: readonly Xml[]) {
    return el('p:par', {}, el('p:cTn', attributes, el('p:stCondLst', {}, conditions), el('p:childTnLst', {}, inside)));
  }

  #effect({ entrance }: Entering, object: number, nodeType: string): Xml {
    const { kind, direction, delay } = entrance;
    const id = this.#nextId();
    const subtype = kind === 'fly' || kind === 'wipe' ? SIDES[direction] : kind === 'zoom' ? ZOOMS_IN : 0;
    return this.#parallel(
      { id, presetID: PRESETS[kind], presetClass: 'entr', presetSubtype: subtype, fill: 'hold', nodeType },
      [el('p:cond', { delay })],
      [this.#seen(object), ...this.#motion(kind, direction, object, entranceDuration(entrance))],
    );
  }

  /** The object is there from now on. */
  #seen(object: number): Xml {
    const time = el(
      'p:cTn',
      { id: this.#nextId(), dur: 1, fill: 'hold' },
      el('p:stCondLst', {}, el('p:cond', { delay: 0 })),
    );
    return el(
      'p:set',
      {},
      el('p:cBhvr', {}, time, target(object), attribute('style.visibility')),
      el('p:to', {}, el('p:strVal', { val: 'visible' })),
    );
  }

  #motion(kind: EntranceKind, direction: TransitionDirection, object: number, duration: number): Xml[] {
    const filtered = (filter: string) =>
      el(
        'p:animEffect',
        { transition: 'in', filter },
        el('p:cBhvr', {}, el('p:cTn', { id: this.#nextId(), dur: duration }), target(object)),
      );
    const moved = (name: string, from: string) => this.#moved(object, { name, from, duration });
    switch (kind) {
      case 'appear':
        return [];
      case 'fade':
        return [filtered('fade')];
      case 'wipe':
        return [filtered(WIPES[direction])];
      case 'rise':
        return [filtered('fade'), moved('ppt_x', '#ppt_x'), moved('ppt_y', '#ppt_y+.1')];
      case 'zoom':
        return [moved('ppt_w', '0'), moved('ppt_h', '0'), filtered('fade')];
      case 'fly': {
        const x = { left: '1+#ppt_w/2', right: '0-#ppt_w/2', up: '#ppt_x', down: '#ppt_x' }[direction];
        const y = { left: '#ppt_y', right: '#ppt_y', up: '1+#ppt_h/2', down: '0-#ppt_h/2' }[direction];
        return [moved('ppt_x', x), moved('ppt_y', y)];
      }
    }
  }

  /** A measure of the object from somewhere to what it is, shares of the slide. */
  #moved(object: number, { name, from, duration }: { name: string; from: string; duration: number }): Xml {
    const at = (tm: number, val: string) => el('p:tav', { tm }, el('p:val', {}, el('p:strVal', { val })));
    return el(
      'p:anim',
      { calcmode: 'lin', valueType: 'num' },
      el(
        'p:cBhvr',
        { additive: 'base' },
        el('p:cTn', { id: this.#nextId(), dur: duration, fill: 'hold' }),
        target(object),
        attribute(name),
      ),
      el('p:tavLst', {}, at(0, from), at(100_000, `#${name}`)),
    );
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

function target(object: number): Xml {
  return el('p:tgtEl', {}, el('p:spTgt', { spid: object }));
}

function attribute(name: string): Xml {
  return el('p:attrNameLst', {}, el('p:attrName', {}, characters(name)));
}

function onSlide(evt: 'onPrev' | 'onNext'): Xml {
  return el('p:cond', { evt, delay: 0 }, el('p:tgtEl', {}, el('p:sldTgt')));
}
