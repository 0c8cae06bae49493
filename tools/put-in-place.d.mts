export function putInPlace(fresh: string, place: string, isThere: () => boolean): void;
