/** Words, and of Han each pair of characters. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+|[\p{L}\p{N}]+/gu) ?? []).flatMap(
    (word) =>
      /[\u3040-\u9fff]/.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [word],
  );
}
