import type { TableCell } from '@pagewright/model/source-document';

/** What the words of tables mean, in the five languages. */

const TOTAL =
  /^(?:grand |sub-?)?total\b|^(?:sum|overall|ensemble|all)\b|总计|合计|总额|小计|总和|总分|合計|總計|小計|總分|総点|^計$|^総計|^cumul|累计|累計|sous-total/i;
const COUNTER =
  /^(?:no\.?|n°|nr\.?|#|序号|行次|编号|編號|序號|番号|項番|作業no|rank|rang|id|code|cod_.*|class|classe|section|room|salle|班[级級别別]?|学号|學號|工号|工號|座[号號位]|房[间間]号?|学籍番号|クラス|学年)$/i;
const TIME =
  /^(?:19|20)\d{2}(?:\s*年|[./-]\d{1,2}(?:[./-]\d{1,2})?|\s*[/-]\s*\d{2,4})?(?:度|\s*[(（].*)?$|^(?:19|20)\d{2}\s*年?\s*(?:q|h|t|s|第)?[1-4一二三四](?:季度|四半期)?$|^(?:19|20)\d{2}\s*年\s*\d{1,2}\s*月$|^fy\s?\d{2,4}$|^[qths]\s?[1-4](?:\s+(?:19|20)\d{2})?$|^第?[一二三四1-4](?:季度|四半期)$|^\d{1,2}\s*月$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|janv|févr|mars|avr|mai|juin|juil|août|déc)[a-zéû]*\.?(?:\s+\d{2,4})?$|^week\s?\d+$|^第\d+周$/i;
const COMPONENT = /^(?:of which|dont|including|其中|うち|内)\b|^其中|^うち|^内訳/i;
const STAGES =
  /阶段|步骤|转化|漏斗|階段|段階|stage|lead|visit|conversion|funnel|étape|entonnoir|signup|sign-up|注册|下单|付费/i;

/** `Tableau 3 - …`, `Figure 2: …` without what it is counted as. */
export function withoutLabel(caption: string): string {
  const plain = caption.replace(CAPTION_LABEL, '');
  return /\p{L}{3}/u.test(plain) ? plain : caption;
}

const CAPTION_LABEL =
  /^(?:tableau|table|tab\.?|graphique|graph\.?|figure|fig\.?|chart|carte|encadré|[图圖図表]|图表|圖表|附表)\s*(?:\d+|[IVX]+|[A-Z])(?:[.\-–]\d+)*\s*(?:[.:：–—-]\s*|\s+)/i;

export function isTotalLabel(label: string): boolean {
  return TOTAL.test(label.trim());
}

/** `Maximum`, `Average`, `平均分`: what the rows above come to by other ways than adding them. */
export function isSummaryLabel(label: string): boolean {
  return SUMMARY.test(label.trim());
}

const SUMMARY =
  /^(?:max(?:imum)?|min(?:imum)?|average|avg|mean|median|st(?:andar)?d\.? ?dev(?:iation)?|moyenne|médiane|écart[- ]type|(?:总|總)?平均(?:值|分|数|數|値|点|點|成绩|成績)?|最[大小高低](?:值|分|数|數|値|点|點)?|中位[数數値值]|中央値|标准差|標準(?:差|偏差))\s*[:：]?$/iu;

/** Over running numbers, codes, and numbers by which somebody or something is found: they measure nothing. */
export function isCounterHeader(header: string): boolean {
  return COUNTER.test(header.trim()) || IDENTIFIER.test(header.trim());
}

/** Over what an account or a meter stands at: the largest is no large entry. */
export function isStandHeader(header: string): boolean {
  return STAND.test(header.trim());
}

const STAND =
  /^(?:(?:running|closing|opening|account|book|new)\s)?balance$|^solde(?:\s(?:progressif|courant|cumulé))?$|^(?:cumulative|cumulé|odometer|(?:meter )?reading|relevé)$|^(?:账户|賬戶|帳戶|期末)?(?:余额|餘額|结余|結餘)$|^(?:差引)?残高$|^累[计計](?:金[额額])?$/iu;

/** `Phone`, `Ext.`, `Room`, `Invoice no.`, `Code postal`, `分机号`, `郵便番号`. */
const IDENTIFIER = new RegExp(
  [
    String.raw`^(?:(?:tele)?phone|tel\.?|mobile|cell|fax|ext(?:ension)?\.?|room|locker|zip|post ?codes?|sku|isbn|issn|ean|barcode|ref(?:erence)?\.?)$`,
    String.raw`^(?:(?:tele|mobile |contact )?phone|fax|invoice|order|room|account|customer|client|staff|employee|member|student|serial|part|item|article|model|case|ticket|contract|registration|licence|license|passport|tax|flight|train|bus|seat|table|house|policy|batch|lot|tracking) (?:no\.?|number|nr\.?)$`,
    String.raw`\s(?:id|code|ext\.?|extension|phone|#)$`,
    String.raw`^(?:acct|account|doc|document|invoice|order|po|check|cheque|job|claim)\.?\s?(?:#|no\.?|nr\.?|num(?:ber)?\.?)$`,
    String.raw`^(?:téléphone|tél\.?|portable|poste|salle|chambre|réf(?:érence)?\.?|siret|siren|code (?:postal|client|article|barres?))$`,
    String.raw`^(?:numéro|n°) (?:de |du |d['’])`,
    String.raw`(?:电话|電話|手机|手機|携帯|内線|分机|分機|传真|傳真|邮编|郵遞區號|号码|號碼|番号|编号|編號|编码|編碼|代码|代碼|代號|コード)[号號]?$`,
    String.raw`^(?:房|部屋|工|学|學|座|座位|桌|门牌|門牌|账|帳|货|貨|型|批|证|證|票|车牌|車牌|单|單|订单|訂單)[号號]$`,
    String.raw`^(?:部屋|型番|品番)$`,
  ].join('|'),
  'iu',
);

export function isTime(text: string): boolean {
  return TIME.test(text.trim());
}

/** `Depuis`, `Founded`, `成立年`: over years that say when something was or began. */
export function isYearHeader(header: string): boolean {
  return YEARS.test(header.trim());
}

const YEARS =
  /^(?:year|founded|built|opened|established|since|member since|created|joined|année|depuis|fondée?|création|construction|ouverture|arrivée)(?!\p{L})|年份$|^(?:成立|建成|设立|設立|創立|创立|开业|開業|入会|入社|竣工|加入)(?:年|时间|時間|年份|年度)?$/iu;

/** Over days, weeks and months of a calendar, by their numbers: `月`, `Week`, `Mois`. */
export function isCalendarHeader(header: string): boolean {
  return CALENDAR.test(header.trim());
}

const CALENDAR = /^(?:months?|days?|weeks?|quarters?|mois|jours?|semaines?|trimestres?|月份?|日|周|週|季度)$/iu;

/** What is measured in a way of its own, so that no axis holds it beside the others. */
export type Scale = 'count' | 'time' | 'price';

/** What the name of a column says of its scale: `Nbre d'heures` are hours, `Coût horaire` a price of one. */
export function scaleOf(header: string): Scale | undefined {
  const name = header.trim();
  if (PRICES.test(name)) return 'price';
  if (TIMES.test(name)) return 'time';
  return isCountHeader(name) ? 'count' : undefined;
}

const PRICES =
  /^(?:unit (?:price|cost)|(?:price|cost|rate) per \p{L}+|hourly (?:rate|wage)|prix (?:unitaire|à l[’']unité)|p\.?u\.?(?: ht)?|coût (?:unitaire|horaire)|taux horaire)(?!\p{L})|(?:单价|單價|単価|时薪|時薪|時給)(?:[(（].*)?$/iu;
const TIMES =
  /^(?:(?:(?:number|no\.?|#) of |total )?(?:hours|days)(?: worked)?|(?:nbre?|nombre|nb)\.? (?:d[’']heures|de jours)|heures|durée|duration)(?!\p{L})|^(?:工时|工時|工数|時間数|小时数|小時數|天数|天數|日数)(?:[(（].*)?$/iu;

/** Over how many there are of something: `数量`, `Stock`, `Effectif`. */
export function isCountHeader(header: string): boolean {
  return COUNTS.test(header.trim());
}

const COUNTS =
  /^(?:qty|quantity|stock|safety stock|count|headcount|pieces|number of .+|quantité|qté|nombre(?: de .+)?|effectifs?|stock de sécurité)$|(?:数量|數量|存量|库存|庫存|在庫|件数|件數|個数|人数|人數|台数|台數|户数|戶數|世帯数|次数|次數|回数|订单数|訂單數)$/iu;

/** `元`, `€ thousand`, `百万円`: what sums of money are told in. */
export function isMoney(unit: string): boolean {
  return MONEY.test(unit);
}

const MONEY = /[$€£¥￥₩元円圆圓]|\b(?:euros?|dollars?|francs?|yen|yuan|rmb|cny|usd|eur|gbp|jpy|chf|twd)\b/iu;

/** The unit behind the name of a row: `Fuel cost (£k)`, `Kilometres (million)`. */
export function unitBehind(label: string): string | undefined {
  const own = /[(（]([^()（）]{1,14})[)）]$/u.exec(label.trim())?.[1]?.trim();
  return own !== undefined && (isMoney(own) || BEHIND.test(own)) ? own : undefined;
}

const BEHIND =
  /^(?:[%‰]|(?:in |en )?(?:millions?|thousands?|billions?|milliers?|milliards?|000s?|k|m|bn)|[kMGT]?Wh|[kM]W|k?g|t|tonnes?|k?m[²³23]?|ha|l|hl|h|hours?|heures?|min|days?|jours?|°C|pts?|points?|[万億亿萬千百]*(?:人|件|台|戸|户|戶|個|个|次|回|吨|噸|トン|時間|小时|小時|天|日|分|平方米|公里))$/iu;

/** Over the units of what stands in each row. */
export function isUnitHeader(header: string): boolean {
  return /^(?:units?(?: of measure)?|unités?|单位|單位|単位)$/iu.test(header.trim());
}

/** Rows and columns that are a part of another. */
export function isComponent(label: string): boolean {
  return COMPONENT.test(label.trim());
}

export function areStages(texts: readonly string[]): boolean {
  return texts.some((text) => STAGES.test(text));
}

export function isFigure(cell: TableCell | undefined): cell is TableCell & { value: number } {
  return cell !== undefined && typeof cell.value === 'number' && /^(?:number|percent|currency)$/.test(cell.type);
}

const UNIT = [
  /^(?:金额)?(?:单位|單位|単位|units?|unité)\s*[:：]\s*(.{1,24})$/i,
  /^\(?in ((?:millions?|thousands?|billions?)(?: of [a-z$€£ ]{2,12})?|%|[a-z]{3})\)?$/i,
  /^\(?en ((?:millions?|milliers|milliards?)(?: d[e’'].{2,12})?)\)?$/i,
];

/** The unit that a note names: `单位：元`, `In millions of CHF`. */
export function unitNamedBy(note: string): string | undefined {
  for (const pattern of UNIT) {
    const unit = pattern.exec(note.trim())?.[1]?.trim();
    if (unit) return unit;
  }
  const measured = /^[(（]?(?:in|en) ([^\s()（）]{1,12})[)）]?$/iu.exec(note.trim())?.[1];
  return measured && (isMoney(measured) || BEHIND.test(measured)) ? measured : undefined;
}

/** `Unité : Milliard d'euros`, or a last part of its own, `– en MWh`; two units at once name none. */
export function unitInCaption(caption: string | undefined): string | undefined {
  const named = /(?:单位|單位|単位|unit|unité)\s*[:：]\s*([^\s,，;；].{0,20})$/i.exec(caption ?? '')?.[1]?.trim();
  if (named) return /\set\s|\sand\s|[、/]/.test(named) ? undefined : named;
  if (/(?:en|in)\s+%$/i.test(caption ?? '')) return '%';
  const parts = (caption ?? '').split(/\s+[–—]\s+/u);
  return parts.length > 1 ? unitNamedBy(parts.at(-1) ?? '') : undefined;
}

/** What programs call a sheet, and names that only say that figures stand on it. */
const SILENT =
  /^(?:sheet|feuil(?:le)?|シート|工作表|tabelle|data|données|chart|graph(?:ique|e|s)?|diagram(?:me)?|数据|數據|データ|グラフ|图表|圖表|table(?:au)?)\s*[(（]?\d{0,3}[)）]?$/iu;

/** Whether the name of a sheet says nothing of what is on it. */
export function isSilentName(name: string): boolean {
  return SILENT.test(name.trim());
}

/** Notes within a table's head: a unit, who made it, when; they name no column. */
export function isHeadNote(text: string): boolean {
  return unitNamedBy(text) !== undefined || /^[^:：]{2,12}[:：]\s*\S/.test(text.trim());
}

/** `(a)`, `*`, `(**)` behind a label mark a note; a chart shows the label without. */
export function withoutNoteMark(label: string): string {
  return label.replace(/\s*(?:\([a-z]\)|\(\*+\)|\*+|[¹²³])$/, '').trim() || label;
}
