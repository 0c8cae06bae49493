const CONTRASTS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /优[势点]|優[勢點]|好处|\b(?:advantages?|pros|strengths?|benefits?|opportunit)|avantages?|atouts?|points (?:forts|positifs)|(?<!デ)メリット|利点|長所|机会|[长長][处處]|[亮优優][点點]|(?<!不)喜[欢歡]|(?<!不)[满滿]意|良い点|[良よ]かった(?:点|こと)|\b(?:upsides?|likes?)\b|^(?:for|pour|(?:les )?plus|[赞贊賛]成|支持)$/i,
    /劣势|缺点|劣勢|缺點|不足|风险|風險|\b(?:disadvantages?|cons|weakness|drawbacks?|risks?|threats?|limitations?)|inconv[ée]nients?|limites|risques|points (?:faibles|négatifs)|デメリット|欠点|課題|短所|リスク|威胁|[坏壞短][处處]|槽[点點]|不喜[欢歡]|不[满滿]|悪い点|気になる(?:点|こと)|残念な(?:点|こと)|\b(?:downsides?|dislikes?)\b|^(?:against|contre|(?:les )?moins|反[对對対])$/i,
  ],
  [
    /做得(?:很|比[较較])?(?:好|不[错錯])|(?<!不)好的(?:地方|方面)|\bwent well\b|\bworked(?: well)?$|\ba bien marché\b|うまくいった/i,
    /做得不(?:够|夠|太)?(?:好|[对對])|不好的(?:地方|方面)|[待需][改]?[进進]|\bwent (?:badly|wrong)\b|\bdid(?:n['’]t| not) (?:work|go well)\b|\bto improve\b|\bà améliorer\b|\ba (?:moins bien|mal) marché\b|うまくいかなかった|改善(?:点|すべき)/i,
  ],
  [
    /\bbefore\b|\bavant\b|之前|以前|现状|現狀|\b(?:current|as-is|today)\b|actuel|導入前|従来/i,
    /\bafter\b|\baprès\b|之后|之後|未来|目标状态|\b(?:target|to-be|future)\b|futur|cible|導入後|今後/i,
  ],
  [/\b(?:do|dos)\b|应该|推荐|à faire/i, /\b(?:don['’]?ts?|avoid)\b|不应|避免|à éviter/i],
  [/\bgoals?\b|\bin scope\b|目标|objectifs?/i, /\bnon-goals?\b|\bout of scope\b|非目标|hors périmètre/i],
  [/\bproducers?\b|生产者|供应商|供給側/i, /\bconsumers?\b|消费者|客户|需要側/i],
];

/** Whether two headings are set against each other. */
export function areOpposites(first: string, second: string): boolean {
  return CONTRASTS.some(([one, other]) => {
    const straight = one.test(first) && other.test(second) && !other.test(first) && !one.test(second);
    const turned = other.test(first) && one.test(second) && !one.test(first) && !other.test(second);
    return straight || turned;
  });
}

const VERSUS =
  /\s(?:vs\.?|versus)\s|[与和].{1,12}(?:比较|的区别)|对比|對比|比較|[比く][らべ]べ|怎[么麼][选選]|哪[个個一].{0,4}好|どちら|comparaison|comparatif|还是|還是|\p{L} (?:or|ou) \p{L}[^?]*\?|which (?:one|of)|lequel|laquelle/iu;

/** Whether a title announces that things are compared. */
export function announcesComparison(title: string): boolean {
  return VERSUS.test(title);
}
