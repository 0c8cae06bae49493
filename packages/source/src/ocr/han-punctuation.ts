const HAN = '[\\u3005-\\u30ff\\u3400-\\u9fff\\uff00-\\uffef]';
const FULL_WIDTH: Readonly<Record<string, string>> = { ',': '，', ':': '：', ';': '；', '?': '？', '!': '！' };
const MARK = new RegExp(`^[${Object.keys(FULL_WIDTH).join('')}]$`);
const ENDS_HAN = new RegExp(`${HAN}$`);
const MARK_BEHIND = new RegExp(`(?<=${HAN})[${Object.keys(FULL_WIDTH).join('')}](?=${HAN}|$)`, 'g');

/**
 * The reader takes a full-width mark between Han characters for its narrow sister often enough: `尺度 , 也是` is written
 * as it stands on the paper, `尺度，也是`.
 */
export function withFullWidthMarks<Word extends { readonly text: string }>(words: readonly Word[]): Word[] {
  return words.map((word, index) => {
    const before = words[index - 1]?.text ?? '';
    const text =
      MARK.test(word.text) && ENDS_HAN.test(before)
        ? (FULL_WIDTH[word.text] ?? word.text)
        : word.text.replace(MARK_BEHIND, (mark) => FULL_WIDTH[mark] ?? mark);
    return text === word.text ? word : { ...word, text };
  });
}
