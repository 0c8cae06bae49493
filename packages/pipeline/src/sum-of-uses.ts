import type { ModelUse } from '@pagewright/model/outline';

/** What several conversations with a model took, as one. */
export function sumOfUses([first, ...others]: readonly ModelUse[]): ModelUse {
  if (!first) throw new RangeError('nothing was asked');
  return others.reduce(
    (sum, use) => ({
      ...sum,
      calls: sum.calls + use.calls,
      inputTokens: sum.inputTokens + use.inputTokens,
      outputTokens: sum.outputTokens + use.outputTokens,
      ...(sum.cost && use.cost ? { cost: { ...sum.cost, amount: sum.cost.amount + use.cost.amount } } : {}),
      retries: sum.retries + use.retries,
      repairs: sum.repairs + use.repairs,
      localPages: [...sum.localPages, ...use.localPages],
      unsupported: sum.unsupported + use.unsupported,
      ...(sum.fills || use.fills ? { fills: sumOfFills(sum.fills, use.fills) } : {}),
    }),
    first,
  );
}

function sumOfFills(one: ModelUse['fills'], other: ModelUse['fills']): NonNullable<ModelUse['fills']> {
  const { asked = 0, dropped = 0, local = [] } = one ?? {};
  return {
    asked: asked + (other?.asked ?? 0),
    dropped: dropped + (other?.dropped ?? 0),
    local: [...local, ...(other?.local ?? [])],
  };
}
