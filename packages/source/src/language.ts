import type { Language } from '@pagewright/model/languages';

/** Frequent characters that are written differently in Simplified and Traditional Chinese, pair by pair. */
const SIMPLIFIED =
  '们这国个来说时会对发为动经过现种学问关东车长门马开书见进还应该务业产权规则实际设计数据标准责义认识项评审证许发遵内条术资讯权价钱饮费买卖单总订预报场员师医药飞机电话线网级结组给统续' +
  '绿红纸约终请谢读课语试词讲让记论访详误调谁诉诊质购贵赛赠货账赏负财贡贸间闻闭闲队阳阴险难顶顺须顾题额颜风饭馆饼鱼鸟鸡麦黄点热爱环欢汉汤济测温满滨灯灵无旧杂样树桥楼极欧气战户护择换担' +
  '摄带帮广庆库异张弹归录戏岁岛币层属尔尽导宝宽妈孙处备复够头夹奖妇声坏块坚团园围图圆听响华协厅历压厂卫却双变县参叶号农军决净凭击创办劳势劲区优伟传伤伦众仅从仓亲亿乐习乡争两严丧临举万' +
  '与专丛丝丢铁银钟错锅键镇针铃钢轻较辆输转轮软边达迁运远违连迟适选递遗邮邻酱释页领频显惯愿态怀恶悬惊惧惨扩扫扬执抢拟拥拨挂挤损捡掷';
const TRADITIONAL =
  '們這國個來說時會對發為動經過現種學問關東車長門馬開書見進還應該務業產權規則實際設計數據標準責義認識項評審證許發遵內條術資訊權價錢飲費買賣單總訂預報場員師醫藥飛機電話線網級結組給統續' +
  '綠紅紙約終請謝讀課語試詞講讓記論訪詳誤調誰訴診質購貴賽贈貨賬賞負財貢貿間聞閉閒隊陽陰險難頂順須顧題額顏風飯館餅魚鳥雞麥黃點熱愛環歡漢湯濟測溫滿濱燈靈無舊雜樣樹橋樓極歐氣戰戶護擇換擔' +
  '攝帶幫廣慶庫異張彈歸錄戲歲島幣層屬爾盡導寶寬媽孫處備復夠頭夾獎婦聲壞塊堅團園圍圖圓聽響華協廳歷壓廠衛卻雙變縣參葉號農軍決淨憑擊創辦勞勢勁區優偉傳傷倫眾僅從倉親億樂習鄉爭兩嚴喪臨舉萬' +
  '與專叢絲丟鐵銀鐘錯鍋鍵鎮針鈴鋼輕較輛輸轉輪軟邊達遷運遠違連遲適選遞遺郵鄰醬釋頁領頻顯慣願態懷惡懸驚懼慘擴掃揚執搶擬擁撥掛擠損撿擲';

/** Those of the simplified that Japanese does not have. */
const SIMPLIFIED_ALONE =
  /[们这个说时对发为动经过现种问关东车长门马开书见进还应该务业产权规则实际设计数据标准责义认识项评审证许资讯]/gu;

/** Frequent characters that are written so in Japanese alone. */
const JAPANESE = '売円実単発対応図続検済価変経総営広権様戻気帰毎歩払収処鉄駅転働込県駐労効険択継渋';

const FRENCH =
  /\b(le|la|les|des|du|une?|et|est|dans|pour|par|sur|que|qui|avec|aux?|ce|cette|sont|plus|pas|nous|vous|il|elle)\b/gi;
const ENGLISH = /\b(the|and|of|to|in|is|that|for|with|as|on|are|be|this|by|it|was|from|at|or|you|not|have|an?)\b/gi;

