/** How many statements of a brief say what their origins do not carry. */
export function unsupportedIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + unsupportedIn(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'unsupported' in value && value.unsupported !== undefined ? 1 : 0;
  return (
    own + Object.values(value).reduce<number>((sum, one) => sum + (typeof one === 'object' ? unsupportedIn(one) : 0), 0)
  );
}
