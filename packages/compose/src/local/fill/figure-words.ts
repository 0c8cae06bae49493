/** Words that decide whether a figure is of what a description names, in the five languages. */

/** Alone they name no figure: nearly every text has one that something else is called by. */
const WEAK = new Set(
  (
    'open closed done rate total result results plan plans planned progress completion complete completed growth increase increased decrease reduction improvement share process step steps people goal goals target targets task tasks issue issues problem problems value values level unit units number point points item items product products project projects experience business work new key change other actual budget date time day week month year score size average ' +
    'ouvert ouverte ouverts ouvertes clos taux total résultat résultats plan plans avancement réalisation croissance hausse baisse réduction amélioration part processus étape étapes objectif objectifs tâche tâches problème problèmes point points produit produits projet projets expérience valeur niveau nombre réel budget date jour semaine mois année moyenne score ' +
    '完成 未解决 未解決 进度 進度 增长 增長 增幅 下降 减少 減少 提升 改善 结果 結果 成果 计划 計劃 計畫 计画 目标 目標 任务 任務 问题 問題 项目 項目 專案 产品 產品 经验 經驗 步骤 步驟 工序 人数 人數 比例 占比 总数 總數 合计 实际 實際 预算 預算 日期 时间 開放 开放 业务 業務 ' +
    '完了 未完了 進捗 達成 成長 増加 減少 改善 結果 成果 計画 課題 タスク 製品 商品 プロジェクト 経験 工程 割合 合計 実績 予算 日付 人数 率'
  )
    .split(' ')
    .map((word) => word.toLowerCase()),
);

export function isWeakWord(word: string): boolean {
  return WEAK.has(word.toLowerCase());
}

