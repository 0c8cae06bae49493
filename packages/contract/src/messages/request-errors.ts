import type { CodesOf, Message } from './catalogue.ts';

/** Requests, accounts, this installation and the command line (spec §5, §8). */
export const REQUEST_ERRORS: Readonly<Record<CodesOf<'request' | 'account' | 'install' | 'usage'>, Message>> = {
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
    'zh-CN': '请求过于频繁，请[在 {seconds} 秒]后重试',
    'zh-TW': '請求過於頻繁，請[在 {seconds} 秒]後重試',
    'en-US': 'Too many requests. Please try again[ in {seconds} s].',
    'ja-JP': 'リクエストが多すぎます。[{seconds} 秒]後にもう一度お試しください。',
    'fr-FR': 'Trop de requêtes. Réessayez[ dans {seconds} s].',
  },
  'request/overloaded': {
    'zh-CN': '服务器繁忙，请稍后重试',
    'zh-TW': '伺服器忙碌，請稍後重試',
    'en-US': 'The server is overloaded. Please try again shortly.',
    'ja-JP': 'サーバーが混み合っています。しばらくしてからお試しください。',
    'fr-FR': 'Le serveur est surchargé. Réessayez dans un instant.',
  },
  'request/unknown': {
    'zh-CN': '服务器内部错误',
    'zh-TW': '伺服器內部錯誤',
    'en-US': 'Internal server error',
    'ja-JP': 'サーバー内部エラー',
    'fr-FR': 'Erreur interne du serveur',
  },
  'account/bad-credentials': {
    'zh-CN': '登录失败：用户名或密码错误',
    'zh-TW': '登入失敗：使用者名稱或密碼錯誤',
    'en-US': 'Login failed: wrong user name or password.',
    'ja-JP': 'ログインに失敗しました。ユーザー名またはパスワードが違います。',
    'fr-FR': 'Échec de la connexion : nom d’utilisateur ou mot de passe incorrect.',
  },
  'account/email-taken': {
    'zh-CN': '该邮箱已注册',
    'zh-TW': '該電子郵件已註冊',
    'en-US': 'This e-mail address is already registered.',
    'ja-JP': 'このメールアドレスはすでに登録されています。',
    'fr-FR': 'Cette adresse e-mail est déjà enregistrée.',
  },
  'account/common-password': {
    'zh-CN': '该密码过于常见，请换一个',
    'zh-TW': '該密碼過於常見，請換一個',
    'en-US': 'This password is too common. Choose another one.',
    'ja-JP': 'このパスワードはよく使われているため使用できません。別のものを選んでください。',
    'fr-FR': 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  },
  'account/password-mismatch': {
    'zh-CN': '两次输入的密码不一致',
    'zh-TW': '兩次輸入的密碼不一致',
    'en-US': 'The two passwords do not match.',
    'ja-JP': '2 回入力したパスワードが一致しません。',
    'fr-FR': 'Les deux mots de passe ne correspondent pas.',
  },
  'account/invitation-needed': {
    'zh-CN': '生成前请先在右上角用户菜单中输入邀请码',
    'zh-TW': '生成前請先在右上角使用者選單中輸入邀請碼',
    'en-US': 'An invitation code is needed before generating. Enter it in the user menu at the top right.',
    'ja-JP': '生成には招待コードが必要です。右上のユーザーメニューで入力してください。',
    'fr-FR':
      'Un code d’invitation est nécessaire pour générer. Saisissez-le dans le menu utilisateur en haut à droite.',
  },
  'account/invitation-unknown': {
    'zh-CN': '邀请码无效或已被使用',
    'zh-TW': '邀請碼無效或已被使用',
    'en-US': 'This invitation code is not valid or has been used.',
    'ja-JP': '招待コードが無効か、すでに使用されています。',
    'fr-FR': 'Ce code d’invitation n’est pas valide ou a déjà été utilisé.',
  },
  'account/points-short': {
    'zh-CN': '积分不足[：需要 {needed}，剩余 {available}]',
    'zh-TW': '點數不足[：需要 {needed}，剩餘 {available}]',
    'en-US': 'Not enough points[: {needed} needed, {available} left].',
    'ja-JP': 'ポイントが足りません[（必要 {needed}、残り {available}）]。',
    'fr-FR': 'Points insuffisants[ : {needed} nécessaires, {available} restants].',
  },
  'account/link-used': {
    'zh-CN': '登录链接无效或已被使用，请重新启动服务器以获取新链接',
    'zh-TW': '登入連結無效或已被使用，請重新啟動伺服器以取得新連結',
    'en-US': 'This sign-in link is not valid or has been used. Restart the server for a new one.',
    'ja-JP': 'このログインリンクは無効か、使用済みです。サーバーを再起動して新しいリンクを取得してください。',
    'fr-FR': 'Ce lien de connexion n’est pas valide ou a déjà servi. Redémarrez le serveur pour en obtenir un nouveau.',
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
  usage: {
    'zh-CN': '用法错误[：{reason}]。运行 pagewright help 查看说明',
    'zh-TW': '用法錯誤[：{reason}]。執行 pagewright help 查看說明',
    'en-US': 'Wrong usage[: {reason}]. See pagewright help.',
    'ja-JP': '使い方が正しくありません[：{reason}]。pagewright help をご覧ください。',
    'fr-FR': 'Mauvaise utilisation[ : {reason}]. Voir pagewright help.',
  },
};
