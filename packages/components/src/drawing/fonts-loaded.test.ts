import { afterEach, expect, it, vi } from 'vitest';
import { fontsLoaded } from './fonts-loaded.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A document with links of font sheets that are on their way, and what is asked of its fonts. */
function fakeDocument(links: readonly EventTarget[]) {
  const asked: string[] = [];
  const load = (font: string, text: string) => {
    asked.push(`${font}: ${text}`);
    return Promise.resolve([]);
  };
  vi.stubGlobal('document', { querySelectorAll: () => links, fonts: { load } });
  return asked;
}

it('asks for faces only when the sheets that declare them have come, or failed', async () => {
  const [first, second] = [new EventTarget(), new EventTarget()];
  const asked = fakeDocument([first, second]);
  const loaded = fontsLoaded('Lora', 16, '始始b');
  first.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  second.dispatchEvent(new Event('error'));
  await loaded;
  expect(asked).toEqual(['400 16px Lora: 始b', '700 16px Lora: 始b']);
});
