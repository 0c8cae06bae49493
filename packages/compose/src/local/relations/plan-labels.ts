/** What a period has, in front of a colon, that leads to what is done in it. */
const PLAN =
  /^[\s的の]{0,2}(?:要做的事情?|工作(?:安排|[计計][划劃])|安排|[计計][划劃畫]|[任重][务務点點]|目[标標]|予定|計画|目標|to-?dos?|plans?|tasks|priorities|goals)\s?[:：]/iu;

/** `四季度要做的事：…`, `Q4 priorities: …`: whether a date that ends at a place names what follows, and is no event's. */
export function namesPlan(text: string, end: number): boolean {
  return PLAN.test(text.slice(end));
}
