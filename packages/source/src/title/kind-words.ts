/** What papers are, as one word of a line. */
const PAPER =
  /^(?:manual|guide|handbook|instructions?|specifications?|documents?|documentation|data ?sheet|by-?laws|constitution|procedures?|guidelines|report|plan|proposal|syllabus|brochure|flyer|leaflet|plaquette|dépliant|manuel|notice|cahier|dossier|fiche|statuts|règlement|procédures?|spécifications?|rapport|handbuch|anleitung|dokumentation|bericht|protokoll|pflichtenheft|lastenheft|satzung|benutzerhandbuch|bedienungsanleitung|abschlussbericht|projektbericht)$/iu;
/** What kinds of them are told apart by, and the small words between. */
const MODIFIER =
  /^(?:user|users?['’]?s?|operating|operations?|operator|instruction|reference|installation|quick|start|getting|started|administrator|admin|developers?|software|systems?|functional|technical|detailed|general|products?|projects?|requirements?|design|test|final|internal|utilisateurs?|utilisation|emploi|mode|charges|technique|techniques|fonctionnelles?|intérieur|projet|entreprise|commerciale|publicitaire|général|technische|benutzer|of|for|and|the|a|an|to|de|du|des|la|le|les|et|d|l)$/iu;
/** The same in Chinese and Japanese, where a line is made of such words without spaces. */
const PAPER_HAN = String.raw`[说說説]明[书書]?|手[册冊]|指南|指引|文[档檔件]|[报報]告[书書]?|[规規]格[书書]?|仕様書|[计計][划劃畫]書?|[计計][划劃畫]书|企[画畫划劃][书書]|方案|[设設][计計][书書]?|[书書]|マニュアル|ガイド(?:ブック)?|定義書|手順書|[简簡]介|会則|定款`;
const MODIFIER_HAN = String.raw`使用者|使用|操作|用[户戶]|安[装裝]|系[统統]|システム|[软軟][件體]|ソフトウェア|[产產]品|[项項]目|[专專]案|需求|[规規]格|功能|[详詳][细細]|概要|架[构構]|[数數][据據][库庫]|[资資]料[库庫]|技[术術]|[测測][试試]|テスト|[开開][发發]|[维維][护護]|[设設][计計]|分析|[总總][体體]|基本|外部|[内內]部|要件|取扱|ユーザー?|プロジェクト|作品|[竞競][争爭]性|磋商|[谈談]判|[采採][购購]|[招投][标標]|公[开開]|[询詢][价價]|[响響][应應]`;
const KIND_HAN = new RegExp(
  String.raw`^(?:${MODIFIER_HAN})+(?:${PAPER_HAN})$|^(?:[说說説]明[书書]|手[册冊]|指南|マニュアル|会則|定款|章程)$`,
  'u',
);

/**
 * Whether a line is made of nothing but words for kinds of papers (`User manual`, `系統使用手冊`, `Bylaws`): it says that
 * it is of something, but not of what.
 */
export function isKindOf(line: string): boolean {
  const text = line.trim().replace(/\s*[-–—:：]$/u, '');
  if (KIND_HAN.test(text.replace(/\s+/gu, ''))) return true;
  const words = text.split(/[\s’'-]+/u).filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= LONGEST &&
    words.some((word) => PAPER.test(word)) &&
    words.every((word) => PAPER.test(word) || MODIFIER.test(word))
  );
}

/** Most words of a kind. */
const LONGEST = 7;
