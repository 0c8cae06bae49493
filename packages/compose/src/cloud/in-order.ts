/**
 * Does some of the work ahead of whoever takes its results, which come in their order.
 * @param ahead how many are worked on at once
 */
export async function* inOrder<Result>(
  work: readonly (() => Promise<Result>)[],
  ahead: number,
): AsyncGenerator<Result, void, void> {
  const begun: Promise<Result>[] = [];
  for (let index = 0; index < work.length; index += 1) {
    for (const one of work.slice(begun.length, index + ahead)) {
      const result = one();
      // Whoever takes it hears that it failed; until then it is nobody's.
      result.catch(() => undefined);
      begun.push(result);
    }
    const next = begun[index];
    if (next) yield await next;
  }
}
