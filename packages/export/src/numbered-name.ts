/** `page-01`: in the order of the pages wherever names are sorted. @param number from 1 */
export function numberedName(name: string, number: number, total: number): string {
  return `${name}-${String(number).padStart(Math.max(2, String(total).length), '0')}`;
}