/** A bare number behind such a word is a name: `gate 4`, `Room 12`, `Week 47`. */
const NAMED_BEFORE =
  /(?<![\p{L}])(?:gates?|rooms?|weeks?|articles?|art|versions?|phases?|stages?|pages?|chapters?|sections?|tables?|figures?|fig|lines?|routes?|platforms?|no|nos|nr|number|building|floor|unit|model|steps?|levels?|class|grade|lot|part|volume|vol|season|day|quarter|team|group|zone|bay|dock|hall|terminal|rule|question|appendix|annex|point|item|option|type|track|district|ward|station|highway|bus|flight|tier|release|sprint|ticket|issue|invoice|order|portes?|salles?|semaines?|numéro|n|étage|bâtiment|ligne|chapitre|étape|annexe|tableau|niveau|quai|jour|lot|tome|rue|voie|groupe|équipe|poste|top|gen)[\s.°º#]*$/iu;
/** `4号门`, `第47周`, `3階`: the number is part of a name. */
const NAMED_BEHIND =
  /^\s?(?:号|號|室|楼|樓|层|層|版|期|章|条|條|节|節|页|頁|届|屆|班|路|階|番|丁目|街区|世代|代目|(?:st|nd|rd|th|e|er|ème)(?!\p{L}))/u;

export function isNameNumber(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  if (/[第#№]\s?$/u.test(before) || /(?:号|號|番)$/u.test(text.slice(start, end))) return true;
  return NAMED_BEFORE.test(before) || NAMED_BEHIND.test(text.slice(end));
}

/** What is asked, denied, only wished or of another time. `\b` knows no letters with marks. */
const NOT_SO =
  /(?<!\p{L})(?:not|no|never|without|if|unless|could|would|should|may|might|will|shall|must|cannot|\p{L}+n['’]t|target(?:s|ed)?|goals?|plan(?:s|ned)?|budget(?:ed)?|forecasts?|expect(?:s|ed)?|estimates?|aims?|until|last|previous|prior|earlier|formerly|ago|next|pas|jamais|sans|sinon|aucune?|si|devrai(?:t|ent)|pourrai(?:t|ent)|sera|seront|objectifs?|cibles?|prévue?s?|prévisions?|budget|dernier|dernière|précédente?|auparavant|avant|prochaine?)(?!\p{L})|[?？]|(?:不|没有|沒有|未达|未達|尚未|若|如果|目标|目標|计划|計劃|計畫|计画|预计|預計|预期|預期|预算|預算|将|將|上周|上週|上月|上年|去年|上季|上期|前年|此前|下周|下週|下月|明年|来年|次年|来週|来月|先週|先月|前週|前月|前回|前期|昨年|計画|予定|予算|見込|予想|ない|ません|なかった|もし)/giu;
/** One of many, or over something: what a whole is asked for does not have. */
const OVER =
  /(?<!\p{L})(?:per|each|every|average|mean|median|apiece|par|chaque|moyenne?)(?!\p{L})|\/\s?\p{L}|每|人均|平均|单价|單價|当たり|あたり|ごと|単価/giu;

/** The words of a text that make its figures none of what is named plainly, lower case. */
export function turningWords(text: string): string[] {
  return [...text.matchAll(NOT_SO), ...text.matchAll(OVER)].map(([word]) => word.toLowerCase());
}

const RISE =
  /(?<!\p{L})(?:up|more|higher|growth|gr[eo]wn?|grows?|growing|rose|risen?|rises|increase[ds]?|increasing|gain(?:s|ed)?|hausse|croissance|augment\p{L}*|progress(?:é|ion|e)|plus)(?!\p{L})|增长|增長|增加|增幅|上升|上涨|上漲|提高|提升|成長|増加|上昇|伸び|増/giu;
const FALL =
  /(?<!\p{L})(?:down|less|fewer|lower|fell|fallen|falls?|drop(?:s|ped)?|declin\p{L}+|decreas\p{L}+|reduc\p{L}+|shr[aiu]nk|baisse|diminu\p{L}+|recul\p{L}*|réduc\p{L}*|moins)(?!\p{L})|下降|减少|減少|降低|下滑|跌|減/giu;

/** Whether a text tells of a rise or a fall. */
export function directionsIn(text: string): { readonly rises: boolean; readonly falls: boolean } {
  return { rises: new RegExp(RISE).test(text), falls: new RegExp(FALL).test(text) };
}

/** `than the year before`, `compared with last year`, `同比`: what a change is told against. */
const AGAINST =
  /(?<!\p{L})(?:than|over|from|against|on|versus|vs\.?|compared (?:to|with)|par rapport à|que|sur) (?:the |a |l['’]|la |le )?(?:same \p{L}+ )?(?:(?:last|previous|prior) (?:year|month|week|quarter)|(?:year|month|week|quarter) (?:before|earlier)|year|an(?:née)? (?:dernier|dernière|précédente?)|un an)(?!\p{L})|(?:同比|环比|環比|比去年|比上年|较上年|較上年|较去年|較去年|年增|前年比|前年同期比|前期比)/giu;
/** Words beside a figure that say nothing of what it counts. */
const NEUTRAL =
  /(?<!\p{L})(?:we|our|i|they|you|it|there|this|the|these|a|an|of|in|at|to|from|by|for|on|with|and|or|is|are|was|were|be|been|has|have|had|ha|reach(?:es|ed)?|st[ao]nds?|stood|totall?(?:s|ed|ing)?|amount(?:s|ed)?|c[ao]me|comes|remain(?:s|ed|ing)?|achieved?|recorded|counted|currently|now|today|so|far|about|around|some|nearly|almost|over|roughly|more than|all|altogether|overall|annual|yearly|in total|week|month|quarter|year|figures?|number|value|amount|sum|just|still|nous|notre|nos|on|il|ils|elles?|y|le|la|les|l|un|une|des|de|du|d|en|à|au|aux|pour|et|ce|cette|ces|cet|est|sont|était|étaient|atteint|atteignent|s|élève|élèvent|montent?|compte|comptons|avons|a|ont|reste(?:nt)?|environ|près|plus de|tout|toutes?|tous|actuellement|désormais|aujourd|hui|semaine|mois|trimestre|année|an|nombre|montant|valeur)(?!\p{L})|(?:全年|本年度?|今年度?|年度|本周|本週|本月|本季度?|当前|目前|现在|現在|截至|已|共计|共計|一共|共|累计|累計|合计|合計|总计|總計|达到|達到|达成|达|達|实现|實現|为|為|是|有|约|約|近|仍|还|還|了|的|个|個|項|项|件|名|家|位|人次|我们|我們|公司|以来|以來|数|數|额|額|总|總|今週|今月|今期|今回|当社|当期|となりました|になりました|でした|でした|です|ました|となった|になった|だった|に達し|まで|[のはがをにでともへ、やて])/giu;
const DATE_WORDS =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})|周[一二三四五六日]|[月火水木金土日]曜日?/giu;

/** What a text says beyond words that any figure may have beside it. */
export function tellingPart(text: string): string {
  return text
    .replace(AGAINST, ' ')
    .replace(DATE_WORDS, ' ')
    .replace(RISE, ' ')
    .replace(FALL, ' ')
    .replace(NEUTRAL, ' ');
}

/** Signs that turn the word behind them: `未解决`, `非営業`. */
export function turnedBy(text: string): string[] {
  return text.match(/[未无無非不]/gu) ?? [];
}

/** A text without what its change is told against, which is of another time. */
export function withoutBase(text: string): string {
  return text.replace(AGAINST, ' ');
}
