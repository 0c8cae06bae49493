import { readdirSync, readFileSync } from 'node:fs';

/** Processes of a group that are alive, zombies aside. Linux only. */
export function processesOfGroup(group: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      try {
        // After the name in brackets: state, parent, process group.
        const [state, , processGroup] = readFileSync(`/proc/${id}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return state !== 'Z' && Number(processGroup) === group;
      } catch {
        return false;
      }
    });
}

/** Polls until the condition holds; false when it did not within `ms`. */
export async function eventually(ms: number, condition: () => boolean): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return condition();
}
