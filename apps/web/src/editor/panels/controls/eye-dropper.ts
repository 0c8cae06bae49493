/** What browsers offer to take a colour from the screen (https://wicg.github.io/eyedropper-api/); TypeScript does not know it. */
interface EyeDropper {
  /** Rejects with an `AbortError` where the person leaves without a colour. */
  open(): Promise<{ readonly sRGBHex: string }>;
}

/** Whether colours can be taken from the screen here: Chromium on a computer can, behind https or on the machine itself. */
export function hasEyeDropper(): boolean {
  return 'EyeDropper' in globalThis;
}

/** Lets the person point at a colour anywhere on the screen; undefined where none is taken. */
export async function colorFromScreen(): Promise<string | undefined> {
  const { EyeDropper } = globalThis as unknown as { readonly EyeDropper: new () => EyeDropper };
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch {
    return undefined;
  }
}
