import type { Command } from '../command.ts';
import { messageLanguage } from '../language.ts';

/** `pagewright templates`: what `generate --template` takes. */
export const templates: Command = {
  async run(args) {
    const { BUILT_IN_TEMPLATES } = await import('@pagewright/compose/templates');
    const language = messageLanguage(args);
    for (const { id, format, style, pages, words } of BUILT_IN_TEMPLATES) {
      const { name, introduction } = words[language];
      const facts = `${format.padEnd(14)}${style.padEnd(14)}${String(pages.length).padEnd(4)}`;
      process.stdout.write(`${String(id).padEnd(4)}${facts}${name}: ${introduction}\n`);
    }
    return 0;
  },
};
