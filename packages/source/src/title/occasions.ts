import type { DraftBlock } from '../structure/blocks.ts';
import { visualLength } from '../structure/numbering.ts';

/** Blocks at the start and at the end of a speech or a letter in which it says what it is held for. */
const SAID = { first: 4, last: 3 } as const;
/** Length of a name, in comparable units. */
const NAME = { shortest: 6, longest: 48 } as const;
/** What an occasion is called goes on up to a mark or to a clause that says more of it. */
const LATIN = "(?<name>(?:the |le |la |les |l[’'])?[^,;:.!?()]+?)";
const LATIN_END =
  '(?=\\s*(?:[,;:.!?()]|$|\\s(?:and|but|in this|who|which|that|with|where|because|et|mais|qui|avec|où|car)\\s))';

/** Words with which a speaker or a host names what people have come for. */
const OCCASIONS: readonly RegExp[] = [
  String.raw`(?:welcome to|(?:raise|lift) (?:your|a|our) glass(?:es)? to|(?:a|this) toast to|(?:here|gathered|together)(?: this evening| tonight| today)? to (?:celebrate|open|honou?r|remember|mark)|we(?: are|’re|'re)? celebrat(?:e|ing)|(?:thank you for|congratulations on) (?:coming|being here|joining us) (?:to|at|for)(?= the| our)) ${LATIN}${LATIN_END}`,
  String.raw`(?:bienvenue (?:à|au|aux|dans)|(?:nous|on) (?:fêtons|célébrons|inaugurons|fête|célèbre|inaugure)(?: ensemble)?(?: (?:ce soir|aujourd[’']hui))?|réunis(?: ce soir| aujourd[’']hui)? pour (?:fêter|célébrer|inaugurer)|(?:levons|lever)(?: tous)? (?:nos verres|notre verre|un verre) (?:à|au|aux)) ${LATIN}${LATIN_END}`,
  String.raw`(?:[欢歡]迎(?:大家|各位|您|你们|你們)?(?:[来來]到|[参參]加|光[临臨]|出席)|(?:感[谢謝]|[谢謝][谢謝])(?:大家|各位|您|你们|你們)?(?:[来來](?:到|[参參]加)|[参參]加|出席)|共同?[庆慶]祝|[庆慶]祝|[举舉][行办辦]|[开開]展|召[开開])(?:了|我们|我們|今天的?|今晚的?)?(?<name>[^，。！？、；：,!?]{4,20}?)(?:的(?:到[来來]|各位|日子|大家))?(?=[，。！？、；：,!?]|$)`,
  String.raw`(?<name>[^、。！？,!?はがを]{4,20}?)(?:へようこそ|に(?:お越し|お集まり|ご[参列出]|ご来)|を(?:祝|記念)|(?:に|の)?(?:、)?乾杯|の開催にあた)`,
  // `下記のとおり本社を移転することとなりました`: what an announcement says that will be done.
  String.raw`(?:下記の(?:とおり|通り)|この(?:たび|度)、?)(?<name>[^、。！？,!?はが]{3,20}?)する(?:こと|運び)(?:と|に)(?:なり|いたし|致し|相成り)ました`,
  // `チェックリストを更新しました`, `Here is the rota for May`: what a message brings.
  String.raw`(?:^|。|\s)(?<name>[^、。！？,!?はがを]{4,24}?)を(?:更新|共有|送付|作成|改訂|配布|お送り|ご案内|お知らせ|ご報告|まとめ|お届け)(?:いた)?し?(?:ます|ました)`,
  String.raw`(?:附上|更新(?:了|一下)|整理(?:了|好了)|贴出|貼出|[发發](?:一下|上)|分享一下)(?<name>[^，。！？、；：,!?]{4,24}?)(?=[，。！？、；：,!?(（]|$)`,
  String.raw`(?:here(?: i|’|')s|i(?: ha|’|')ve (?:updated|attached|put together)|(?:please find )?attached(?: is| you will find)?) (?:the|our|a|an) (?<name>[^,;:.!?()]+?)${LATIN_END}`,
  String.raw`(?:deck|slides?|presentation|poster|powerpoint|pptx?)\s(?:from (?:this|these|it) |of (?:this|these|it) )?for (?:my |our |the )(?<name>[^,;:.!?()]+?)${LATIN_END}`,
  String.raw`(?:以下|下面|[这這])是(?:我[们們]?)?(?:[对對为為关關于於]{0,2})(?<name>[^，。！？、；：,!?]{2,18}?的(?:[笔筆][记記]|[记記][录錄]|[资資]料|要[点點]|[数數][据據]|草稿|情[况況]|[总總][结結]|介[绍紹]|[计計][划劃]|方案))`,
  String.raw`(?:^|[：:，。])(?<name>[^，。！？、；：,!?]{2,16}?的[数數][据據])(?:出[来來]了|在下面|如下)`,
  // `voici mes notes pour l’assemblée générale du club`: what they are for.
  String.raw`(?:here are|these are|attached are|voici|ci-joint) (?:my|our|the|mes|nos|les|quelques) (?:rough )?(?:notes?|points?|slides?|diapos|remarques) (?:for|from|on|pour|de|du|sur) (?:the |our |l[’']|la |le |les |notre )?${LATIN}${LATIN_END}`,
  String.raw`(?:以下|[这這]|下面)是?(?:我)?(?:[为為]|[给給])?(?<name>[^，。！？、；：,!?]{4,24}?)的?(?:笔记|筆記|要[点點]|草稿|[内內]容)(?=[，。！？、；：,!?]|$)`,
  String.raw`(?:voici|vous trouverez(?: ci-joint)?|ci-joint|j[’']ai mis à jour|je vous (?:envoie|transmets|joins)) (?:le|la|les|notre) (?<name>[^,;:.!?()]+?)${LATIN_END}`,
].map((source) => new RegExp(source, 'iu'));

/** What a speech or a letter says that it is held for: the words it names it with. Undefined where it does not say. */
export function occasionOf(blocks: readonly DraftBlock[]): string | undefined {
  const said = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  const places = [...said.slice(0, SAID.first), ...said.slice(SAID.first).slice(-SAID.last)];
  for (const text of places) {
    const name = occasionIn(text);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** What one sentence says that people come for, or what a text is notes of. */
export function occasionIn(text: string): string | undefined {
  for (const occasion of OCCASIONS) {
    const name = occasion.exec(text)?.groups?.['name']?.trim() ?? '';
    const length = visualLength(name);
    if (length >= NAME.shortest && length <= NAME.longest && !VAGUE.test(name)) return name;
  }
  return undefined;
}

/** What says nothing of the occasion. */
const VAGUE =
  /^(?:you|you all|all of you|everyone|this|that|it|us|the (?:room|hall|house)|vous|tous|ici|今天|今晚|大家|這裡|这里|会场|會場|本日|今日)$/iu;
