/** A refusal is a short answer that says so at once; an answer that only went wrong goes on. UTF-16 units. */
const LONGEST = 700;
const AT_ONCE = 200;

/** How models say in plain words that they will not, in the languages of documents and those that services fall back to. */
const REFUSALS: readonly RegExp[] = [
  /\bI(?:\s+(?:can(?:no|['’])t|can not|won['’]t|will not|am (?:unable|not able)|must (?:decline|refuse)|have to (?:decline|refuse))|['’]m (?:unable|not able|not going))\b/iu,
  /(?:无法|不能|不可以|不会|没办法|無法|不會|沒辦法)(?:为您|为你|為您|為你|继续|繼續|直接)?(?:帮|帮助|协助|幫|協助|提供|回答|完成|满足|滿足|处理|處理|生成|撰写|撰寫|执行|執行|配合)/u,
  /(?:でき(?:ません|かねます)|いたしかねます|応じられません|お答えしかねます|お手伝いしかねます)/u,
  /\bje\s+(?:ne\s+(?:peux|puis|suis)\s+pas|refuse|dois\s+(?:refuser|décliner))/iu,
  /\bich\s+(?:kann|darf|werde)\b[^.!]{0,60}\bnicht\b/iu,
  /\b(?:no\s+puedo|lo\s+siento|não\s+posso|non\s+posso|mi\s+dispiace)\b/iu,
];

/** Whether a model says in plain words, and not in an answer that can be read, that it will not do what it is asked. */
export function isRefusal(text: string): boolean {
  const said = text.trim();
  if (said === '' || said.length > LONGEST || said.startsWith('{')) return false;
  const beginning = said.slice(0, AT_ONCE);
  return REFUSALS.some((refusal) => refusal.test(beginning));
}