/** Words of languages that are none of ours, and none of French or English, which share many others with them. */
const OTHERS: readonly RegExp[] = [
  // Spanish and Portuguese, Italian
  /\b(el|los|las|del|con|para|por|una|como|más|pero|muy|este|desde|hasta|cada|sus|hay|que|os|das|dos|não|com|uma|em|ao)\b/gi,
  /\b(il|di|che|è|per|non|con|della|sono|gli|del|dei|alla|nel|una|anche|più|questo)\b/gi,
  // German and Dutch
  /\b(der|die|das|und|ist|mit|für|auf|nicht|ein|eine|zu|von|im|den|dem|wird|werden|sich|auch|sind|bei|nach)\b/gi,
  /\b(het|een|van|is|niet|met|voor|op|zijn|wordt|aan|dat|ook|naar|bij)\b/gi,
  // Danish, Norwegian and Swedish
  /\b(og|det|er|på|til|af|av|ikke|der|som|den|med|for|at|vi|har|kan|fra|och|att|är|inte|för|ett|från)\b/gi,
];

/** Fewest words of another language that speak for it. */
const FEWEST_WORDS = 3;

/** What stands over columns and in schedules, where there are no sentences: each of these words counts as one of those above. */
const FRENCH_NAMES =
  /\b(nom|prénom|jour|semaine|mois|année|heures?|début|fin|montant|quantité|qté|prix|coût|dépenses?|recettes?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)\b/giu;
const ENGLISH_NAMES =
  /\b(name|day|week|month|year|hours?|start|end|amount|quantity|qty|price|cost|expenses?|income|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)\b/gi;

/** Language of a text among the five; English where there is too little to tell, and of a text in none of them. */
export function detectLanguage(text: string): Language {
  const sample = text.length > 60_000 ? text.slice(0, 30_000) + text.slice(-30_000) : text;
  const kana = count(sample, /[\u3041-\u309f\u30a0-\u30ff]/g);
  const han = count(sample, /[\u3400-\u9fff]/g);
  const latinWords = count(sample, /[A-Za-zÀ-ÿ]{2,}/g);
  if (kana + han > latinWords * 0.35 && kana + han > 5) {
    if (kana > (kana + han) * 0.08 || isJapanese(sample) || saysInKana(sample, kana + han)) return 'ja-JP';
    return chineseOf(sample);
  }
  const french = count(sample, FRENCH) + count(sample, FRENCH_NAMES) + count(sample, /[éèêàçùœ]/g);
  if (french <= count(sample, ENGLISH) + count(sample, ENGLISH_NAMES)) return 'en-US';
  const words = Math.max(FEWEST_WORDS, count(sample, FRENCH) + count(sample, FRENCH_NAMES));
  return OTHERS.some((own) => count(sample, own) > words) ? 'en-US' : 'fr-FR';
}

/** Fewest characters that no Chinese text has: tables of figures hold hardly any kana. */
const TELLING = 3;

function isJapanese(text: string): boolean {
  const own = [...text].filter((character) => JAPANESE.includes(character)).length;
  return own >= TELLING && own > count(text, SIMPLIFIED_ALONE);
}

/** Workbooks of names and figures have few kana; words of them behind one another are none that a Chinese text quotes. */
function saysInKana(text: string, all: number): boolean {
  const words = text.match(/[\u3041-\u3096]{2,}/gu) ?? [];
  return words.length >= 2 && words.join('').length > all * 0.03 && count(text, SIMPLIFIED_ALONE) === 0;
}

/** Of the pairs, what only one of the two scripts writes. */
const SIMPLIFIED_LETTERS = new Set(SIMPLIFIED);
const TRADITIONAL_LETTERS = new Set(TRADITIONAL);

function chineseOf(text: string): Language {
  let simplified = 0;
  let traditional = 0;
  for (const character of text) {
    const here = SIMPLIFIED_LETTERS.has(character);
    const there = TRADITIONAL_LETTERS.has(character);
    if (here && !there) simplified += 1;
    if (there && !here) traditional += 1;
  }
  return traditional > simplified ? 'zh-TW' : 'zh-CN';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
