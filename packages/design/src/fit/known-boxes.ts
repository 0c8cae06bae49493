import type { Box } from '../box/box.ts';
import type { Setting } from '../setting.ts';

/**
 * Boxes of one page by what they are made of: while the fit tries sizes and leaves out one statement after the other, most
 * come again as they were, and their heights are known.
 */
export class KnownBoxes {
  private readonly boxes = new Map<string, Box>();

  /** @param name tells apart what is not in the setting: what the box shows, and how it is laid out */
  of(setting: Setting, name: string, make: () => Box): Box {
    const { tone, scale, longest, dropped } = setting;
    const key = `${name}|${tone.background}|${scale}|${longest}|${[...dropped].join()}`;
    let known = this.boxes.get(key);
    if (!known) {
      known = make();
      this.boxes.set(key, known);
    }
    return known;
  }
}
