import type { CodesOf, Message } from './catalogue.ts';

/** Uploads and files of the command line (spec §5, §8). */
export const FILE_ERRORS: Readonly<Record<CodesOf<'file'>, Message>> = {
  'file/too-large': {
    'zh-CN': '文件“{file}”超过 {maxMegabytes} MB，请压缩或拆分后重试',
    'zh-TW': '檔案「{file}」超過 {maxMegabytes} MB，請壓縮或拆分後重試',
    'en-US': '“{file}” is larger than {maxMegabytes} MB. Make it smaller or split it.',
    'ja-JP': 'ファイル「{file}」は {maxMegabytes} MB を超えています。小さくするか分割してください。',
    'fr-FR': 'Le fichier « {file} » dépasse {maxMegabytes} Mo. Réduisez-le ou divisez-le.',
  },
  'file/too-many': {
    'zh-CN': '一次最多选择 {max} 个文件',
    'zh-TW': '一次最多選擇 {max} 個檔案',
    'en-US': 'At most {max} files at a time.',
    'ja-JP': '一度に選択できるファイルは {max} 個までです。',
    'fr-FR': '{max} fichiers au maximum à la fois.',
  },
  'file/image': {
    'zh-CN': '“{file}”是图片，不支持图片文件。请上传 Word、Excel、PDF 或 TXT 文件',
    'zh-TW': '「{file}」是圖片，不支援圖片檔案。請上傳 Word、Excel、PDF 或 TXT 檔案',
    'en-US': '“{file}” is a picture; pictures cannot be read. Upload a Word, Excel, PDF or TXT file.',
    'ja-JP': '「{file}」は画像です。画像は読み取れません。Word、Excel、PDF、TXT ファイルをアップロードしてください。',
    'fr-FR':
      '« {file} » est une image ; les images ne sont pas prises en charge. Envoyez un fichier Word, Excel, PDF ou TXT.',
  },
  'file/archive': {
    'zh-CN': '“{file}”是压缩包，不支持压缩文件。请解压后上传其中的文件',
    'zh-TW': '「{file}」是壓縮檔，不支援壓縮檔案。請解壓縮後上傳其中的檔案',
    'en-US': '“{file}” is an archive; archives cannot be read. Unpack it and upload the files in it.',
    'ja-JP': '「{file}」は圧縮ファイルです。展開してから中のファイルをアップロードしてください。',
    'fr-FR':
      '« {file} » est une archive ; les archives ne sont pas prises en charge. Décompressez-la et envoyez les fichiers.',
  },
  'file/data': {
    'zh-CN': '“{file}”是数据文件，不支持 {extension} 格式。请转换为 Excel 或 TXT 后上传',
    'zh-TW': '「{file}」是資料檔案，不支援 {extension} 格式。請轉換為 Excel 或 TXT 後上傳',
    'en-US': '“{file}” is a data file ({extension}), which cannot be read. Convert it to Excel or TXT first.',
    'ja-JP': '「{file}」はデータファイル（{extension}）です。Excel または TXT に変換してからアップロードしてください。',
    'fr-FR':
      '« {file} » est un fichier de données ({extension}), non pris en charge. Convertissez-le d’abord en Excel ou TXT.',
  },
  'file/executable': {
    'zh-CN': '“{file}”是可执行文件，不允许上传',
    'zh-TW': '「{file}」是可執行檔，不允許上傳',
    'en-US': '“{file}” is a program; programs are not accepted.',
    'ja-JP': '「{file}」は実行ファイルです。アップロードできません。',
    'fr-FR': '« {file} » est un programme ; les programmes ne sont pas acceptés.',
  },
  'file/unsupported': {
    'zh-CN': '不支持“{file}”的文件格式。支持 txt、pdf、doc、docx、xls、xlsx',
    'zh-TW': '不支援「{file}」的檔案格式。支援 txt、pdf、doc、docx、xls、xlsx',
    'en-US': 'The format of “{file}” is not supported. Supported are txt, pdf, doc, docx, xls and xlsx.',
    'ja-JP': '「{file}」の形式には対応していません。対応形式は txt、pdf、doc、docx、xls、xlsx です。',
    'fr-FR': 'Le format de « {file} » n’est pas pris en charge. Formats acceptés : txt, pdf, doc, docx, xls et xlsx.',
  },
  'file/missing': {
    'zh-CN': '文件对象无效[：{file}]',
    'zh-TW': '檔案物件無效[：{file}]',
    'en-US': 'Invalid file object, or no such file[: {file}]',
    'ja-JP': 'ファイルが無効か、存在しません[：{file}]',
    'fr-FR': 'Fichier invalide ou introuvable[ : {file}]',
  },
  'file/empty': {
    'zh-CN': '文件“{file}”是空的',
    'zh-TW': '檔案「{file}」是空的',
    'en-US': '“{file}” is empty.',
    'ja-JP': 'ファイル「{file}」は空です。',
    'fr-FR': 'Le fichier « {file} » est vide.',
  },
  'file/password': {
    'zh-CN': '文件“{file}”设有密码，请解除密码后重试',
    'zh-TW': '檔案「{file}」設有密碼，請解除密碼後重試',
    'en-US': '“{file}” is protected with a password. Remove the password and try again.',
    'ja-JP': 'ファイル「{file}」はパスワードで保護されています。パスワードを解除してからお試しください。',
    'fr-FR': 'Le fichier « {file} » est protégé par un mot de passe. Retirez-le puis réessayez.',
  },
  'file/corrupt': {
    'zh-CN': '文件“{file}”已损坏，无法读取',
    'zh-TW': '檔案「{file}」已損壞，無法讀取',
    'en-US': '“{file}” is damaged and cannot be read.',
    'ja-JP': 'ファイル「{file}」は破損しているため読み取れません。',
    'fr-FR': 'Le fichier « {file} » est endommagé et ne peut pas être lu.',
  },
  'file/scanned': {
    'zh-CN':
      '文件“{file}”是扫描件[（{pages} 页）]，其中没有可读取的文字[。识别扫描件是可选组件，由 Pagewright 的管理者运行 {command} 添加]',
    'zh-TW':
      '檔案「{file}」是掃描檔[（{pages} 頁）]，其中沒有可讀取的文字[。辨識掃描檔是選用元件，由 Pagewright 的管理者執行 {command} 加入]',
    'en-US':
      '“{file}” is a scan[ of {pages} pages]; it holds pictures of text but no text.[ Reading scans is an optional part: whoever runs this Pagewright adds it with {command}.]',
    'ja-JP':
      'ファイル「{file}」はスキャン画像[（{pages} ページ）]で、読み取れる文字がありません。[スキャンの文字認識は追加機能です。この Pagewright の管理者が {command} で追加できます。]',
    'fr-FR':
      'Le fichier « {file} » est un document numérisé[ de {pages} pages] sans texte lisible.[ La lecture des numérisations est un composant facultatif : la personne qui gère ce Pagewright l’ajoute avec {command}.]',
  },
  'file/scan-unreadable': {
    'zh-CN': '文件“{file}”是扫描件[（{pages} 页）]，未能从图像中识别出文字。请将页面摆正，以 300 dpi 重新扫描后再试',
    'zh-TW': '檔案「{file}」是掃描檔[（{pages} 頁）]，未能從影像中辨識出文字。請將頁面擺正，以 300 dpi 重新掃描後再試',
    'en-US':
      '“{file}” is a scan[ of {pages} pages], and no text could be read off its pictures. Scan it again, upright and at 300 dpi.',
    'ja-JP':
      'ファイル「{file}」はスキャン画像[（{pages} ページ）]で、画像から文字を読み取れませんでした。向きを正し、300 dpi でスキャンし直してください。',
    'fr-FR':
      'Le fichier « {file} » est un document numérisé[ de {pages} pages] dont aucun texte n’a pu être lu. Numérisez-le de nouveau, à l’endroit et à 300 dpi.',
  },
  'file/bomb': {
    'zh-CN': '文件“{file}”解压后过大，已拒绝读取',
    'zh-TW': '檔案「{file}」解壓縮後過大，已拒絕讀取',
    'en-US': '“{file}” unpacks to far more than its size and was refused.',
    'ja-JP': 'ファイル「{file}」は展開後のサイズが大きすぎるため、読み取りを拒否しました。',
    'fr-FR': 'Le fichier « {file} » est démesuré une fois décompressé et a été refusé.',
  },
  'file/entities': {
    'zh-CN': '文件“{file}”中的 XML 声明了实体，可能引入文件以外的内容，已拒绝读取',
    'zh-TW': '檔案「{file}」中的 XML 宣告了實體，可能引入檔案以外的內容，已拒絕讀取',
    'en-US': '“{file}” holds XML that declares entities, which can draw in what lies outside the file. It was refused.',
    'ja-JP':
      'ファイル「{file}」の XML はエンティティを宣言しており、ファイル外の内容を取り込むおそれがあるため、読み取りを拒否しました。',
    'fr-FR':
      'Le fichier « {file} » contient du XML qui déclare des entités, pouvant faire entrer un contenu extérieur au fichier. Il a été refusé.',
  },
  'file/timeout': {
    'zh-CN': '读取文件“{file}”超时[（{seconds} 秒）]',
    'zh-TW': '讀取檔案「{file}」逾時[（{seconds} 秒）]',
    'en-US': 'Reading “{file}” took too long[ (more than {seconds} s)].',
    'ja-JP': 'ファイル「{file}」の読み取りが時間切れになりました[（{seconds} 秒）]。',
    'fr-FR': 'La lecture de « {file} » a pris trop de temps[ (plus de {seconds} s)].',
  },
  'file/memory': {
    'zh-CN': '读取文件“{file}”所需内存过多[（超过 {megabytes} MB）]',
    'zh-TW': '讀取檔案「{file}」所需記憶體過多[（超過 {megabytes} MB）]',
    'en-US': 'Reading “{file}” needs too much memory[ (more than {megabytes} MB)].',
    'ja-JP': 'ファイル「{file}」の読み取りに必要なメモリが多すぎます[（{megabytes} MB 超）]。',
    'fr-FR': 'La lecture de « {file} » demande trop de mémoire[ (plus de {megabytes} Mo)].',
  },
  'file/no-content': {
    'zh-CN': '文件“{file}”中没有可用的内容',
    'zh-TW': '檔案「{file}」中沒有可用的內容',
    'en-US': '“{file}” holds nothing to make pages of.',
    'ja-JP': 'ファイル「{file}」にはページにできる内容がありません。',
    'fr-FR': 'Le fichier « {file} » ne contient rien dont on puisse faire des pages.',
  },
};
