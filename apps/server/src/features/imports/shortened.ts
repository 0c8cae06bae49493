/** As a name that the database takes: no text of its has NUL. */
export function shortened(title: string, length: number): string {
  return title.replaceAll('\0', '').trim().slice(0, length);
}
