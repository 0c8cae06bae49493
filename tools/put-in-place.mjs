import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Moves a folder that was made beside to where it belongs: whoever looks there finds the old one or the new one, and neither in
 * part. Where another process has put the same there meanwhile, that one stays.
 * @param {string} fresh on the same disk as the place; gone afterwards
 * @param {string} place
 * @param {() => boolean} isThere whether what was made stands in its place
 */
export function putInPlace(fresh, place, isThere) {
  const older = `${fresh}-older`;
  try {
    if (isThere()) return;
    if (existsSync(place)) renameSync(place, older);
    renameSync(fresh, place);
  } catch (error) {
    if (!isThere()) throw error;
  } finally {
    for (const folder of [fresh, older]) rmSync(folder, { recursive: true, force: true });
  }
}
