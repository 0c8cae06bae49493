import type { Language } from '@pagewright/model/languages';
import type { Fidelity, FontOwner, LossReason, WholeNature } from './fidelity.ts';

/** What a fidelity report says of each of the things that it tells. */
export interface FidelityWords {
  counts(fidelity: Fidelity): string;
  /** Of formats that keep data only. */
  data(fidelity: Fidelity): string;
  allNative: string;
  /** Of formats that keep pages whole. */
  whole: Readonly<Record<WholeNature, string>>;
  loss(page: number, reason: string): string;
  /** One reason for several pages. */
  losses(pages: string, reason: string): string;
  reasons: Readonly<Record<LossReason, string>>;
  fonts(names: string): string;
  /** Of whoever has them, where readers need not. */
  fontsOf: Readonly<Record<FontOwner, (names: string) => string>>;
  /** Families of the pages, each with what stands for it. */
  replaced(pairs: string): string;
  scaled(percent: number): string;
  tooLarge(megabytes: number): string;
  proof: ProofWords;
}

/** What was found in a file that was read back. */
export interface ProofWords {
  words(count: number): string;
  missing(page: number, words: string): string;
  /** How many are not told by name. */
  more(count: number): string;
  noPictures: string;
  pictures(pages: string): string;
  fonts(count: number): string;
  fontsAway(names: string): string;
}

