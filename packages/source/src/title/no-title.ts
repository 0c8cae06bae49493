import { visualLength } from '../structure/numbering.ts';

/** Numbers of standards, forms and classifications: `ICS 27.120.99`, `NB/T XXXXX-XXXX`, `F69`, `ISO/IEC 5230:2020`. */
const CODE =
  /^(?:ICS|CCS|UDC|DDC|ISBN|ISSN|DOI|OMB)\b.*$|^(?:doi|arxiv|isbn|issn)\s?[:：]\s*\S*\d\S*$|^\p{Lu}{1,6}(?:[/ -]\p{Lu}{1,5})*[ -]?[\dX]{2,}(?:[-.:—–/][\dX]+)*(?:\s*\([^)]*\))?$|^\p{Lu}{1,3}\d{0,4}$|^[\d.\-–—/()[\]\s#*]+$|^\d+(?:\.\d+)+\s*\(rev[^)]*\)$/u;
/** What a file says of its own state, kind and handling. */
const STATUS =
  /^(?:approved|draft|final(?: version| draft)?|wip|in review|status|confidential|internal(?: use only)?|unclassified|for (?:official use only|public release|review|comments?|information)|public|restricted|copyright(?: and licen[cs]e)?|licen[cs]e|attribution(?: and licen[cs]e)?|disclaimer|all rights reserved|manual transmittal|transmittal|this page (?:is )?(?:intentionally )?left blank|read ?me|lisez[- ]?moi|instructions?|title page|cover(?: page)?|front page|contents?|table of contents|index|page no\.?|sommaire|table(?:s)? des mati[eè]res|brouillon|provisoire|projet|confidentiel|version (?:provisoire|finale)|目\s*[录錄次]|终版|終版|草案|送审稿|报批稿|征求意见稿|徵求意見稿|公开|公開|内部资料|机密|機密|密级.*|备案号.*|備案號.*|审定|已批准|社外秘|機密情報|案|表紙|標題|标题|标准名称|題名|说明|說明|使用说明|読んでください)\s*[:：]?$/iu;
/** What press releases begin with, above what they are called. */
const RELEASE =
  /^[【[]?(?:for immediate release(?:\s*[:–—-].{4,30}\d{4})?|(?:(?:press|news|media) release(?:\s?[:–—-]?\s?for immediate (?:release|publication))?|communiqué de presse(?:\s?[:–—-]?\s?(?:pour|à) (?:diffusion|publication) immédiate)?)(?:\s*[:–—-].{4,30}\d{4})?|embargoed(?: until .*)?|communiqué(?: de presse)?|(?:pour|à) (?:diffusion|publication|publier) immédiate(?:ment)?|新[闻聞]稿|新[闻聞]通稿|(?:供)?即[时時][发發][布佈]|プレスリリース|ニュースリリース|報道資料|即日解禁|(?:報道)?関係者各位|(?:報道)?関係(?:者|各位)(?:の皆[さ様]?[まん]?へ?)?)[】\]]?\s*[:：]?(?:[\s　]+[\d０-９年月日./令平和]{6,14})?$/iu;
/** Places of a template that nobody filled in. */
const TEMPLATE =
  /^[[［<＜][^[\]［］<>＜＞]{1,20}[\]］>＞]$|点击此处|點擊此處|单击此处|click (?:here|or tap)|enter text|insert (?:title|name|date)|\[(?:title|date|name|company|titre|insert)[^\]]*\]|cliquez (?:ici|pour)|ここをクリック|クリックして/i;
