import 'echarts-gl';
import effects from 'echarts-gl/lib/effect/composite.js';

/**
 * echarts-gl writes the sizes of its post effects as code in strings (`expr(width * 1.0 / 2)`) and compiles them with
 * `new Function`, which the app's content security policy refuses. Its compositor takes functions in their place, so
 * they are put there before the first chart asks for them.
 */
interface Renderer {
  getWidth(): number;
  getHeight(): number;
}
type Parameters = Record<string, unknown>;
interface EffectNode {
  readonly outputs?: Readonly<Record<string, { readonly parameters?: Parameters }>>;
  readonly parameters?: Parameters;
  setParameter(name: string, value: readonly number[]): void;
}

const SIZE = /(width|height)\s*(?:\*\s*1\.0\s*)?(?:\/\s*(\d+))?/g;

/** The numbers that an expression stands for, or undefined where it is none. */
function sizesOf(expression: unknown): ((renderer: Renderer) => number[]) | undefined {
  const body = typeof expression === 'string' ? /^expr\((.*)\)$/.exec(expression.trim())?.[1] : undefined;
  if (body === undefined) return undefined;
  const terms = [...body.matchAll(SIZE)].map(([, side, divisor]) => ({ side, divisor: Number(divisor ?? 1) }));
  return (renderer) =>
    terms.map(({ side, divisor }) => (side === 'width' ? renderer.getWidth() : renderer.getHeight()) / divisor);
}

for (const node of (effects as { nodes: EffectNode[] }).nodes) {
  for (const output of Object.values(node.outputs ?? {})) {
    for (const [name, value] of Object.entries(output.parameters ?? {})) {
      const sizes = sizesOf(value);
      if (sizes && output.parameters) output.parameters[name] = (renderer: Renderer) => sizes(renderer)[0];
    }
  }
  for (const [name, value] of Object.entries(node.parameters ?? {})) {
    const sizes = sizesOf(value);
    if (!sizes || !node.parameters) continue;
    node.parameters[name] = function setSize(this: EffectNode, renderer: Renderer) {
      this.setParameter(name, sizes(renderer));
    };
  }
}
