/** Document_YYYYMMDD_HHMMSS (spec §5). */
export function defaultName(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `Document_${day}_${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

/** Whether nobody has given the project a name: here or in the web app, which sends one of this form. */
export function isDefaultName(name: string): boolean {
  return /^Document_\d{8}_\d{6}$/.test(name);
}
