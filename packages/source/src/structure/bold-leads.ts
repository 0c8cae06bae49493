/**
 * The bold words that an entry begins with, where more stands behind them.
 * @param emphasis what of the text is bold
 */
export function boldLead(text: string, emphasis: readonly string[]): { lead?: string } {
  const lead = emphasis.find((part) => part.trim() !== '' && text.startsWith(part) && text.trim() !== part.trim());
  return lead === undefined ? {} : { lead: lead.trim() };
}
