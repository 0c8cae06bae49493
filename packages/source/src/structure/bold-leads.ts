/** UTF-16 units from which on bold words are no name any more. */
const LONGEST = 200;

/**
 * The bold words that an entry begins with, where more stands behind them; `**The** [**club**](…)` are bold together.
 * @param emphasis what of the text is bold
 */
export function boldLead(text: string, emphasis: readonly string[]): { lead?: string } {
  const parts = emphasis.filter((part) => part.trim() !== '');
  let end = 0;
  while (end < LONGEST) {
    const start = end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0);
    const next = parts.find((part) => text.startsWith(part, start));
    if (next === undefined) break;
    end = start + next.length;
  }
  const lead = text.slice(0, end).trim();
  return lead === '' || lead === text.trim() ? {} : { lead };
}
