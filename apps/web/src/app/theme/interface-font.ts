/** Weights of the interface's own font. */
const WEIGHTS = [400, 500, 600, 700] as const;

/** Declares the interface font after the first screen is up: until it is there the system's font shows. */
export function loadInterfaceFont(): void {
  for (const weight of WEIGHTS) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/fonts/@fontsource/inter/${weight}.css`;
    document.head.append(link);
  }
}
