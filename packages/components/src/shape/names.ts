import type { Language } from '@pagewright/model/languages';
import type { FREEFORM } from './freeform.ts';
import type { SHAPE_GROUPS, ShapeName } from './presets.ts';

/** A name in each language, in the order zh-CN, zh-TW, en-US, ja-JP, fr-FR. */
type Names = readonly [string, string, string, string, string];

const ORDER = ['zh-CN', 'zh-TW', 'en-US', 'ja-JP', 'fr-FR'] as const satisfies readonly Language[];

/** What the shapes are called, as presentation programs call them. */
const SHAPES: Readonly<Record<ShapeName | typeof FREEFORM, Names>> = {
  rect: ['矩形', '矩形', 'Rectangle', '四角形', 'Rectangle'],
  roundRect: ['圆角矩形', '圓角矩形', 'Rounded rectangle', '角丸四角形', 'Rectangle arrondi'],
  round2SameRect: ['上圆角矩形', '上圓角矩形', 'Rounded top', '上の角を丸めた四角形', 'Haut arrondi'],
  snip1Rect: ['剪角矩形', '剪角矩形', 'Snipped corner', '1つの角を切り取った四角形', 'Coin coupé'],
  ellipse: ['椭圆', '橢圓', 'Ellipse', '楕円', 'Ellipse'],
  triangle: ['三角形', '三角形', 'Triangle', '三角形', 'Triangle'],
  rtTriangle: ['直角三角形', '直角三角形', 'Right triangle', '直角三角形', 'Triangle rectangle'],
  diamond: ['菱形', '菱形', 'Diamond', 'ひし形', 'Losange'],
  parallelogram: ['平行四边形', '平行四邊形', 'Parallelogram', '平行四辺形', 'Parallélogramme'],
  trapezoid: ['梯形', '梯形', 'Trapezoid', '台形', 'Trapèze'],
  pentagon: ['五边形', '五邊形', 'Pentagon', '五角形', 'Pentagone'],
  hexagon: ['六边形', '六邊形', 'Hexagon', '六角形', 'Hexagone'],
  heptagon: ['七边形', '七邊形', 'Heptagon', '七角形', 'Heptagone'],
  octagon: ['八边形', '八邊形', 'Octagon', '八角形', 'Octogone'],
  decagon: ['十边形', '十邊形', 'Decagon', '十角形', 'Décagone'],
  dodecagon: ['十二边形', '十二邊形', 'Dodecagon', '十二角形', 'Dodécagone'],
  plus: ['十字形', '十字形', 'Cross', '十字形', 'Croix'],
  frame: ['图文框', '框架', 'Frame', 'フレーム', 'Cadre'],
  halfFrame: ['半闭框', '半框架', 'Half frame', '半フレーム', 'Demi-cadre'],
  corner: ['L 形', 'L 形', 'L-shape', 'L字', 'Forme en L'],
  donut: ['圆环', '圓環', 'Ring', 'ドーナツ', 'Anneau'],
  pie: ['饼形', '圓形圖', 'Pie', 'パイ', 'Secteur'],
  blockArc: ['空心弧', '空心弧', 'Block arc', 'アーチ', 'Arc plein'],
  teardrop: ['泪滴形', '淚滴形', 'Teardrop', '涙形', 'Larme'],
  heart: ['心形', '心形', 'Heart', 'ハート', 'Cœur'],
  lightningBolt: ['闪电', '閃電', 'Lightning', '稲妻', 'Éclair'],
  sun: ['太阳', '太陽', 'Sun', '太陽', 'Soleil'],
  moon: ['月亮', '月亮', 'Moon', '月', 'Lune'],
  cloud: ['云', '雲', 'Cloud', '雲', 'Nuage'],
  wave: ['波形', '波形', 'Wave', '波', 'Vague'],
  can: ['圆柱', '圓柱', 'Cylinder', '円柱', 'Cylindre'],
  cube: ['立方体', '立方體', 'Cube', '直方体', 'Cube'],
  foldedCorner: ['折角', '摺角', 'Folded corner', 'メモ', 'Coin plié'],
  plaque: ['缺角矩形', '缺角矩形', 'Plaque', 'ブローチ', 'Plaque'],
  noSmoking: ['禁止符', '禁止標誌', 'No symbol', '禁止', 'Interdiction'],
  smileyFace: ['笑脸', '笑臉', 'Smiley', 'スマイル', 'Sourire'],
  rightArrow: ['右箭头', '向右箭號', 'Right arrow', '右矢印', 'Flèche droite'],
  leftArrow: ['左箭头', '向左箭號', 'Left arrow', '左矢印', 'Flèche gauche'],
  upArrow: ['上箭头', '向上箭號', 'Up arrow', '上矢印', 'Flèche haut'],
  downArrow: ['下箭头', '向下箭號', 'Down arrow', '下矢印', 'Flèche bas'],
  leftRightArrow: ['左右箭头', '左右箭號', 'Left-right arrow', '左右矢印', 'Double flèche'],
  upDownArrow: ['上下箭头', '上下箭號', 'Up-down arrow', '上下矢印', 'Double flèche verticale'],
  quadArrow: ['十字箭头', '四向箭號', 'Four-way arrow', '四方向矢印', 'Flèche à quatre pointes'],
  bentArrow: ['圆角右箭头', '彎曲箭號', 'Bent arrow', '曲折矢印', 'Flèche courbée'],
  uturnArrow: ['手杖形箭头', '迴轉箭號', 'U-turn arrow', 'U ターン矢印', 'Demi-tour'],
  bentUpArrow: ['直角上箭头', '直角向上箭號', 'Bent-up arrow', '屈折矢印', 'Flèche coudée'],
  homePlate: ['五边形箭头', '五邊形箭號', 'Pentagon arrow', 'ホームベース', 'Pentagone fléché'],
  chevron: ['燕尾形', '山形符號', 'Chevron', '山形', 'Chevron'],
  notchedRightArrow: ['燕尾形右箭头', '凹口向右箭號', 'Notched arrow', 'V 字型矢印', 'Flèche entaillée'],
  stripedRightArrow: ['虚尾箭头', '條紋向右箭號', 'Striped arrow', 'ストライプ矢印', 'Flèche rayée'],
  flowChartTerminator: ['终止', '終止', 'Terminator', '端子', 'Terminaison'],
  flowChartInputOutput: ['数据', '資料', 'Data', 'データ', 'Données'],
  flowChartPredefinedProcess: [
    '预定义过程',
    '預設處理作業',
    'Predefined process',
    '定義済み処理',
    'Processus prédéfini',
  ],
  flowChartInternalStorage: ['内部贮存', '內部儲存', 'Internal storage', '内部記憶', 'Stockage interne'],
  flowChartDocument: ['文档', '文件', 'Document', '書類', 'Document'],
  flowChartMultidocument: ['多文档', '多重文件', 'Documents', '複数書類', 'Documents multiples'],
  flowChartManualInput: ['手动输入', '手動輸入', 'Manual input', '手操作入力', 'Entrée manuelle'],
  flowChartManualOperation: ['手动操作', '手動作業', 'Manual operation', '手作業', 'Opération manuelle'],
  flowChartPreparation: ['准备', '準備作業', 'Preparation', '準備', 'Préparation'],
  flowChartOffpageConnector: ['离页连接符', '離頁連接點', 'Off-page connector', '他ページ結合子', 'Renvoi de page'],
  flowChartMerge: ['合并', '合併', 'Merge', '組合せ', 'Fusion'],
  flowChartPunchedCard: ['卡片', '卡片', 'Card', 'カード', 'Carte'],
  flowChartPunchedTape: ['资料带', '打孔紙帶', 'Punched tape', 'せん孔テープ', 'Bande perforée'],
  flowChartSummingJunction: ['汇总连接', '匯合連接點', 'Summing junction', '和接合', 'Jonction de somme'],
  flowChartOr: ['或者', '或', 'Or', '論理和', 'Ou'],
  flowChartCollate: ['对照', '自動分頁', 'Collate', '照合', 'Assembler'],
  flowChartOnlineStorage: ['存储数据', '儲存資料', 'Stored data', '記憶データ', 'Données stockées'],
  flowChartDelay: ['延期', '延遲', 'Delay', '論理積ゲート', 'Délai'],
  flowChartMagneticDisk: ['磁盘', '磁碟', 'Database', '磁気ディスク', 'Disque'],
  flowChartDisplay: ['显示', '顯示', 'Display', '表示', 'Affichage'],
  wedgeRectCallout: ['矩形标注', '矩形圖說文字', 'Rectangular callout', '四角形の吹き出し', 'Bulle rectangulaire'],
  wedgeRoundRectCallout: ['圆角标注', '圓角圖說文字', 'Rounded callout', '角丸の吹き出し', 'Bulle arrondie'],
  wedgeEllipseCallout: ['椭圆标注', '橢圓形圖說文字', 'Oval callout', '円形の吹き出し', 'Bulle ovale'],
  cloudCallout: ['云形标注', '雲朵形圖說文字', 'Thought bubble', '雲形の吹き出し', 'Bulle de pensée'],
  star4: ['四角星', '四角星形', '4-point star', '星 4', 'Étoile à 4 branches'],
  star5: ['五角星', '五角星形', '5-point star', '星 5', 'Étoile à 5 branches'],
  star6: ['六角星', '六角星形', '6-point star', '星 6', 'Étoile à 6 branches'],
  star7: ['七角星', '七角星形', '7-point star', '星 7', 'Étoile à 7 branches'],
  star8: ['八角星', '八角星形', '8-point star', '星 8', 'Étoile à 8 branches'],
  star10: ['十角星', '十角星形', '10-point star', '星 10', 'Étoile à 10 branches'],
  star12: ['十二角星', '十二角星形', '12-point star', '星 12', 'Étoile à 12 branches'],
  star16: ['十六角星', '十六角星形', '16-point star', '星 16', 'Étoile à 16 branches'],
  star24: ['二十四角星', '二十四角星形', '24-point star', '星 24', 'Étoile à 24 branches'],
  star32: ['三十二角星', '三十二角星形', '32-point star', '星 32', 'Étoile à 32 branches'],
  leftBracket: ['左中括号', '左中括弧', 'Left bracket', '左大かっこ', 'Crochet gauche'],
  rightBracket: ['右中括号', '右中括弧', 'Right bracket', '右大かっこ', 'Crochet droit'],
  bracketPair: ['双括号', '雙括弧', 'Brackets', '大かっこ', 'Crochets'],
  leftBrace: ['左大括号', '左大括弧', 'Left brace', '左中かっこ', 'Accolade gauche'],
  rightBrace: ['右大括号', '右大括弧', 'Right brace', '右中かっこ', 'Accolade droite'],
  bracePair: ['双大括号', '雙大括弧', 'Braces', '中かっこ', 'Accolades'],
  mathPlus: ['加号', '加號', 'Plus', '加算記号', 'Plus'],
  mathMinus: ['减号', '減號', 'Minus', '減算記号', 'Moins'],
  mathMultiply: ['乘号', '乘號', 'Multiply', '乗算記号', 'Multiplié'],
  mathDivide: ['除号', '除號', 'Divide', '除算記号', 'Divisé'],
  freeform: ['任意形状', '手繪多邊形', 'Freeform', 'フリーフォーム', 'Forme libre'],
  mathEqual: ['等号', '等號', 'Equal', '等号', 'Égal'],
};