export const FIDELITY_WORDS: Readonly<Record<Language, FidelityWords>> = {
  'zh-CN': {
    counts: ({ native: n }) =>
      `可编辑：文本 ${n.texts}，形状 ${n.shapes}，表格 ${n.tables}，图表 ${n.charts}；图片 ${n.pictures}`,
    data: ({ native: n }) => `表格 ${n.tables}，图表数据 ${n.charts}；其他文字和图片不在文件中。`,
    allNative: '所有对象均可编辑。',
    whole: {
      drawn: '页面与屏幕所见一致；文字可选择和搜索，字体已包含在文件中。',
      pictures: '每页都是一张图片，其中的内容无法编辑。',
      source: '文件包含页面及其图片、样式、名称和分节，导入后与原来一样。',
    },
    loss: (page, reason) => `第 ${page} 页：${reason}`,
    losses: (pages, reason) => `第 ${pages} 页：${reason}`,
    reasons: {
      'chart-kind': '该格式没有这种图表，已转为图片',
      'chart-config': '图表配置不只是数据，已转为图片',
      diagram: '图示已转为图片',
      shapes: '该格式没有由形状绘成的图，已略去',
      turned: '旋转的表格或图表已转为图片：该格式只能放正',
      upright: '旋转的表格或图表已放正：没有浏览器可以绘制',
      filters: '滤镜已并入图片',
      'drawn-in-browser': '阴影、滤镜等效果已转为图片，其中文字仍可搜索',
      'no-browser': '没有浏览器，无法绘制，已略去',
      'no-figures': '图表不只由数据绘制，已略去',
      unreadable: '图片无法读取，已略去',
    },
    fonts: (names) => `查看者需要的字体：${names}`,
    fontsOf: {
      file: (names) => `文件内含的字体（供 PowerPoint 使用）：${names}`,
      'google-slides': (names) => `字体（Google 幻灯片自带）：${names}`,
    },
    replaced: (pairs) => `替换的字体：${pairs}`,
    scaled: (percent) => `页面超过该格式的最大尺寸，已缩小到 ${percent}%。`,
    tooLarge: (megabytes) => `文件超过 ${megabytes} MB，无法再导入；请分几次导出页面。`,
    proof: {
      words: (count) => `已回读：全部 ${count} 个词都在文件中。`,
      missing: (page, words) => `第 ${page} 页缺少：${words}`,
      more: (count) => `另缺 ${count} 个词`,
      noPictures: '没有一页是图片。',
      pictures: (pages) => `只是图片的页面：${pages}`,
      fonts: (count) => `全部 ${count} 种字体都已嵌入。`,
      fontsAway: (names) => `未嵌入的字体：${names}`,
    },
  },
  'zh-TW': {
    counts: ({ native: n }) =>
      `可編輯：文字 ${n.texts}，圖形 ${n.shapes}，表格 ${n.tables}，圖表 ${n.charts}；圖片 ${n.pictures}`,
    data: ({ native: n }) => `表格 ${n.tables}，圖表資料 ${n.charts}；其他文字和圖片不在檔案中。`,
    allNative: '所有物件均可編輯。',
    whole: {
      drawn: '頁面與螢幕所見一致；文字可選取和搜尋，字型已包含在檔案中。',
      pictures: '每頁都是一張圖片，其中的內容無法編輯。',
      source: '檔案包含頁面及其圖片、樣式、名稱和分節，匯入後與原來一樣。',
    },
    loss: (page, reason) => `第 ${page} 頁：${reason}`,
    losses: (pages, reason) => `第 ${pages} 頁：${reason}`,
    reasons: {
      'chart-kind': '此格式沒有這種圖表，已轉為圖片',
      'chart-config': '圖表設定不只是資料，已轉為圖片',
      diagram: '圖示已轉為圖片',
      shapes: '該格式沒有由形狀繪成的圖，已略去',
      turned: '旋轉的表格或圖表已轉為圖片：該格式只能擺正',
      upright: '旋轉的表格或圖表已擺正：沒有瀏覽器可以繪製',
      filters: '濾鏡已併入圖片',
      'drawn-in-browser': '陰影、濾鏡等效果已轉為圖片，其中文字仍可搜尋',
      'no-browser': '沒有瀏覽器，無法繪製，已略去',
      'no-figures': '圖表不只由資料繪製，已略去',
      unreadable: '圖片無法讀取，已略去',
    },
    fonts: (names) => `檢視者需要的字型：${names}`,
    fontsOf: {
      file: (names) => `檔案內含的字型（供 PowerPoint 使用）：${names}`,
      'google-slides': (names) => `字型（Google 簡報內建）：${names}`,
    },
    replaced: (pairs) => `替換的字型：${pairs}`,
    scaled: (percent) => `頁面超過此格式的最大尺寸，已縮小到 ${percent}%。`,
    tooLarge: (megabytes) => `檔案超過 ${megabytes} MB，無法再匯入；請分幾次匯出頁面。`,
    proof: {
      words: (count) => `已讀回：全部 ${count} 個詞都在檔案中。`,
      missing: (page, words) => `第 ${page} 頁缺少：${words}`,
      more: (count) => `另缺 ${count} 個詞`,
      noPictures: '沒有一頁是圖片。',
      pictures: (pages) => `只是圖片的頁面：${pages}`,
      fonts: (count) => `全部 ${count} 種字型都已嵌入。`,
      fontsAway: (names) => `未嵌入的字型：${names}`,
    },
  },
  'en-US': {
    counts: ({ native: n }) =>
      `Editable: texts ${n.texts}, shapes ${n.shapes}, tables ${n.tables}, charts ${n.charts}; pictures ${n.pictures}`,
    data: ({ native: n }) =>
      `Tables ${n.tables}, data of charts ${n.charts}; other words and pictures are not in the file.`,
    allNative: 'Every object can be edited.',
    whole: {
      drawn: 'The pages are as you see them; words can be selected and searched, and the fonts are in the file.',
      pictures: 'Every page is a picture; nothing in it can be edited.',
      source: 'The pages are in the file with their pictures, styles, names and sections, and come back as they were.',
    },
    loss: (page, reason) => `Page ${page}: ${reason}`,
    losses: (pages, reason) => `Pages ${pages}: ${reason}`,
    reasons: {
      'chart-kind': 'a chart that the format does not have is a picture',
      'chart-config': 'a chart whose configuration is more than data is a picture',
      diagram: 'a diagram is a picture',
      shapes: 'left out a drawing of shapes: the format has none',
      turned: 'a table or chart that is turned is a picture: the format has them upright only',
      upright: 'a table or chart that is turned stands upright: no browser is at hand to draw it',
      filters: 'filters are drawn into the picture',
      'drawn-in-browser': 'what has shadows or other effects is a picture; its words can still be searched',
      'no-browser': 'left out what only a browser could draw: none is at hand',
      'no-figures': 'left out a chart that is drawn from more than figures',
      unreadable: 'left out a picture that could not be read',
    },
    fonts: (names) => `Fonts that readers need: ${names}`,
    fontsOf: {
      file: (names) => `Fonts in the file, for PowerPoint: ${names}`,
      'google-slides': (names) => `Fonts, which Google Slides has: ${names}`,
    },
    replaced: (pairs) => `Fonts that stand for others: ${pairs}`,
    scaled: (percent) => `The pages are larger than the format allows and were made smaller, to ${percent} %.`,
    tooLarge: (megabytes) =>
      `The file is larger than ${megabytes} MB and cannot be imported: export fewer pages at a time.`,
    proof: {
      words: (count) => `Read back: all ${count} words are in the file.`,
      missing: (page, words) => `Missing on page ${page}: ${words}`,
      more: (count) => `${count} more words are missing`,
      noPictures: 'No page is a picture.',
      pictures: (pages) => `Pages that are pictures only: ${pages}`,
      fonts: (count) => `All ${count} fonts are embedded.`,
      fontsAway: (names) => `Fonts that are not embedded: ${names}`,
    },
  },
  'ja-JP': {
    counts: ({ native: n }) =>
      `編集可能：テキスト ${n.texts}、図形 ${n.shapes}、表 ${n.tables}、グラフ ${n.charts}；画像 ${n.pictures}`,
    data: ({ native: n }) => `表 ${n.tables}、グラフのデータ ${n.charts}。その他の文字と画像はファイルに含まれません。`,
    allNative: 'すべてのオブジェクトを編集できます。',
    whole: {
      drawn: 'ページは画面のとおりです。文字は選択・検索でき、フォントはファイルに含まれています。',
      pictures: '各ページは 1 枚の画像で、中身は編集できません。',
      source: 'ページと画像、スタイル、名前、セクションがファイルに含まれ、読み込むと元どおりになります。',
    },
    loss: (page, reason) => `${page} ページ目：${reason}`,
    losses: (pages, reason) => `${pages} ページ目：${reason}`,
    reasons: {
      'chart-kind': 'この形式にないグラフは画像になりました',
      'chart-config': 'データ以外の設定を含むグラフは画像になりました',
      diagram: '図は画像になりました',
      shapes: '図形で描かれた絵はこの形式に入らないため、省かれました',
      turned: '回転した表やグラフは画像になりました（この形式では回転できません）',
      upright: '回転した表やグラフは回転なしになりました（描画するブラウザーがありません）',
      filters: 'フィルターは画像に描き込まれました',
      'drawn-in-browser': '影などの効果があるものは画像になりました（文字は検索できます）',
      'no-browser': 'ブラウザーがないため描画できず、省かれました',
      'no-figures': 'データ以外から描かれたグラフは省かれました',
      unreadable: '読み取れない画像は省かれました',
    },
    fonts: (names) => `閲覧に必要なフォント：${names}`,
    fontsOf: {
      file: (names) => `ファイルに含まれるフォント（PowerPoint 用）：${names}`,
      'google-slides': (names) => `フォント（Google スライドに付属）：${names}`,
    },
    replaced: (pairs) => `置き換えたフォント：${pairs}`,
    scaled: (percent) => `ページが形式の上限より大きいため、${percent}% に縮小しました。`,
    tooLarge: (megabytes) =>
      `ファイルが ${megabytes} MB を超えるため読み込めません。ページを分けて書き出してください。`,
    proof: {
      words: (count) => `読み戻した結果：${count} 語すべてがファイルにあります。`,
      missing: (page, words) => `${page} ページ目にない語：${words}`,
      more: (count) => `ほかに ${count} 語がありません`,
      noPictures: '画像だけのページはありません。',
      pictures: (pages) => `画像だけのページ：${pages}`,
      fonts: (count) => `${count} 種のフォントすべてが埋め込まれています。`,
      fontsAway: (names) => `埋め込まれていないフォント：${names}`,
    },
  },
  'fr-FR': {
    counts: ({ native: n }) =>
      `Modifiables : textes ${n.texts}, formes ${n.shapes}, tableaux ${n.tables}, graphiques ${n.charts} ; images ${n.pictures}`,
    data: ({ native: n }) =>
      `Tableaux ${n.tables}, données de graphiques ${n.charts} ; les autres textes et images n’y sont pas.`,
    allNative: 'Tous les objets sont modifiables.',
    whole: {
      drawn:
        'Les pages sont telles que vous les voyez ; le texte se sélectionne et se recherche, et les polices sont dans le fichier.',
      pictures: 'Chaque page est une image ; rien n’y est modifiable.',
      source:
        'Les pages sont dans le fichier avec leurs images, styles, noms et sections, et reviennent telles quelles à l’importation.',
    },
    loss: (page, reason) => `Page ${page} : ${reason}`,
    losses: (pages, reason) => `Pages ${pages} : ${reason}`,
    reasons: {
      'chart-kind': 'un graphique absent du format est une image',
      'chart-config': 'un graphique dont la configuration dépasse les données est une image',
      diagram: 'un diagramme est une image',
      shapes: 'dessin fait de formes, que ce format n’a pas : omis',
      turned: 'un tableau ou graphique tourné est une image : le format ne les a que droits',
      upright: 'un tableau ou graphique tourné est remis droit : aucun navigateur pour le dessiner',
      filters: 'les filtres sont dessinés dans l’image',
      'drawn-in-browser': 'ce qui a des ombres ou d’autres effets est une image ; ses mots restent cherchables',
      'no-browser': 'aucun navigateur pour le dessiner : objet omis',
      'no-figures': 'graphique dessiné à partir de plus que des données : omis',
      unreadable: 'image illisible omise',
    },
    fonts: (names) => `Polices nécessaires aux lecteurs : ${names}`,
    fontsOf: {
      file: (names) => `Polices dans le fichier, pour PowerPoint : ${names}`,
      'google-slides': (names) => `Polices, que Google Slides possède : ${names}`,
    },
    replaced: (pairs) => `Polices remplacées : ${pairs}`,
    scaled: (percent) => `Les pages dépassent la taille permise et ont été réduites à ${percent} %.`,
    tooLarge: (megabytes) =>
      `Le fichier dépasse ${megabytes} Mo et ne peut pas être importé : exportez moins de pages à la fois.`,
    proof: {
      words: (count) => `Fichier relu : les ${count} mots y sont tous.`,
      missing: (page, words) => `Absents de la page ${page} : ${words}`,
      more: (count) => `${count} autres mots absents`,
      noPictures: 'Aucune page n’est une image.',
      pictures: (pages) => `Pages qui ne sont que des images : ${pages}`,
      fonts: (count) => `Les ${count} polices sont toutes incorporées.`,
      fontsAway: (names) => `Polices non incorporées : ${names}`,
    },
  },
};
