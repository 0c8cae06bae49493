import { type ResolveFnOutput, registerHooks } from 'node:module';

/** Where Drizzle's modules lie. */
const INSIDE = '/node_modules/drizzle-orm/';
const PACKAGE = /^drizzle-orm(\/|$)/;

let isQuick = false;

/**
 * Finds Drizzle's modules without its description, from now on in this thread. Drizzle names its 447 entrances in 130 kB of JSON,
 * which Node (24.21) reads again for every import in each of its modules to see that they are modules: a third of the
 * processor time that loading the server took.
 */
export function resolveDrizzleQuickly(): void {
  if (isQuick) return;
  isQuick = true;
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context;
      // Those that are no modules end in `.cjs`.
      if (
        specifier.startsWith('.') &&
        specifier.endsWith('.js') &&
        parentURL.includes(INSIDE) &&
        parentURL.endsWith('.js')
      )
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      // Its entrances are the same for everybody of ours.
      if (!PACKAGE.test(specifier) || !conditions.includes('import')) return next(specifier, context);
      const known = found.get(specifier) ?? next(specifier, context);
      found.set(specifier, known);
      return { ...known, shortCircuit: true };
    },
  });
}
