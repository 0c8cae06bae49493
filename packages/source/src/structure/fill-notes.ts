/** How a form is to be filled in, above what it is called. */
const FILL_NOTE =
  /^[※＊*（(【[\s]*(?:.{0,20}(?:ご?記入|ご?入力)(?:上の注意.{0,24}|(?:して)?(?:くだ|下)さい|のこと|すること)|(?:请|請).{0,14}(?:填写|填寫|填妥)(?!说明|說明).{0,12}|please (?:complete|fill (?:in|out))\s.{4,60}|(?:complete|fill (?:in|out))\s(?:all|this|every|each|both)\s.{4,60}|(?:à (?:remplir|compléter)|(?:merci de|veuillez) (?:bien )?(?:remplir|compléter))\s.{4,60})[。.）)】\]\s]*$/iu;

/** `Dear all,`: nothing is called so. */
const ENDS_OPEN = /[,，、;；:：。.!！]\s*$/u;

/** A note on filling in at the beginning goes behind the line that says what the form is. */
export function behindTitle(lines: readonly string[]): string[] {
  const note = lines.findIndex((line) => line.trim() !== '');
  const title = lines.findIndex((line, index) => index > note && line.trim() !== '');
  if (note < 0 || title < 0 || !FILL_NOTE.test(lines[note] ?? '') || ENDS_OPEN.test(lines[title] ?? ''))
    return [...lines];
  return [...lines.slice(0, note), ...lines.slice(note + 1, title + 1), lines[note] ?? '', ...lines.slice(title + 1)];
}
