import { afterEach, describe, expect, it, vi } from 'vitest';
import { colorFromScreen, hasEyeDropper } from './eye-dropper.ts';

function withDropper(open: () => Promise<{ sRGBHex: string }>): void {
  vi.stubGlobal(
    'EyeDropper',
    class {
      open = open;
    },
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('a colour from the screen', () => {
  it('is offered only where the browser can take one', () => {
    expect(hasEyeDropper()).toBe(false);
    withDropper(() => Promise.resolve({ sRGBHex: '#c79a3b' }));
    expect(hasEyeDropper()).toBe(true);
  });

  it('is the one that was pointed at, and none where the person left', async () => {
    withDropper(() => Promise.resolve({ sRGBHex: '#c79a3b' }));
    expect(await colorFromScreen()).toBe('#c79a3b');
    withDropper(() => Promise.reject(new DOMException('left', 'AbortError')));
    expect(await colorFromScreen()).toBeUndefined();
  });
});
