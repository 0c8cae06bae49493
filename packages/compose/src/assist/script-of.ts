import type { Language } from '@pagewright/model/languages';
import type { Script } from './words/atoms.ts';

export const SCRIPT_LANGUAGE = { simplified: 'zh-CN', traditional: 'zh-TW' } as const satisfies Record<
  Script,
  Language
>;

/** Converts Chinese words between mainland and Taiwanese usage (OpenCC). */
export async function scriptConverter(to: Script): Promise<(text: string) => string> {
  // Its dictionaries are a megabyte: who does not ask for them does not load them.
  if (to === 'traditional') {
    const { Converter } = await import('opencc-js/cn2t');
    return Converter({ from: 'cn', to: 'twp' });
  }
  const { Converter } = await import('opencc-js/t2cn');
  return Converter({ from: 'twp', to: 'cn' });
}
