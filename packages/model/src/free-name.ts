/** The name itself where none of the others is called so, else with the first number behind it that is free: `House 2`. @param most UTF-16 units */
export function freeName(wanted: string, taken: ReadonlySet<string>, most: number): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const behind = ` ${number}`;
    const name = `${shortened(wanted, most - behind.length)}${behind}`;
    if (!taken.has(name)) return name;
  }
}

/** No half of a character of two units is left, and no space. */
function shortened(name: string, most: number): string {
  return name.length <= most
    ? name
    : name
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
}
