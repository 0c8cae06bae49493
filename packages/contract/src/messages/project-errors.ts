import type { CodesOf, Message } from './catalogue.ts';

/** Projects, their styles, their modules, what is published of them, their share links, comments and the images of their pages (spec §5, §8). */
export const PROJECT_ERRORS: Readonly<
  Record<
    CodesOf<
      | 'project'
      | 'style'
      | 'module'
      | 'publish'
      | 'share'
      | 'comment'
      | 'version'
      | 'assistant'
      | 'outline'
      | 'image'
      | 'template'
    >,
    Message
  >
> = {
  'project/dates': {
    'zh-CN': '结束日期不能早于开始日期',
    'zh-TW': '結束日期不能早於開始日期',
    'en-US': 'The end date is before the start date.',
    'ja-JP': '終了日が開始日より前になっています。',
    'fr-FR': 'La date de fin précède la date de début.',
  },
  'project/constraint': {
    'zh-CN': '数据库约束错误（foreign key constraint），请联系管理员',
    'zh-TW': '資料庫約束錯誤（foreign key constraint），請聯絡管理員',
    'en-US': 'Database constraint error (foreign key constraint). Please contact the administrator.',
    'ja-JP': 'データベースの制約エラー（foreign key constraint）です。管理者に連絡してください。',
    'fr-FR': 'Erreur de contrainte de la base de données (foreign key constraint). Contactez l’administrateur.',
  },
  'project/full': {
    'zh-CN': '该项目已达到容量上限，请先删除不需要的页面、文件或图片',
    'zh-TW': '該專案已達到容量上限，請先刪除不需要的頁面、檔案或圖片',
    'en-US': 'The project holds as much as it can. Delete pages, files or images that you do not need.',
    'ja-JP': 'プロジェクトの容量が上限に達しました。不要なページ、ファイル、画像を削除してください。',
    'fr-FR': 'Le projet est plein. Supprimez les pages, fichiers ou images dont vous n’avez plus besoin.',
  },
  'style/unusable': {
    'zh-CN': '此样式无法使用，请检查[：{reason}]',
    'zh-TW': '此樣式無法使用，請檢查[：{reason}]',
    'en-US': 'This style cannot be used[: look at {reason}].',
    'ja-JP': 'このスタイルは使えません。確認してください[：{reason}]',
    'fr-FR': 'Ce style est inutilisable. Vérifiez-le[ : {reason}]',
  },
  'style/too-many': {
    'zh-CN': '最多可以保存 {max} 个品牌样式，请先删除不需要的',
    'zh-TW': '最多可以儲存 {max} 個品牌樣式，請先刪除不需要的',
    'en-US': 'You can keep {max} brand kits. Delete one that you do not need.',
    'ja-JP': 'ブランドキットは {max} 個まで保存できます。不要なものを削除してください。',
    'fr-FR': 'Vous pouvez garder {max} chartes. Supprimez-en une dont vous n’avez plus besoin.',
  },
  'template/unknown': {
    'zh-CN': '没有编号为 {id} 的模板',
    'zh-TW': '沒有編號為 {id} 的範本',
    'en-US': 'There is no template {id}.',
    'ja-JP': 'テンプレート {id} は見つかりません。',
    'fr-FR': 'Il n’y a pas de modèle {id}.',
  },
  'template/too-many': {
    'zh-CN': '最多可以保存 {max} 个自己的模板，请先删除不需要的',
    'zh-TW': '最多可以儲存 {max} 個自己的範本，請先刪除不需要的',
    'en-US': 'You can keep {max} templates of your own. Delete one that you do not need.',
    'ja-JP': '自分のテンプレートは {max} 個まで保存できます。不要なものを削除してください。',
    'fr-FR': 'Vous pouvez garder {max} modèles à vous. Supprimez-en un dont vous n’avez plus besoin.',
  },
  'template/no-pages': {
    'zh-CN': '此项目还没有可以保存为模板的页面',
    'zh-TW': '此專案還沒有可以儲存為範本的頁面',
    'en-US': 'This project has no page yet that a template could be made of.',
    'ja-JP': 'このプロジェクトには、テンプレートにできるページがまだありません。',
    'fr-FR': 'Ce projet n’a pas encore de page dont faire un modèle.',
  },
  'module/unknown': {
    'zh-CN': '无效的模块ID',
    'zh-TW': '無效的模組ID',
    'en-US': 'Invalid module ID',
    'ja-JP': 'モジュールIDが正しくありません',
    'fr-FR': 'Identifiant de module invalide',
  },
  'publish/no-pages': {
    'zh-CN': '此项目还没有可以发布的页面',
    'zh-TW': '此專案還沒有可以發布的頁面',
    'en-US': 'This project has no page yet that could be published.',
    'ja-JP': 'このプロジェクトには、公開できるページがまだありません。',
    'fr-FR': 'Ce projet n’a pas encore de page à publier.',
  },
  'publish/incomplete': {
    'zh-CN': '页面信息不完整[，第 {name} 页缺少名称][，第 {description} 页缺少描述][，第 {prompt} 页缺少全局提示词]',
    'zh-TW': '頁面資訊不完整[，第 {name} 頁缺少名稱][，第 {description} 頁缺少描述][，第 {prompt} 頁缺少全域提示詞]',
    'en-US':
      'Page information is incomplete[; no name: page {name}][; no description: page {description}][; no global prompt: page {prompt}]',
    'ja-JP':
      'ページの情報が不足しています[。名前がないページ：{name}][。説明がないページ：{description}][。全体プロンプトがないページ：{prompt}]',
    'fr-FR':
      'Les informations des pages sont incomplètes[ ; sans nom : page {name}][ ; sans description : page {description}][ ; sans consigne globale : page {prompt}]',
  },
  'publish/unreadable': {
    'zh-CN': '第 {page} 页的数据无效，无法发布',
    'zh-TW': '第 {page} 頁的資料無效，無法發布',
    'en-US': 'The data of page {page} is invalid, so it cannot be published.',
    'ja-JP': '{page} ページ目のデータが正しくないため、公開できません。',
    'fr-FR': 'Les données de la page {page} sont invalides : publication impossible.',
  },
  'publish/too-many': {
    'zh-CN': '最多可以发布 {max} 个作品，请先取消发布不需要的',
    'zh-TW': '最多可以發布 {max} 個作品，請先取消發布不需要的',
    'en-US': 'You can publish {max} works. Unpublish one that you do not need.',
    'ja-JP': '公開できる作品は {max} 件までです。不要なものの公開を取り消してください。',
    'fr-FR': 'Vous pouvez publier {max} œuvres. Retirez-en une dont vous n’avez plus besoin.',
  },
  'publish/price-changed': {
    'zh-CN': '此作品的价格已变为 {price} 积分，请确认后再试',
    'zh-TW': '此作品的價格已變為 {price} 點，請確認後再試',
    'en-US': 'The price of this work has changed (points: {price}). Look at it again before you use it.',
    'ja-JP': 'この作品の価格が変わりました（{price} ポイント）。確認してからもう一度お試しください。',
    'fr-FR': 'Le prix de cette œuvre a changé (crédits : {price}). Vérifiez-le avant de l’utiliser.',
  },
  'share/gone': {
    'zh-CN': '此链接已失效',
    'zh-TW': '此連結已失效',
    'en-US': 'This link does not work any more.',
    'ja-JP': 'このリンクは現在使えません。',
    'fr-FR': 'Ce lien ne fonctionne plus.',
  },
  'share/wrong-password': {
    'zh-CN': '密码不正确',
    'zh-TW': '密碼不正確',
    'en-US': 'The password is not right.',
    'ja-JP': 'パスワードが正しくありません。',
    'fr-FR': 'Le mot de passe est incorrect.',
  },
  'share/too-many': {
    'zh-CN': '一个项目最多可以有 {max} 个分享链接，请先撤销不需要的',
    'zh-TW': '一個專案最多可以有 {max} 個分享連結，請先撤銷不需要的',
    'en-US': 'A project can have {max} share links. Revoke one that you do not need.',
    'ja-JP': '共有リンクは 1 つのプロジェクトに {max} 個までです。不要なものを取り消してください。',
    'fr-FR': 'Un projet peut avoir {max} liens de partage. Révoquez-en un dont vous n’avez plus besoin.',
  },
  'comment/full': {
    'zh-CN': '评论数量已达上限（{max}），请先删除不需要的评论',
    'zh-TW': '評論數量已達上限（{max}），請先刪除不需要的評論',
    'en-US': 'There is no room for more comments here ({max}). Some have to be deleted first.',
    'ja-JP': 'コメントの数が上限（{max}）に達しました。先に不要なものを削除してください。',
    'fr-FR': 'Le nombre maximal de commentaires est atteint ({max}). Il faut d’abord en supprimer.',
  },
  'version/too-many': {
    'zh-CN': '一个项目最多可以有 {max} 个已命名的版本，请先删除不需要的',
    'zh-TW': '一個專案最多可以有 {max} 個已命名的版本，請先刪除不需要的',
    'en-US': 'A project can have {max} versions with names. Remove one that you do not need.',
    'ja-JP': '名前の付いたバージョンは 1 つのプロジェクトに {max} 個までです。不要なものを削除してください。',
    'fr-FR': 'Un projet peut avoir {max} versions nommées. Supprimez-en une dont vous n’avez plus besoin.',
  },
  'version/no-pages': {
    'zh-CN': '文档还没有页面，无法保存版本',
    'zh-TW': '文件還沒有頁面，無法儲存版本',
    'en-US': 'The document has no pages yet that could be kept.',
    'ja-JP': '文書にはまだ保存できるページがありません。',
    'fr-FR': 'Le document n’a pas encore de page à conserver.',
  },
  'assistant/stale': {
    'zh-CN': '提出修改以后，页面已有更新。请让助手重新提出',
    'zh-TW': '提出修改之後，頁面已有更新。請讓助理重新提出',
    'en-US': 'The pages have changed since this was proposed. Ask the assistant again.',
    'ja-JP': '提案の後にページが変更されました。もう一度アシスタントに依頼してください。',
    'fr-FR': 'Les pages ont changé depuis cette proposition. Redemandez à l’assistant.',
  },
  'outline/stale': {
    'zh-CN': '大纲已在别处重新生成，这里的卡片不再适用，未覆盖新的大纲',
    'zh-TW': '大綱已在別處重新產生，這裡的卡片不再適用，未覆蓋新的大綱',
    'en-US': 'The outline was composed again elsewhere. These cards were not saved over the new one.',
    'ja-JP': '構成が別の場所で作り直されました。このカードは新しい構成に上書きされていません。',
    'fr-FR': 'Le plan a été recomposé ailleurs. Ces cartes n’ont pas remplacé le nouveau plan.',
  },
  'image/missing': {
    'zh-CN': '没有要上传的文件',
    'zh-TW': '沒有要上傳的檔案',
    'en-US': 'No file to upload',
    'ja-JP': 'アップロードするファイルがありません',
    'fr-FR': 'Aucun fichier à téléverser',
  },
  'image/type': {
    'zh-CN': '请选择图片文件（支持JPG、PNG、GIF、SVG等格式）',
    'zh-TW': '請選擇圖片檔案（支援JPG、PNG、GIF、SVG等格式）',
    'en-US': 'Please select an image file (JPG, PNG, GIF, SVG and the like)',
    'ja-JP': '画像ファイルを選択してください（JPG、PNG、GIF、SVGなどに対応）',
    'fr-FR': 'Choisissez un fichier image (JPG, PNG, GIF, SVG, etc.)',
  },
  'image/broken': {
    'zh-CN': '图片文件已损坏，无法读取[：{file}]',
    'zh-TW': '圖片檔案已損毀，無法讀取[：{file}]',
    'en-US': 'The image is damaged and cannot be read[: {file}]',
    'ja-JP': '画像が壊れているため読み込めません[：{file}]',
    'fr-FR': 'L’image est endommagée et ne peut pas être lue[ : {file}]',
  },
  'image/too-large': {
    'zh-CN': '图片[“{file}”]超过 {maxMegabytes}MB，请压缩后再上传',
    'zh-TW': '圖片[「{file}」]超過 {maxMegabytes}MB，請壓縮後再上傳',
    'en-US': 'The image[ “{file}”] is larger than {maxMegabytes} MB. Compress it and try again.',
    'ja-JP': '画像[「{file}」]が {maxMegabytes}MB を超えています。圧縮してからアップロードしてください。',
    'fr-FR': 'L’image[ « {file} »] dépasse {maxMegabytes} Mo. Compressez-la puis réessayez.',
  },
  'image/in-use': {
    'zh-CN': '“{file}”仍在使用，未删除：“{project}”的第 {page} 页[，另有 {more} 页]',
    'zh-TW': '「{file}」仍在使用，未刪除：「{project}」的第 {page} 頁[，另有 {more} 頁]',
    'en-US': '“{file}” was not deleted: page {page} of “{project}” shows it[, and {more} more]',
    'ja-JP': '「{file}」は使用中のため削除されませんでした：「{project}」の {page} ページ[、ほか {more} ページ]',
    'fr-FR': '« {file} » n’a pas été supprimée : la page {page} de « {project} » l’affiche[, ainsi que {more} autres]',
  },
  'image/kept': {
    'zh-CN': '“{file}”未删除：“{project}”中已删除的页面或保存的版本仍包含它',
    'zh-TW': '「{file}」未刪除：「{project}」中已刪除的頁面或儲存的版本仍包含它',
    'en-US': '“{file}” was not deleted: a deleted page or a saved version of “{project}” still has it',
    'ja-JP': '「{file}」は削除されませんでした：「{project}」の削除済みページまたは保存版に残っています',
    'fr-FR':
      '« {file} » n’a pas été supprimée : une page supprimée ou une version enregistrée de « {project} » la contient encore',
  },
};
