/** Invented sentences that are the same in every run. */
export function sentences(count: number, seed: number): string {
  const random = generator(seed + 1);
  const word = (): string =>
    Array.from({ length: 2 + Math.floor(random() * 9) }, () =>
      String.fromCharCode(97 + Math.floor(random() * 26)),
    ).join('');
  return Array.from({ length: count }, () => {
    const words = Array.from({ length: 6 + Math.floor(random() * 10) }, word).join(' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  }).join(' ');
}

/** Numbers from 0 to 1 (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
