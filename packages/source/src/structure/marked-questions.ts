const ANSWER =
  '(?:(?:A|R|[Aa]nswer|[Rr][ée]ponse|答|回答|答え)\\s?\\d{0,2}\\s?[:：.．、]|A\\s?\\d{1,2}\\s?[)）]|[【［[]\\s?(?:A|答|回答)\\s?\\d{0,2}\\s?[】］\\]])\\s*\\S';
/** `Q1: …`, `【問】…`, `Question : …`, where a sign parts the mark from the words. */
const QUESTION =
  /^(?:(?:Q|question|问|問|質問)\s?\d{0,2}\s?[:：.．、]|Q\s?\d{1,2}\s?[)）]|[【［[]\s?(?:Q|问|問|質問)\s?\d{0,2}\s?[】］\]]\s?[:：]?)\s*(?=\S)/iu;
const ANSWERS = new RegExp(`^${ANSWER}`, 'u');
/** The answer behind its question: `Q: May I keep hens? A: No`, `Q: May I keep hens? → A: No`. */
const ANSWER_BEHIND = new RegExp(`(?:(?<=[?？。.!！;；])|\\s)\\s*(?:(?:→|[—–-]{1,2})\\s*)?${ANSWER}.*$`, 'su');

/**
 * What a line asks, without its mark, where signs mark both a question and its answer, in this line or the next.
 * @returns undefined of any other line
 */
export function markedQuestionOf(line: string, next: string | undefined): string | undefined {
  const mark = QUESTION.exec(line)?.[0];
  if (mark === undefined) return undefined;
  const said = line.slice(mark.length).trim();
  const question = said.replace(ANSWER_BEHIND, '').trim();
  return question !== '' && (question !== said || ANSWERS.test(next ?? '')) ? question : undefined;
}
