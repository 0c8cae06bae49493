import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language } from '@pagewright/model/languages';
import type { createOCREngine, supportsFastBuild } from 'tesseract-wasm';

/** The libraries that read scans are an optional part: they weigh 95 MB. This is the only place that knows where they lie. */

/** The command that adds them. */
export const ADD_OCR = 'npm run add-ocr';

const ENGINE = 'tesseract-wasm';
const DATA: Readonly<Record<Language, string>> = {
  'zh-CN': 'chi_sim',
  'zh-TW': 'chi_tra',
  'en-US': 'eng',
  'ja-JP': 'jpn',
  'fr-FR': 'fra',
};

const require = createRequire(import.meta.url);

/** Whether scans can be read here. */
export function isOcrInstalled(): boolean {
  try {
    require.resolve(ENGINE);
    for (const name of Object.values(DATA)) require.resolve(`@tesseract.js-data/${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

interface OcrLibrary {
  readonly createOCREngine: typeof createOCREngine;
  readonly supportsFastBuild: typeof supportsFastBuild;
}

export async function loadEngine(): Promise<OcrLibrary> {
  return import(ENGINE);
}

/** The engine's machine code. @param fast for processors that compute several values at once */
export function engineCode(fast: boolean): Uint8Array {
  const file = fast ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  return readFileSync(join(dirname(require.resolve(ENGINE)), file));
}

/** What the engine knows of a language: the small, fast network; the large one takes ten times as much room. */
export function languageData(language: Language): Uint8Array {
  const name = DATA[language];
  const folder = dirname(require.resolve(`@tesseract.js-data/${name}/package.json`));
  return gunzipSync(readFileSync(join(folder, '4.0.0_best_int', `${name}.traineddata.gz`)));
}