/** A date, a version, a time alone. */
const DATE_OR_VERSION =
  /^[(（]?(?:本稿完成日期|完成日期|发布日期|日期|日付|date|posted|updated?|last (?:updated|reviewed|modified)|更新日|改訂日|作成日|[發発][布佈表行]日(?:期)?|版本|version|ver\.?|v|rev(?:ision)?\.?|release|édition|edition|第)?\s*[:：]?\s*(?:(?:\d|X|[〇一二三四五六七八九十]){1,4}(?:[-–—./年月日期版号时時点點分秒:]|\s|年度)*)+(?:st|nd|rd|th)?(?:发布|實施|实施|發布|施行|改訂|制定|作成|初版|時点|現在)?[)）]?$|^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:\d{1,2}(?:st|nd|rd|th|er)?\s+)?(?:jan|feb|f[ée]v|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|ao[uû]t|sep|oct|nov|dec|d[ée]c)\p{L}*\.?,?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:19|20)\d{2}$|^(?:平成|令和|昭和|民國|民国)\s*[\d０-９元]+\s*年.*$|^(?:version|release|édition|edition)\b.*$|^\d{4}\s*-\s*XX|^20XX/iu;
/** Lines that say who and where: addresses, persons, contacts. */
const CONTACT =
  /^[-–—_•*#→※]|^(?:commons|file|category|template|分类|分類|文件)[:：]|^\S{1,5}\s*\([^)]*\)$|official use only|marked with a|\bcat\. no\b|@|https?:|www\.|^(?:authors?|contributors?|reviewers?|approvers?|translators?|attn|auteurs?|tel|fax|phone|contact)\.?(?=\s*[:：]|\s*$|\s*[+(\d])|^(?:by|prepared (?:by|for)|submitted (?:to|by)|written by|translated by|contact (?:us|person|name|details)|rédigé|réalisé par|作者|编制|編製|著者|作成者?|訳|翻訳|担当|編集)\b\s*[:：]?|^(?:date|time|place|venue|location|attendees|participants|(?:members? )?present|(?:members? )?absent|guests?|regrets|apologies|in attendance|excusée?s?|absente?s?|invitée?s?|secrétaire(?: de séance)?|lieu|présente?s?|heure|日時|日付|場所|会場|参加者|出席者|欠席者|時間|時刻|时间|地点|地點|主持人?|参会人员?|与会人员?|記錄|记录人?|会议时间|会议地点|列席|[缺請请]席?假?|主席|紀錄)\s*[:：]|^(?:supervis(?:or|ed by)|advis[eo]r|candidate|matriculation|student (?:id|number|name)|submitted by|tut(?:eur|rice)|encadrante?s?|direct(?:eur|rice)|ma[iî]tre de stage|jury|soutenue? (?:le|par)|présentée? (?:par|le)|entreprise d[’']accueil|étudiante?s?|指[导導](?:老师|老師|教师|教師|教授|教員)|学号|學號|学籍番号|组员|組員|[专專]案[编編][号號]|班[级級]|例|e\.g|ex(?:emple|ample)?)(?:\s\p{L}+(?:\s\p{L}+)?)?\.?\s*[:：]|(?:〒\s*\d{3})|^(?:animation|maitrise d.ouvrage)\b/iu;
/** Headings that a chapter begins with, which name no whole document. */
const CHAPTER =
  /^(?:chapter|part|book|section|volume|chapitre|partie|livre|titre|annexe?|appendix)\s+(?:[ivxlc]+|\d+|one|two|three|first|premi[eè]re?)\b[.:]?(?:\s+(?:chapter|chapitre)\s+(?:[ivxlc]+|\d+))?$|^第\s*[一二三四五六七八九十百\d]+\s*[章节節回卷]$|^(?:abstract|summary|executive summary|introduction|preface|foreword|background|overview|purpose|scope|résumé|préface|avant-propos|introduction générale|摘要|引言|前\s*言|序\s*言?|概要|はじめに|まえがき|要旨|目的|テーマ(?:について)?|ターゲット|コンセプト|背景|現状|課題|objectifs?|contexte|objectives?|aims?(?: and objectives?)?|context|theme|concept|description|(?:product|general) (?:summary|description|overview)|(?:main|key) features|features|applications|caractéristiques(?: principales)?|effective date|(?:revision|version|change|document) (?:history|log)|changelog|historique(?: des (?:versions|révisions|modifications|évolutions))?|(?:変更|改訂|更新|改版)履歴|(?:修订|修訂|版本|变更|變更|更新|修改)(?:记录|紀錄|历史|歷史|履历|履歷)|acknowledge?ments?|notice|sheet\s?\d*|feuil\s?\d*|tab(?:le|leau)?\.? ?\d+|graph(?:ique)? ?\d+|figure ?\d+)(?:\s*[(（]\s*\d+\s*\/\s*\d+\s*[)）])?$/iu;

/** `Fiscal Year Ended June 30, 2019`, `Année universitaire 2020/2021`: the period that a document is of. */
const PERIOD =
  /^(?:for )?(?:the )?(?:(?:fiscal|financial|academic|school) year|(?:year|quarter|(?:three|six|nine|twelve) months|period)s? end(?:ed|ing)|ann[ée]e (?:universitaire|scolaire|acad[ée]mique)|exercice(?: clos)?)\b[^:：]{0,8}[:：]?[^:：]{0,20}(?:19|20)\d{2}(?:\s*[-–/]\s*(?:19|20)?\d{2})?$|^(?:19|20)\d{2}\s*(?:[-–/]\s*(?:19|20)?\d{2}\s*)?(?:学年|學年)度?(?:[第上下].{0,4}学期)?$/iu;

/** `Bylaws 9-16-25.doc`: programs print the name of the file at the head of its pages. */
const FILE_NAME = /^[^。！？!?]+\.(?:docx?|xlsx?|pptx?|pdf|txt|odt|rtf)$/iu;

/** Who a paper is by, in front of the names: `團隊：…`, `Team: …`, `成员名单：…`. */
const GROUP =
  /^(?:teams?(?: name| members?)?|group(?: members?| name| number)?|members|équipe|groupe|membres|étudiante?s?|チーム名?|メンバー|班名?|氏名|所属|学籍番号|[团團][队隊](?:名[称稱])?|小[组組](?:成[员員])?|[组組](?:[别別]|名|长|長|[员員])|[队隊]名|成[员員](?:名[单單])?|[专專][题題][学學]生|[学學]生(?:姓名)?|授[课課](?:教[师師授]|老[师師])|填表(?:日期|人)|[检檢]查[时時][间間]|系[所別别]|科系|[专專][业業]|院系|年[级級])\s*[:：]/iu;

/** `Note: figures are reckoned by themselves`, and for which degree a thesis was handed in. */
const REMARK =
  /^(?:key ?words?|mots[- ]cl[ée]f?s|关键[词字]|關鍵[詞字]|キーワード|note|nb|n\.b\.|attention|remarque|tips?|[注备備][意註注记記]?|備考|提示|[说說]明)\s*[:：]\s*\S|^(?:(?:présentée?|soutenue?) )?(?:pour|en vue de) l[’']obtention\b|^(?:submitted )?in partial fulfil?lment\b|^a (?:thesis|dissertation) submitted\b/iu;

/** What a form asks for about who fills it in, and which office made it. */
const FIELD_NAME =
  /^(?:所在)?(?:院系|学院|學院|[单單]位|系所)$|^(?:[学學]科)?[专專][业業](?:班[级級])?$|^[学學]位[级級][别別]$|^(?:[学學]生|研究生|申[请請]人)?姓名$|^[学學][号號]$|^入[学學][时時][间間]$|^研究方向$|^(?:指[导導])?[导導][师師](?:姓名)?$|^填表(?:日期|[时時][间間])$|^(?:联系|聯絡)?[电電][话話]$|^年\s*月\s*日$|^(?:课题|課題|项目|項目|论文|論文)(?:名[称稱]|[题題]目)$|(?:[处處]|局|部|司|[办辦]公室|[学學]院|委[员員][会會])(?:印?制|[编編]印|[监監][制製])$/u;

/** `Issue #48, 2018-2019`, `Vol. 3 No. 2, May 2024`: which number of a paper this is. */
const ISSUE =
  /^(?:(?:issue|number|numéro|n[°ºo]\.?|no\.|vol(?:ume|\.)?)\s*#?\s*\d{1,4}[\s,;:|·–—-]*)+(?:\(?(?:\p{L}+\.?\s)?(?:19|20)\d{2}(?:\s*[-–/]\s*(?:19|20)?\d{2})?\)?)?$/iu;

/** `Freight 59 260 17 Printing 1275`. */
const FIGURES = /(?:(?:^|\s)\d[\d.,]*(?=\s|$).*?){4}/u;

/** A student by number and name. */
const STUDENT = /^\d{6,}\s?\p{L}[\p{L} ]{1,30}$/u;

/** A line of a program: `public class Ferry {`, `import harbour.Quay;`. */
const PROGRAM = /[{}]\s*$|^(?:import|package|#include|using|from|const|let|var|int|return)\b.*;\s*$/u;

/** `From the Chair`, `From Committee Chairman …`: who speaks in a part of a newsletter. */
const BYLINE =
  /^from (?:the |our |your )?(?:\p{L}+ ){0,2}(?:chair(?:man|woman|person)?|president|director|editor|pastor|rector|principal|secretary|treasurer|mayor)(?!\p{L})/iu;

/** Whether a line only says who wrote a paper: `成员名单：…`, `131250207 林小满`. */
export function isNamesOnly(line: string): boolean {
  const text = withLabelClosed(line.trim());
  return GROUP.test(text) || STUDENT.test(text);
}

/** `指 导 教 师：…` as `指导教师：…`: labels of forms are set apart to be as wide as their neighbours. */
export function withLabelClosed(text: string): string {
  return text.replace(/^(?:\p{sc=Han}\s+)+\p{sc=Han}(?=\s*[:：])/u, (label) => label.replace(/\s+/gu, ''));
}

/** Whether a line can be no document's title: a number, a date, a state, a contact, a place of a template. */
export function isNoTitle(line: string): boolean {
  // `摘  要` is set apart to fill its line.
  const text = withLabelClosed(line.trim()).replace(/^(\p{sc=Han})\s+(\p{sc=Han})$/u, '$1$2');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2 || visualLength(text) < 4) return true;
  // Japanese covers write `第１．１版`.
  if (DATE_OR_VERSION.test(text.normalize('NFKC'))) return true;
  return [
    CODE,
    STATUS,
    TEMPLATE,
    CONTACT,
    CHAPTER,
    PERIOD,
    PROGRAM,
    FILE_NAME,
    FIELD_NAME,
    GROUP,
    REMARK,
    STUDENT,
    BYLINE,
    ISSUE,
  ].some((pattern) => pattern.test(text));
}

/** Whether a text is rows of a table that were run together. */
export function isRunOfFigures(text: string): boolean {
  return FIGURES.test(text);
}

/** Whether a line only says that what follows is for the press. */
export function isReleaseMark(line: string): boolean {
  return RELEASE.test(line.trim());
}

/** What a paper is, with no word of what it is about. */
const KIND_ALONE =
  /^(?:memo(?:randum)?|(?:meeting )?minutes|agenda|(?:weekly |monthly |annual |progress |status |project )?report|proposal|(?:business |project )?plan|newsletter|letter|note(?: de service)?|compte[- ]rendu(?: de réunion)?|procès[- ]verbal|rapport(?: mensuel| annuel)?|ordre du jour|lettre(?: ouverte)?|discours|allocution|invitation|notice|announcement|speech|open letter|annonce|avis|企[画畫]書|提案書|稟議書|起案書|議事録|会議録|計画書|仕様書|お知らせ|ご案内|週報|月報|日報|会议(?:纪要|记录)|會議(?:紀錄|記錄)|[周日月]报|通知|公告|通报|报告|報告|方案|计划书|計畫書|建议书|工作总结|总结|邀[请請]函|公开信|公開信|感[谢謝]信|[倡建][议議][书書]|申[请請][书書]|讲话稿|[发發]言稿|演[讲講]稿|致[辞詞]|講稿|声明|聲明|招待状|ご?挨拶|案内状|お礼状|報告書)$/iu;

/** What students hand in, and offices that serve them call it: `Mémoire de stage`, `Master's Thesis`, `本科毕业论文`. */
const STUDENT_KIND =
  /^(?:a )?(?:(?:final|end[- ]of[- ](?:studies|year)|final[- ]year|graduation|internship|master(?:[’']?s)?|bachelor(?:[’']?s)?|ph\.?\s?d\.?|doctoral|senior|honou?rs|undergraduate|capstone|term|course|project)\s+)+(?:thesis|dissertation|report|paper|project)$|^(?:mémoire|thèse|rapport|projet)(?: (?:de|du|d[’']une?) ?| d[’'])(?:fin d[’']études|stage|projet|master|licence|doctorat|recherche|alternance|synthèse|soutenance)(?: (?:de|d[’']|en) ?(?:fin d[’'](?:études|année)|fin de (?:cycle|formation)|master|licence|stage|recherche))?(?: (?:professionnel(?:le)?|individuel|technique|[ml]?\d))*$/iu;
const STUDENT_KIND_HAN =
  /^(?:\S{2,14}(?:大学|大學|学院|學院|学校|學校|研究所|[学學]程|系|科)\s*){0,3}(?:(?:第?\s*\d{2,4}|令和\d+|平成\d+)\s*(?:级|級|届|屆|[学學]?年度?)\s*)?(?:(?:本科生?|硕士|碩士|博士|[硕碩][（(]博[)）]士|学士|學士|大[学學]部?|研究生)\s*)*(?:毕业(?:论文|设计)(?:[（(](?:论文|设计)[)）])?(?:开题报告|任务书|中期检查(?:报告|表)?)?|(?:学位)?论文(?:开题报告|任务书)|畢業(?:論文|專題|專題製作)(?:[报報]告書?|審定書)?|[学學]位[论論]文|(?:卒業|修士|博士)(?:論文|研究|制作)(?:報告書)?|[课課]程[设設][计計](?:[报報]告書?)?|期[末中](?:专题|專題|大?作[业業]|專案)?(?:[报報]告書?|作[业業]|企[划劃畫]書)|(?:專題|专题)(?:研究|製作)?[报報]告書?|[实實][验驗][报報]告|実験報告書|開題報告|开题报告)$/u;

/** `期末報告` as the last line of a title: what stands in front of it is the course that the paper was written for. */
export function isCoursework(lastLine: string): boolean {
  return STUDENT_KIND_HAN.test(lastLine.trim());
}

/** Whether a line only says what kind of paper it heads. */
export function isKindAlone(line: string): boolean {
  const text = line.trim();
  return [KIND_ALONE, STUDENT_KIND, STUDENT_KIND_HAN].some((pattern) => pattern.test(text));
}

const ORGANISATION =
  /\b(?:department|ministry|minist[eè]re|university|universit[ée]|institut(?:e|ion)?|division|office|agency|agence|commission|committee|comit[ée]|council|conseil|foundation|fondation|association|society|corporation|inc|ltd|llc|gmbh|company|groupe|group|bureau|service|direction|préfecture|mairie|république|federation|consortium|board|bank|academy|school|laborator(?:y|ies)|working group)\b/iu;
/** `Durand S.A.`, `Durand et Fils SAS`, `Marsh & Daughters Ltd`: within a line such letters may be a word, and a line with other small words (`Stage chez Durand SA`) is no name. */
const LATIN_COMPANY =
  /^(?:(?:[\p{Lu}\d]\S*|&|and|et|of|de|du|des|la|le|les|und)\s)+(?:S\.?A\.?(?:S\.?U?\.?|R\.?L\.?)?|EURL|SCOP|Scop|SCIC|SNC|plc|PLC|[Ll]td\.?|LTD\.?|Limited|LLP|LLC|Inc\.?|Corp\.?|GmbH|AG|B\.?V\.?)$/u;
/** What towns and the like call themselves: `Commune de …`. */
const TOWN = /^(?:Commune|Ville|Communauté de [Cc]ommunes|Département|Région)\s(?:de|du|des|d[’'])/u;
const ORGANISATION_HAN =
  /^(?:株式会社|有限会社|合同会社|一般社団法人)\S{1,16}$|(?:公司|集团|集團|大学|大學|学院|學院|研究院|研究所|委员会|委員会|委員會|株式会社|有限会社|协会|協会|協會|学会|學會|政府|总局|總局|国家.{0,6}局|省.{0,8}厅|人民银行|法人|機構|中心)\s*(?:发布|發布|編|编)?$/u;

/** Whether a line names an organisation rather than what it wrote. */
export function isOrganisation(line: string): boolean {
  const text = line.trim();
  if (ORGANISATION_HAN.test(text) || LATIN_COMPANY.test(text) || TOWN.test(text)) return true;
  // `Handbook for the Department` is about one.
  return ORGANISATION.test(text) && !GENRE_WORD.test(text) && visualLength(text) <= 60;
}

/** Whether a line is the full name of a company and nothing else. */
export function isCompany(line: string): boolean {
  const text = line.trim();
  return (
    visualLength(text) <= 40 &&
    (/^(?:株式会社|有限会社|合同会社)\S+$|\S(?:株式会社|有限公司)$/u.test(text) || LATIN_COMPANY.test(text))
  );
}

/** What documents are: a line with such a word often is a title. */
export const GENRE_WORD =
  /\b(?:guide|guidelines?|handbook|manual|report|policy|plan|standard|specification|white ?paper|budget|survey|analysis|strategy|agreement|minutes|proposal|playbook|toolbox|checklist|framework|reference|review|study|curriculum|faq|frequently asked questions|summary|bylaws|by-laws|rules|regulations|rapport|guide|manuel|compte[- ]rendu|C\.?R\.?(?= d[ue]\b)|P\.?V\.?(?= d[ue]\b)|procès[- ]verbal|délibérations?|règlement|statuts|mandat|notice|référentiel|cahier|charte|convention|bilan|étude|note|letter|lettre|convocation|audit(?! (?:office|commission|committee|board)))\b|指南|手册|手冊|报告|報告|白皮书|白皮書|规范|規範|标准|標準|办法|辦法|方案|规划|計画|計畫|計劃|计划|政策|制度|合同|协议|協議|要項|要領|ガイド|マニュアル|議事録|会议纪要|會議紀錄|仕様|一覧|一览|概要|資料|教程|教材|年報|年报|要求|细则|細則|条例|條例|规则|規則|规程|規程|規約|章程|彙編|汇编|预算[书表]|預算[書表]|予算書|决算[书表]|決算[書表]|設計書|定義書|手順書|手引|使い方|法$|常见问题|常見問題/iu;

/** The kind of publication as a class: `中华人民共和国能源行业标准`, `Technical Report`. */
const PUBLICATION_CLASS =
  /^(?:中华人民共和国|中華人民共和國)?.{0,12}(?:国家|行业|地方|团体|企业|國家|行業)(?:标准|標準|计量技术规范)$|^(?:technical|research|white|working|discussion|policy|annual)\s+(?:report|paper|note|memorandum)$|^(?:international|national|british|european) standard$|^norme (?:française|européenne|internationale)$|^livre blanc$/iu;

export function isPublicationClass(line: string): boolean {
  return PUBLICATION_CLASS.test(line.replace(/\s+/g, ' ').trim());
}
