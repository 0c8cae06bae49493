/** How people say in the five languages what a composition should be like. */

/** Parts of a document that are ours, by the form that the note names. */
export const PARTS = {
  agenda: /(agenda|contents page|table of contents|\btoc\b|目录|目錄|目次|议程|議程|sommaire|table des mati)/i,
  summary: /(summary|recap|总结|摘要|小结|總結|まとめ|résumé|synthèse)/i,
  cover: /(\bcover\b|title page|封面|表紙|couverture|page de titre)/i,
  closing: /(closing|thank.?you|结尾页|致谢|謝謝|谢谢|结束页|お礼|remerciement)/i,
  charts: /(\bcharts?\b|\bgraphs?\b|图表|圖表|グラフ|\bgraphiques?\b)/i,
} as const;
export type PartName = keyof typeof PARTS;

export const NEGATION =
  /(?:\bno\b|\bwithout\b|\bskip\b|\bomit\b|leave out|\bdrop\b|don['’]?t (?:include|use|want|need)|do not (?:include|use)|\bexclude\b|\bsans\b|pas de|\bne pas\b|omettre|exclure|不要|无需|不需要|去掉|删去|省略|略过|略過|跳过|跳過|不含|不包括|不用|なし|除く|除いて|省く|省いて|いらない|不要)/i;

export const FOCUS =
  /(?:focus(?:ing|ed)? (?:mainly |only )?on|concentrate on|emphasi[sz]e|highlight|stress|mainly about|pay attention to|mettre l['’]accent sur|insister sur|se concentrer sur|concentre[rz]?[- ]?(?:toi|vous)? sur|privilégier|重点(?:介绍|突出|讲述?|关注|放在|说明|阐述)?(?:在|于)?|突出|强调|着重(?:介绍|讲)?|聚焦(?:于)?|围绕|重點(?:介紹|突出|說明)?|強調(?!し|す)|聚焦)\s*[:：]?\s*([^。.;；!！，\n]*)/gi;
export const JAPANESE_FOCUS = /([^、。,\n]{1,30}?)(?:に焦点を|を中心に|を強調|に重点|を重点的に)/g;

export const FIRST =
  /(?:start(?:ing)? with|begin(?:ning)? with|commence[rz]? par|débuter par|先(?:讲|说|介绍|講|說|介紹)|首先(?:讲|介绍|介紹)|最初に)\s*(?:the\s|les?\s|la\s)?\s*[:：]?\s*([^。.;；,，、!！\n]+)/i;
export const FIRST_AROUND = /(?:从|從)(.{1,30}?)(?:开始|開始)|([^、。,\n]{1,30}?)(?:から始め|を最初に)/;

export const ONLY =
  /(?:\bonly (?:about |use |cover |include |the )?|只(?:讲|要|保留|介绍|用|講)|仅(?:讲|保留|介绍)|seulement |uniquement )\s*[:：]?\s*([^。.;；,，!！\n]+)/i;
export const JAPANESE_ONLY = /([^、。,\n]{1,30}?)(?:だけ|のみ)/;

export const AUDIENCE =
  /(?:(?:for|aimed at|to) (?:an? |the |our |my )?(?:audience of )?((?:senior |top )?(?:executives?|managers?|management|investors?|engineers?|students?|beginners?|newcomers|clients?|customers?|board|children|developers?|leadership|teachers?|parents))\b|面向([^，。,.]{2,12})|给([^，。,.]{2,10}?)(?:看|汇报|讲)|給([^，。,.]{2,10}?)(?:看|報告)|pour (?:des |les |la |le |un public de )(dirigeants|direction|investisseurs|étudiants|clients|ingénieurs|développeurs|enseignants)|([^、。,\s]{2,10})向け)/i;
/** Readers who look for figures and results, and readers who look for detail. */
export const LEADERS =
  /execut|manag|invest|board|leader|领导|管理层|高管|投资|董事|老板|領導|經營|経営|役員|投資|dirigeant|direction/i;
export const MAKERS = /engineer|develop|工程师|开发|技术|工程師|開發|エンジニア|開発|技術|ingénieur|développeur/i;

export const TONE =
  /(humou?r|funny|friendly|formal(?:ly)? tone|formal style|inspiring|persuasive|storytelling|playful|witty|casual|幽默|正式|活泼|口语|风趣|文艺|語氣|语气|口调|\bton (?:plus )?\p{L}+|style d['’]écriture|ユーモア|丁寧|カジュアル|です・ます)/iu;
export const TRANSLATE =
  /(translat|\bin (?:english|chinese|french|japanese|german|spanish)\b|翻译|译成|用(?:英文|英语|中文|日文|日语|法文|法语)|翻譯|譯成|tradui|\ben (?:anglais|chinois|japonais)\b|翻訳|(?:英|日本|中国|フランス)語で)/i;
export const INVENT =
  /(make up|invent|add (?:your own|new|extra|more) (?:examples?|ideas?|content|facts?)|brainstorm|补充(?:一些)?(?:案例|例子|内容|数据)|编(?:一些|几个)|自行(?:添加|补充)|発明|創作|例を追加|invente[rz]?|ajoute[rz]? des exemples)/i;
export const MORE_CHARTS =
  /((?:more|many|use|add|lots of|plenty of).{0,16}(?:charts?|graphs?|visuals?)|多(?:用|些|放|做|加)?.{0,6}(?:图表|圖表|图|圖)|图表化|圖表化|(?:plus|beaucoup) de graphiques|グラフを(?:多|たくさん|もっと)|数据可视化|資料視覺化|data visuali[sz]ation)/i;

export const SHORT =
  /(\bshort\b|\bbrief\b|\bconcise\b|keep it simple|less text|few words|简短|简洁|精简|少文字|簡短|简要|扼要|精簡|\bbref|\bconcis|\bcourt|簡潔|短く|短め)/i;
export const LONG =
  /(\bdetailed\b|in depth|in-depth|thorough|comprehensive|详细|詳細|詳盡|详尽|深入|détaillé|approfondi|詳しく|くわしく)/i;

/** A number of pages that the prompt itself asks for. */
export const PAGES = /(\d{1,3})\s*(?:-\s*)?(?:pages?|slides?|页|頁|张|張|枚|ページ|スライド|diapositives?|diapos?)/i;
