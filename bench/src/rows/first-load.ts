import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPage } from '@pagewright/tools/built-page';
import type { Row } from '../row.ts';

/** KB (1,000 bytes) of gzipped JavaScript. */
const BAR_KB = 250;
const WEB = join(import.meta.dirname, '../../../apps/web');

/** All JavaScript that the browser asks for when a visitor opens `/`, gzipped. */
export async function firstLoad(): Promise<Row[]> {
  const { tab, url, close } = await buildPage({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    viewport: { width: 1440, height: 900 },
  });
  try {
    const scripts: Promise<number>[] = [];
    tab.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await tab.goto(url);
    await tab.getByRole('main').waitFor();
    await tab.waitForLoadState('networkidle');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    return [
      {
        work: 'first load of /, JavaScript',
        ours: `${(bytes / 1000).toFixed(0)} KB`,
        other: `bar ${BAR_KB} KB`,
        ratio: bytes / 1000 / BAR_KB,
        bar: 1,
      },
    ];
  } finally {
    await close();
  }
}
