import { fontSheetsLoaded } from './font-sheets.ts';

/**
 * Waits for the faces that a chart's text needs, since chart engines measure their labels before they draw them. Faces
 * that fail to load are left to the ones behind them.
 */
export async function fontsLoaded(fontFamily: string, fontSize: number, text: string): Promise<void> {
  // Of a sheet that is still on its way no face is known: none would be found, and nothing waited for.
  await fontSheetsLoaded();
  const characters = [...new Set(text)].join('');
  const weights = ['400', '700'].map((weight) =>
    document.fonts.load(`${weight} ${fontSize}px ${fontFamily}`, characters),
  );
  await Promise.allSettled(weights);
}
