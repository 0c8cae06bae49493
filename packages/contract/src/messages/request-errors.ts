import type { CodesOf, Message } from './catalogue.ts';

/** Requests, this installation and the command line (spec §5, §8). */
export const REQUEST_ERRORS: Readonly<Record<CodesOf<'request' | 'install' | 'usage'>, Message>> = {
  'request/invalid': {
    'zh-CN': '请求参数错误[：{field}]',
    'zh-TW': '請求參數錯誤[：{field}]',
    'en-US': 'Request parameter error[: {field}]',
    'ja-JP': 'リクエストのパラメーターが正しくありません[：{field}]',
    'fr-FR': 'Erreur de paramètre de la requête[ : {field}]',
  },
  'request/project-id': {
    'zh-CN': '项目ID格式无效',
    'zh-TW': '專案ID格式無效',
    'en-US': 'Invalid project ID format',
    'ja-JP': 'プロジェクトIDの形式が正しくありません',
    'fr-FR': 'Format d’identifiant de projet invalide',
  },
  'request/unauthorized': {
    'zh-CN': '未授权，请重新登录',
    'zh-TW': '未授權，請重新登入',
    'en-US': 'Unauthorized, please log in again',
    'ja-JP': '認証されていません。もう一度ログインしてください',
    'fr-FR': 'Non autorisé, veuillez vous reconnecter',
  },
  'request/forbidden': {
    'zh-CN': '权限不足',
    'zh-TW': '權限不足',
    'en-US': 'Insufficient permission',
    'ja-JP': '権限がありません',
    'fr-FR': 'Droits insuffisants',
  },
  'request/not-found': {
    'zh-CN': '请求的资源不存在',
    'zh-TW': '請求的資源不存在',
    'en-US': 'Resource does not exist',
    'ja-JP': '要求されたリソースは存在しません',
    'fr-FR': 'La ressource n’existe pas',
  },
  'request/conflict': {
    'zh-CN': '内容已在别处被修改，请刷新后重试',
    'zh-TW': '內容已在別處被修改，請重新整理後重試',
    'en-US': 'It was changed elsewhere in the meantime. Reload and try again.',
    'ja-JP': '別の場所で変更されています。再読み込みしてからお試しください。',
    'fr-FR': 'Le contenu a été modifié ailleurs entre-temps. Rechargez puis réessayez.',
  },
  'request/key-reused': {
    'zh-CN': '同一幂等键已用于另一个请求',
    'zh-TW': '同一冪等鍵已用於另一個請求',
    'en-US': 'This idempotency key was already used for another request.',
    'ja-JP': 'このべき等キーは別のリクエストで使用済みです。',
    'fr-FR': 'Cette clé d’idempotence a déjà servi à une autre requête.',
  },
  'request/too-many': {
    'zh-CN': '请求过于频繁，请[在 {minutes} 分钟][在 {seconds} 秒]后重试',
    'zh-TW': '請求過於頻繁，請[在 {minutes} 分鐘][在 {seconds} 秒]後重試',
    'en-US': 'Too many requests. Please try again[ in {minutes} min][ in {seconds} s].',
    'ja-JP': 'リクエストが多すぎます。[{minutes} 分][{seconds} 秒]後にもう一度お試しください。',
    'fr-FR': 'Trop de requêtes. Réessayez[ dans {minutes} min][ dans {seconds} s].',
  },
  'request/overloaded': {
    'zh-CN': '服务器繁忙，请稍后重试',
    'zh-TW': '伺服器忙碌，請稍後重試',
    'en-US': 'The server is overloaded. Please try again shortly.',
    'ja-JP': 'サーバーが混み合っています。しばらくしてからお試しください。',
    'fr-FR': 'Le serveur est surchargé. Réessayez dans un instant.',
  },
  'request/unfinished': {
    'zh-CN': '操作两分钟仍未完成，已不再等待；它之后仍可能生效',
    'zh-TW': '操作兩分鐘仍未完成，已不再等待；它之後仍可能生效',
    'en-US': 'This has not ended after two minutes and is waited for no longer. It may still take effect.',
    'ja-JP': '2分たっても終わらないため、待つのをやめました。あとから反映されることがあります。',
    'fr-FR':
      'L’opération n’est pas terminée après deux minutes ; nous ne l’attendons plus. Elle peut encore prendre effet.',
  },
  'request/unknown': {
    'zh-CN': '服务器内部错误',
    'zh-TW': '伺服器內部錯誤',
    'en-US': 'Internal server error',
    'ja-JP': 'サーバー内部エラー',
    'fr-FR': 'Erreur interne du serveur',
  },
  'install/data-locked': {
    'zh-CN':
      '数据文件夹 {folder} 正被另一个 Pagewright 使用[（进程 {pid}）]。请先停止它，或用 PAGEWRIGHT_DATA 指定另一个文件夹',
    'zh-TW':
      '資料夾 {folder} 正被另一個 Pagewright 使用[（處理程序 {pid}）]。請先停止它，或用 PAGEWRIGHT_DATA 指定另一個資料夾',
    'en-US':
      'The data folder {folder} is in use by another Pagewright[ (process {pid})]. Stop it first, or name another folder with PAGEWRIGHT_DATA.',
    'ja-JP':
      'データフォルダー {folder} は別の Pagewright[（プロセス {pid}）] が使用中です。先に停止するか、PAGEWRIGHT_DATA で別のフォルダーを指定してください。',
    'fr-FR':
      'Le dossier de données {folder} est utilisé par un autre Pagewright[ (processus {pid})]. Arrêtez-le d’abord, ou indiquez un autre dossier avec PAGEWRIGHT_DATA.',
  },
  'install/database': {
    'zh-CN': '无法打开数据库[：{reason}]',
    'zh-TW': '無法開啟資料庫[：{reason}]',
    'en-US': 'The database cannot be opened[: {reason}]',
    'ja-JP': 'データベースを開けません[：{reason}]',
    'fr-FR': 'Impossible d’ouvrir la base de données[ : {reason}]',
  },
  'install/port-taken': {
    'zh-CN': '端口 {port} 已被占用，请用 PORT 指定另一个端口',
    'zh-TW': '連接埠 {port} 已被佔用，請用 PORT 指定另一個連接埠',
    'en-US': 'Port {port} is in use. Name another one with PORT.',
    'ja-JP': 'ポート {port} は使用中です。PORT で別のポートを指定してください。',
    'fr-FR': 'Le port {port} est déjà utilisé. Indiquez-en un autre avec PORT.',
  },
  'install/setting': {
    'zh-CN': '设置 {name} 的值无效[：{reason}]',
    'zh-TW': '設定 {name} 的值無效[：{reason}]',
    'en-US': 'The setting {name} has an invalid value[: {reason}]',
    'ja-JP': '設定 {name} の値が正しくありません[：{reason}]',
    'fr-FR': 'Le réglage {name} a une valeur invalide[ : {reason}]',
  },
  'install/no-model': {
    'zh-CN':
      '未设置语言模型，本机也未找到。请启动 Ollama 或 LM Studio，或设置 {names}；不加 --engine cloud 则由本地引擎制作',
    'zh-TW':
      '未設定語言模型，本機也未找到。請啟動 Ollama 或 LM Studio，或設定 {names}；不加 --engine cloud 則由本機引擎製作',
    'en-US':
      'No language model is set up, and none was found on this machine. Start Ollama or LM Studio, or set {names}; without --engine cloud the local engine makes the pages.',
    'ja-JP':
      '言語モデルが設定されておらず、このコンピューターにも見つかりません。Ollama か LM Studio を起動するか、{names} を設定してください。--engine cloud を付けなければローカルエンジンが作成します',
    'fr-FR':
      'Aucun modèle de langue n’est configuré ni trouvé sur cet ordinateur. Lancez Ollama ou LM Studio, ou définissez {names} ; sans --engine cloud, le moteur local crée les pages.',
  },
  'install/disk-full': {
    'zh-CN': '服务器存储空间已满，内容未保存。请联系管理员',
    'zh-TW': '伺服器儲存空間已滿，內容未儲存。請聯絡管理員',
    'en-US': 'The server has no disk space left; nothing was saved. Please contact the administrator.',
    'ja-JP': 'サーバーの空き容量がないため、保存されませんでした。管理者に連絡してください。',
    'fr-FR': 'Le serveur n’a plus d’espace disque ; rien n’a été enregistré. Contactez l’administrateur.',
  },
  'install/read-only': {
    'zh-CN': '服务器的数据文件夹无法写入，内容未保存[：{folder}]。请联系管理员',
    'zh-TW': '伺服器的資料夾無法寫入，內容未儲存[：{folder}]。請聯絡管理員',
    'en-US':
      'The server cannot write to its data folder[ {folder}]; nothing was saved. Please contact the administrator.',
    'ja-JP':
      'サーバーのデータフォルダー[ {folder} ]に書き込めないため、保存されませんでした。管理者に連絡してください。',
    'fr-FR':
      'Le serveur ne peut pas écrire dans son dossier de données[ {folder}] ; rien n’a été enregistré. Contactez l’administrateur.',
  },
  usage: {
    'zh-CN': '用法错误[：{reason}]。运行 pagewright help 查看说明',
    'zh-TW': '用法錯誤[：{reason}]。執行 pagewright help 查看說明',
    'en-US': 'Wrong usage[: {reason}]. See pagewright help.',
    'ja-JP': '使い方が正しくありません[：{reason}]。pagewright help をご覧ください。',
    'fr-FR': 'Mauvaise utilisation[ : {reason}]. Voir pagewright help.',
  },
};