/** What their groups are called. */
const GROUPS: Readonly<Record<keyof typeof SHAPE_GROUPS, Names>> = {
  basic: ['基本形状', '基本圖案', 'Basic', '基本図形', 'Formes de base'],
  arrows: ['箭头', '箭號', 'Arrows', '矢印', 'Flèches'],
  flowChart: ['流程图', '流程圖', 'Flow chart', 'フローチャート', 'Organigramme'],
  callouts: ['标注', '圖說文字', 'Callouts', '吹き出し', 'Bulles'],
  stars: ['星形', '星星', 'Stars', '星', 'Étoiles'],
  brackets: ['括号', '括弧', 'Brackets', 'かっこ', 'Parenthèses'],
  maths: ['数学符号', '數學符號', 'Maths', '数式', 'Mathématiques'],
};

/** The names of the shapes in a language, and those of their groups. */
export function shapeNames(language: Language): {
  readonly shape: Readonly<Record<ShapeName | typeof FREEFORM, string>>;
} {
  return { shape: namesIn(language, SHAPES) };
}

export function shapeGroupNames(language: Language): {
  readonly shape: Readonly<Record<keyof typeof SHAPE_GROUPS, string>>;
} {
  return { shape: namesIn(language, GROUPS) };
}

function namesIn<Key extends string>(
  language: Language,
  names: Readonly<Record<Key, Names>>,
): Readonly<Record<Key, string>> {
  const at = ORDER.indexOf(language);
  const entries = Object.entries<Names>(names).map(([key, all]) => [key, all[at]]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
