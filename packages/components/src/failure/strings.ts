import type { Language } from '@pagewright/model/languages';

/** What stands in the place of a component, a chart or a picture that cannot be drawn (spec §8). `{{message}}` is filled in. */
interface FailureWords {
  readonly chart: string;
  readonly message: string;
  /** Title of a chart whose configuration cannot be read (spec §5). */
  readonly parseFailure: string;
  readonly syntax: string;
  readonly configuration: string;
  readonly emptyChart: string;
  readonly editChart: string;
  readonly picture: string;
  readonly svg: string;
  /** `{{line}}` of a diagram's code, from 1. */
  readonly line: string;
  readonly unreadable: string;
  /** `{{seconds}}` that were waited for a diagram. */
  readonly tooSlow: string;
  /** The engine gave up on what can be read. */
  readonly undrawable: string;
  /** The program that draws did not arrive. */
  readonly notLoaded: string;
  readonly component: string;
  readonly repair: string;
}

export const FAILURE_WORDS: Readonly<Record<Language, FailureWords>> = {
  'en-US': {
    chart: 'Chart rendering failed',
    message: 'Error message: {{message}}',
    parseFailure: 'Chart configuration parse failure',
    syntax: 'Please check if the chart syntax is correct',
    configuration: 'Please check if the chart configuration is valid JSON',
    emptyChart: 'Chart content is empty',
    editChart: 'Double-click to edit the chart content',
    picture: 'Failed to load image, please check if the URL is correct',
    svg: 'Failed to load SVG, please check if the URL is correct',
    line: 'Line {{line}} cannot be read',
    unreadable: 'The diagram’s code cannot be read',
    tooSlow: 'The diagram took longer than {{seconds}} s',
    undrawable: 'What it says cannot be drawn as a chart of this type',
    notLoaded: 'What draws it could not be loaded: check the connection',
    component: 'The component could not be drawn',
    repair: 'Check the component’s code, repair it and try again.',
  },
  'zh-CN': {
    chart: '图表渲染失败',
    message: '错误信息：{{message}}',
    parseFailure: '图表配置解析失败',
    syntax: '请检查图表语法是否正确',
    configuration: '请检查图表配置是否为有效的 JSON',
    emptyChart: '图表内容为空',
    editChart: '双击编辑图表内容',
    picture: '图片加载失败，请检查地址是否正确',
    svg: 'SVG 加载失败，请检查地址是否正确',
    line: '第 {{line}} 行无法识别',
    unreadable: '无法识别图表代码',
    tooSlow: '图表绘制超过 {{seconds}} 秒',
    undrawable: '其中的内容无法绘制成这种类型的图表',
    notLoaded: '无法加载绘图程序，请检查网络连接',
    component: '组件加载失败',
    repair: '请检查组件代码，修复后重试。',
  },
  'zh-TW': {
    chart: '圖表繪製失敗',
    message: '錯誤訊息：{{message}}',
    parseFailure: '圖表設定解析失敗',
    syntax: '請檢查圖表語法是否正確',
    configuration: '請檢查圖表設定是否為有效的 JSON',
    emptyChart: '圖表沒有內容',
    editChart: '按兩下以編輯圖表內容',
    picture: '圖片載入失敗，請檢查網址是否正確',
    svg: 'SVG 載入失敗，請檢查網址是否正確',
    line: '第 {{line}} 行無法辨識',
    unreadable: '無法辨識圖表程式碼',
    tooSlow: '圖表繪製超過 {{seconds}} 秒',
    undrawable: '其中的內容無法繪製成這種類型的圖表',
    notLoaded: '無法載入繪圖程式，請檢查網路連線',
    component: '元件載入失敗',
    repair: '請檢查元件程式碼，修復後重試。',
  },
  'ja-JP': {
    chart: 'グラフを描画できませんでした',
    message: 'エラー内容: {{message}}',
    parseFailure: 'グラフの設定を解析できません',
    syntax: 'グラフの構文が正しいか確認してください',
    configuration: 'グラフの設定が正しい JSON か確認してください',
    emptyChart: 'グラフの内容がありません',
    editChart: 'ダブルクリックして内容を編集',
    picture: '画像を読み込めませんでした。URL が正しいか確認してください',
    svg: 'SVG を読み込めませんでした。URL が正しいか確認してください',
    line: '{{line}} 行目を読み取れません',
    unreadable: '図のコードを読み取れません',
    tooSlow: '図の描画に {{seconds}} 秒以上かかりました',
    undrawable: 'この内容は、この種類のグラフとして描画できません',
    notLoaded: '描画プログラムを読み込めません。接続を確認してください',
    component: '部品を読み込めませんでした',
    repair: '部品のコードを確認し、修正してからやり直してください。',
  },
  'fr-FR': {
    chart: 'Le graphique n’a pas pu être dessiné',
    message: 'Message d’erreur : {{message}}',
    parseFailure: 'Configuration du graphique illisible',
    syntax: 'Vérifiez la syntaxe du graphique',
    configuration: 'Vérifiez que la configuration du graphique est un JSON valide',
    emptyChart: 'Le graphique est vide',
    editChart: 'Double-cliquez pour modifier son contenu',
    picture: 'L’image n’a pas pu être chargée, vérifiez son adresse',
    svg: 'Le fichier SVG n’a pas pu être chargé, vérifiez son adresse',
    line: 'La ligne {{line}} est illisible',
    unreadable: 'Le code du diagramme est illisible',
    tooSlow: 'Le dessin du diagramme a pris plus de {{seconds}} s',
    undrawable: 'Son contenu ne peut pas être dessiné avec ce type de graphique',
    notLoaded: 'Le programme de dessin n’a pas pu être chargé : vérifiez la connexion',
    component: 'Le composant n’a pas pu être dessiné',
    repair: 'Vérifiez le code du composant, corrigez-le et réessayez.',
  },
};
