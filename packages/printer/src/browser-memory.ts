import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Size of a memory page, bytes: what /proc counts in. */
const MEMORY_PAGE = 4096;

/** Memory that processes hold, bytes; 0 where the system does not say (Windows). */
export async function residentBytes(processIds: readonly number[]): Promise<number> {
  if (process.platform === 'linux') {
    const sizes = await Promise.all(processIds.map(residentBytesOnLinux));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
  if (process.platform !== 'darwin') return 0;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', processIds.join(',')]);
  return stdout
    .trim()
    .split(/\s+/)
    .reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0);
}

/** Resident pages less those shared with other processes, which each of Chromium's would count again. */
async function residentBytesOnLinux(processId: number): Promise<number> {
  try {
    const [, resident = '0', shared = '0'] = (await readFile(`/proc/${processId}/statm`, 'utf8')).split(' ');
    return (Number(resident) - Number(shared)) * MEMORY_PAGE;
  } catch {
    return 0;
  }
}
