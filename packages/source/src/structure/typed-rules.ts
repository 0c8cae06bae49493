/** A line of nothing but one sign, as it is typed between parts: `-----`, `——`, `* * *`. */
const RULE = /^(?:[-=_*~]{3,}|([—–―─━═－＝＿])\1+|([-—*])(?:\s\2){2,})$/u;

/** Whether a line is a rule between parts and no text. */
export function isTypedRule(line: string): boolean {
  return RULE.test(line.trim());
}
