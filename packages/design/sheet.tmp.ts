import { mkdirSync, writeFileSync } from 'node:fs';
import { lintPage } from '../page/src/lint.ts';
import { createPrinter } from '../printer/src/printer.ts';
import { designOutline } from './src/design.ts';
import { sampleDeck, samplePoster, sampleReport } from './src/fixtures/fixtures.ts';

const [kind, language, format, length, ...styles] = process.argv.slice(2) as any;
const make = { deck: sampleDeck, report: sampleReport, poster: samplePoster }[kind as 'deck'];
const outline = make(language, length);
const printer = createPrinter();
mkdirSync('/tmp/dz', { recursive: true });
for (const style of styles) {
  const pages = designOutline(outline, { format, style });
  for (const [i, p] of pages.entries())
    for (const f of lintPage(p).slice(0, 4))
      console.log(
        style,
        i + 1,
        outline.pages[i]!.form,
        f.rule,
        f.componentIds.join(','),
        JSON.stringify(f.message ?? '').slice(0, 160),
      );
  const png = await printer.contactSheet({ pages, assets: outline.assets, title: outline.title, language });
  writeFileSync(`/tmp/dz/${kind}-${language}-${format}-${style}.png`, png);
  if (process.env.FULL) {
    const pics = await printer.png(
      { pages, assets: outline.assets, title: outline.title, language },
      { scale: Number(process.env.FULL) },
    );
    for (const [i, x] of pics.entries()) writeFileSync(`/tmp/dz/${kind}-${style}-${i + 1}.png`, x);
  }
}
await printer.close();
process.exit(0);
