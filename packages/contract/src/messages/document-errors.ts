import type { CodesOf, Message } from './catalogue.ts';

/** Composing, generating, page source text and printing (spec §8). */
export const DOCUMENT_ERRORS: Readonly<
  Record<CodesOf<'compose' | 'generation' | 'page' | 'print' | 'export' | 'stored'>, Message>
> = {
  'compose/no-content': {
    'zh-CN': '没有可用于生成的内容，请上传文件或输入文字',
    'zh-TW': '沒有可用於生成的內容，請上傳檔案或輸入文字',
    'en-US': 'There is nothing to make pages of. Upload a file or enter some text.',
    'ja-JP': 'ページにする内容がありません。ファイルをアップロードするか、文章を入力してください。',
    'fr-FR': 'Il n’y a rien dont faire des pages. Envoyez un fichier ou saisissez un texte.',
  },
  'compose/page-count': {
    'zh-CN': '页数无效[：{count}]，应为 {min} 到 {max} 之间的整数',
    'zh-TW': '頁數無效[：{count}]，應為 {min} 到 {max} 之間的整數',
    'en-US': 'Invalid number of pages[: {count}]. It has to be a whole number from {min} to {max}.',
    'ja-JP': 'ページ数が正しくありません[：{count}]。{min} から {max} までの整数を指定してください。',
    'fr-FR': 'Nombre de pages invalide[ : {count}]. Indiquez un entier de {min} à {max}.',
  },
  'generation/cancelled': {
    'zh-CN': '已取消生成',
    'zh-TW': '已取消生成',
    'en-US': 'The generation was cancelled.',
    'ja-JP': '生成をキャンセルしました。',
    'fr-FR': 'La génération a été annulée.',
  },
  'generation/failed': {
    'zh-CN': '生成失败[：{reason}]',
    'zh-TW': '生成失敗[：{reason}]',
    'en-US': 'Generation failed[: {reason}]',
    'ja-JP': '生成に失敗しました[：{reason}]',
    'fr-FR': 'La génération a échoué[ : {reason}]',
  },
  'generation/running': {
    'zh-CN': '正在生成中，请稍候',
    'zh-TW': '正在生成中，請稍候',
    'en-US': 'A generation is in progress. Please wait.',
    'ja-JP': '生成中です。しばらくお待ちください。',
    'fr-FR': 'Une génération est en cours. Veuillez patienter.',
  },
  'generation/no-cloud': {
    'zh-CN': '此服务器未配置云端模块，请为项目选择本地模块',
    'zh-TW': '此伺服器未設定雲端模組，請為專案選擇本機模組',
    'en-US': 'No cloud module is set up on this server. Choose the local module for the project.',
    'ja-JP': 'このサーバーにはクラウドモジュールが設定されていません。ローカルモジュールを選択してください。',
    'fr-FR': 'Aucun module cloud n’est configuré sur ce serveur. Choisissez le module local pour le projet.',
  },
  'page/syntax': {
    'zh-CN': '页面源码有语法错误[（第 {line} 行第 {column} 列）][：{reason}]',
    'zh-TW': '頁面原始碼有語法錯誤[（第 {line} 行第 {column} 欄）][：{reason}]',
    'en-US': 'Syntax error in the page source[ (line {line}, column {column})][: {reason}]',
    'ja-JP': 'ページソースに構文エラーがあります[（{line} 行 {column} 列）][：{reason}]',
    'fr-FR': 'Erreur de syntaxe dans la source de la page[ (ligne {line}, colonne {column})][ : {reason}]',
  },
  'page/unknown-element': {
    'zh-CN': '未知的元素 <{element}>[（第 {line} 行第 {column} 列）]',
    'zh-TW': '未知的元素 <{element}>[（第 {line} 行第 {column} 欄）]',
    'en-US': 'Unknown element <{element}>[ (line {line}, column {column})]',
    'ja-JP': '不明な要素 <{element}> です[（{line} 行 {column} 列）]',
    'fr-FR': 'Élément inconnu <{element}>[ (ligne {line}, colonne {column})]',
  },
  'page/unknown-attribute': {
    'zh-CN': '<{element}> 没有属性 {attribute}[（第 {line} 行第 {column} 列）]',
    'zh-TW': '<{element}> 沒有屬性 {attribute}[（第 {line} 行第 {column} 欄）]',
    'en-US': '<{element}> has no attribute {attribute}[ (line {line}, column {column})]',
    'ja-JP': '<{element}> に属性 {attribute} はありません[（{line} 行 {column} 列）]',
    'fr-FR': '<{element}> n’a pas d’attribut {attribute}[ (ligne {line}, colonne {column})]',
  },
  'page/bad-value': {
    'zh-CN': '[<{element}> ][{attribute} ]的值无效[（第 {line} 行第 {column} 列）][：{reason}]',
    'zh-TW': '[<{element}> ][{attribute} ]的值無效[（第 {line} 行第 {column} 欄）][：{reason}]',
    'en-US': 'Invalid value[ in <{element}>][ of {attribute}][ (line {line}, column {column})][: {reason}]',
    'ja-JP': '[<{element}> の][ {attribute} の]値が正しくありません[（{line} 行 {column} 列）][：{reason}]',
    'fr-FR': 'Valeur invalide[ dans <{element}>][ pour {attribute}][ (ligne {line}, colonne {column})][ : {reason}]',
  },
  'page/too-large': {
    'zh-CN': '页面源码过大[（最多 {maxKilobytes} KB）][（最多 {maxNodes} 个节点）][（嵌套最多 {maxDepth} 层）]',
    'zh-TW': '頁面原始碼過大[（最多 {maxKilobytes} KB）][（最多 {maxNodes} 個節點）][（巢狀最多 {maxDepth} 層）]',
    'en-US':
      'The page source is too large[ (at most {maxKilobytes} KB)][ (at most {maxNodes} nodes)][ (at most {maxDepth} levels)].',
    'ja-JP':
      'ページソースが大きすぎます[（最大 {maxKilobytes} KB）][（最大 {maxNodes} ノード）][（最大 {maxDepth} 階層）]。',
    'fr-FR':
      'La source de la page est trop grande[ ({maxKilobytes} Ko au plus)][ ({maxNodes} nœuds au plus)][ ({maxDepth} niveaux au plus)].',
  },
  'page/too-many-pictures': {
    'zh-CN': '这一页的图片过多（最多 {max} 张）',
    'zh-TW': '這一頁的圖片過多（最多 {max} 張）',
    'en-US': 'There are too many pictures on this page (at most {max}).',
    'ja-JP': 'このページの画像が多すぎます（最大 {max} 枚）。',
    'fr-FR': 'Il y a trop d’images sur cette page ({max} au plus).',
  },
  'page/pictures-too-large': {
    'zh-CN': '这一页的图片总大小过大（最多 {maxMegabytes} MB）',
    'zh-TW': '這一頁的圖片總大小過大（最多 {maxMegabytes} MB）',
    'en-US': 'The pictures on this page are too large together (at most {maxMegabytes} MB).',
    'ja-JP': 'このページの画像の合計サイズが大きすぎます（最大 {maxMegabytes} MB）。',
    'fr-FR': 'Les images de cette page sont trop lourdes ensemble ({maxMegabytes} Mo au plus).',
  },
  'page/newer': {
    'zh-CN': '此页面由更新版本的页匠制作，请升级后再打开',
    'zh-TW': '此頁面由更新版本的頁匠製作，請升級後再開啟',
    'en-US': 'This page was made with a newer Pagewright. Upgrade to open it.',
    'ja-JP': 'このページは新しいバージョンの Pagewright で作成されています。更新してから開いてください。',
    'fr-FR': 'Cette page a été créée avec une version plus récente de Pagewright. Mettez-le à jour pour l’ouvrir.',
  },
  'stored/newer': {
    'zh-CN': '此内容由更新版本的页匠制作，请升级后再打开',
    'zh-TW': '此內容由更新版本的頁匠製作，請升級後再開啟',
    'en-US': 'This was made with a newer Pagewright. Upgrade to open it.',
    'ja-JP': 'この内容は新しいバージョンの Pagewright で作成されています。更新してから開いてください。',
    'fr-FR': 'Ce contenu a été créé avec une version plus récente de Pagewright. Mettez-le à jour pour l’ouvrir.',
  },
  'stored/unreadable': {
    'zh-CN': '已保存的内容无法读取',
    'zh-TW': '已儲存的內容無法讀取',
    'en-US': 'What was stored cannot be read.',
    'ja-JP': '保存された内容を読み取れません。',
    'fr-FR': 'Le contenu enregistré est illisible.',
  },
  'print/no-browser': {
    'zh-CN': '服务器上没有可用于导出的浏览器，请安装 Chrome 或 Chromium',
    'zh-TW': '伺服器上沒有可用於匯出的瀏覽器，請安裝 Chrome 或 Chromium',
    'en-US': 'No browser to print with. Install Chrome or Chromium, or set PAGEWRIGHT_CHROMIUM.',
    'ja-JP': '書き出しに使うブラウザーがありません。Chrome または Chromium をインストールしてください。',
    'fr-FR': 'Aucun navigateur pour l’export. Installez Chrome ou Chromium.',
  },
  'print/failed': {
    'zh-CN': 'PDF创建失败',
    'zh-TW': 'PDF建立失敗',
    'en-US': 'The PDF could not be created.',
    'ja-JP': 'PDF を作成できませんでした。',
    'fr-FR': 'Le PDF n’a pas pu être créé.',
  },
  'print/timeout': {
    'zh-CN': '导出超时，请减少页数后重试',
    'zh-TW': '匯出逾時，請減少頁數後重試',
    'en-US': 'The export took too long. Try again with fewer pages.',
    'ja-JP': '書き出しが時間切れになりました。ページ数を減らしてお試しください。',
    'fr-FR': 'L’export a pris trop de temps. Réessayez avec moins de pages.',
  },
  'print/busy': {
    'zh-CN': '导出任务较多，请稍后重试',
    'zh-TW': '匯出工作較多，請稍後重試',
    'en-US': 'Too many exports at once. Please try again shortly.',
    'ja-JP': '書き出しが混み合っています。しばらくしてからお試しください。',
    'fr-FR': 'Trop d’exports en même temps. Réessayez dans un instant.',
  },
  'print/no-pages': {
    'zh-CN': '没有可导出的页面元素',
    'zh-TW': '沒有可匯出的頁面元素',
    'en-US': 'No pages to export.',
    'ja-JP': '書き出すページがありません。',
    'fr-FR': 'Aucune page à exporter.',
  },
  'export/no-tables': {
    'zh-CN': '这些页面上没有表格或图表数据。',
    'zh-TW': '這些頁面上沒有表格或圖表資料。',
    'en-US': 'There are no tables or chart data on these pages.',
    'ja-JP': 'これらのページには表もグラフのデータもありません。',
    'fr-FR': 'Ces pages ne contiennent ni tableau ni données de graphique.',
  },
};
