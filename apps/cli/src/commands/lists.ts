import { FORMAT_IDS, PAGE_FORMATS } from '@pagewright/model/formats';
import { STYLE_IDS } from '@pagewright/model/styles';
import type { Command } from '../command.ts';

export const formats: Command = {
  async run() {
    for (const id of FORMAT_IDS) {
      const { size, medium } = PAGE_FORMATS[id];
      process.stdout.write(`${id.padEnd(14)}${`${size.width}x${size.height}`.padEnd(11)}${medium}\n`);
    }
    return 0;
  },
};

export const styles: Command = {
  async run() {
    process.stdout.write(`${STYLE_IDS.join('\n')}\n`);
    return 0;
  },
};
