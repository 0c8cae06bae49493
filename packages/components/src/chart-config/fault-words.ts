import type { Language } from '@pagewright/model/languages';
import type { ChartConfigError, ChartFault } from './error.ts';
import type { ChartOmission, Omitted } from './omission.ts';

/** What is wrong with a chart configuration and what of it was left out, in the words of whoever looks at it. */
interface FaultWords {
  readonly faults: Readonly<Record<ChartFault, string>>;
  /** A fault and where it is. */
  readonly at: string;
  readonly omissions: Readonly<Record<ChartOmission, string>>;
}

const WORDS: Readonly<Record<Language, FaultWords>> = {
  'en-US': {
    faults: {
      'too-long': 'longer than {{kilobytes}} KB',
      'too-deep': 'nested too deeply',
      'too-many-values': 'too many values',
      'too-many-points': 'more than {{max}} data points',
      'too-many-series': 'more than {{max}} series',
      'no-object': 'this is not an object',
      'more-behind': 'something stands behind the object',
      'forbidden-key': 'the key {{name}} is not allowed here',
      'no-such-type': 'there is no chart type “{{name}}”',
      'no-such-map': 'there is no map “{{name}}”',
      syntax: 'this is not written as JSON is',
      'not-plain': 'only plain values may stand here',
    },
    at: '{{reason}} (line {{line}}, column {{column}})',
    omissions: {
      function: 'functions are not run',
      'unknown-part': 'not a known part of a chart',
      refused: 'not allowed on a page',
      link: 'links must be https or mailto',
      picture: 'pictures by address are not allowed',
      style: 'not a plain style value',
      address: 'addresses are not allowed in styles',
    },
  },
  'zh-CN': {
    faults: {
      'too-long': '超过 {{kilobytes}} KB',
      'too-deep': '嵌套过深',
      'too-many-values': '数值过多',
      'too-many-points': '数据点超过 {{max}} 个',
      'too-many-series': '系列超过 {{max}} 个',
      'no-object': '不是一个对象',
      'more-behind': '对象后面还有多余内容',
      'forbidden-key': '此处不允许使用键 {{name}}',
      'no-such-type': '没有“{{name}}”这种图表类型',
      'no-such-map': '没有名为“{{name}}”的地图',
      syntax: '不符合 JSON 的写法',
      'not-plain': '此处只能使用普通值',
    },
    at: '{{reason}}（第 {{line}} 行，第 {{column}} 列）',
    omissions: {
      function: '函数不会执行',
      'unknown-part': '不是图表的已知部分',
      refused: '页面中不允许使用',
      link: '链接必须是 https 或 mailto',
      picture: '不允许通过网址引用图片',
      style: '不是普通的样式值',
      address: '样式中不允许使用网址',
    },
  },
  'zh-TW': {
    faults: {
      'too-long': '超過 {{kilobytes}} KB',
      'too-deep': '巢狀過深',
      'too-many-values': '數值過多',
      'too-many-points': '資料點超過 {{max}} 個',
      'too-many-series': '數列超過 {{max}} 個',
      'no-object': '不是一個物件',
      'more-behind': '物件後面還有多餘內容',
      'forbidden-key': '此處不允許使用鍵 {{name}}',
      'no-such-type': '沒有「{{name}}」這種圖表類型',
      'no-such-map': '沒有名為「{{name}}」的地圖',
      syntax: '不符合 JSON 的寫法',
      'not-plain': '此處只能使用一般值',
    },
    at: '{{reason}}（第 {{line}} 行，第 {{column}} 欄）',
    omissions: {
      function: '函式不會執行',
      'unknown-part': '不是圖表的已知部分',
      refused: '頁面中不允許使用',
      link: '連結必須是 https 或 mailto',
      picture: '不允許透過網址引用圖片',
      style: '不是一般的樣式值',
      address: '樣式中不允許使用網址',
    },
  },
  'ja-JP': {
    faults: {
      'too-long': '{{kilobytes}} KB を超えています',
      'too-deep': '入れ子が深すぎます',
      'too-many-values': '値が多すぎます',
      'too-many-points': 'データが {{max}} 点を超えています',
      'too-many-series': '系列が {{max}} 個を超えています',
      'no-object': 'オブジェクトではありません',
      'more-behind': 'オブジェクトの後に余分な文字があります',
      'forbidden-key': 'キー {{name}} はここでは使えません',
      'no-such-type': 'グラフの種類「{{name}}」はありません',
      'no-such-map': '地図「{{name}}」はありません',
      syntax: 'JSON の書き方ではありません',
      'not-plain': 'ここには単純な値しか置けません',
    },
    at: '{{reason}}（{{line}} 行 {{column}} 列）',
    omissions: {
      function: '関数は実行されません',
      'unknown-part': 'グラフの既知の要素ではありません',
      refused: 'ページでは使えません',
      link: 'リンクは https か mailto に限ります',
      picture: 'URL による画像は使えません',
      style: '単純なスタイルの値ではありません',
      address: 'スタイルに URL は使えません',
    },
  },
  'fr-FR': {
    faults: {
      'too-long': 'plus de {{kilobytes}} Ko',
      'too-deep': 'imbrication trop profonde',
      'too-many-values': 'trop de valeurs',
      'too-many-points': 'plus de {{max}} points',
      'too-many-series': 'plus de {{max}} séries',
      'no-object': 'ce n’est pas un objet',
      'more-behind': 'il reste du texte après l’objet',
      'forbidden-key': 'la clé {{name}} n’est pas autorisée ici',
      'no-such-type': 'le type de graphique « {{name}} » n’existe pas',
      'no-such-map': 'la carte « {{name}} » n’existe pas',
      syntax: 'ce n’est pas du JSON valable',
      'not-plain': 'seules des valeurs simples sont possibles ici',
    },
    at: '{{reason}} (ligne {{line}}, colonne {{column}})',
    omissions: {
      function: 'les fonctions ne sont pas exécutées',
      'unknown-part': 'ce n’est pas une partie connue d’un graphique',
      refused: 'non autorisé dans une page',
      link: 'les liens doivent être en https ou mailto',
      picture: 'les images par adresse ne sont pas autorisées',
      style: 'ce n’est pas une valeur de style simple',
      address: 'les adresses ne sont pas autorisées dans les styles',
    },
  },
};

/** Why a configuration cannot be read, and where. */
export function chartFaultText({ fault, values, place }: ChartConfigError, language: Language): string {
  const { faults, at } = WORDS[language];
  const reason = filled(faults[fault], values);
  return place ? filled(at, { reason, ...place }) : reason;
}

/** What was left out of a configuration, and why. */
export function omissionText({ path, why }: Omitted, language: Language): string {
  return `${path}: ${WORDS[language].omissions[why]}`;
}

function filled(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
