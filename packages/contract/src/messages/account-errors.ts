import type { CodesOf, Message } from './catalogue.ts';

/** Accounts, signing in, invitations and points (spec §5, §8). */
export const ACCOUNT_ERRORS: Readonly<Record<CodesOf<'account'>, Message>> = {
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
    'fr-FR': 'Crédits insuffisants[ : {needed} nécessaires, {available} restants].',
  },
  'account/link-used': {
    'zh-CN': '登录链接无效或已被使用，请重新启动服务器以获取新链接',
    'zh-TW': '登入連結無效或已被使用，請重新啟動伺服器以取得新連結',
    'en-US': 'This sign-in link is not valid or has been used. Restart the server for a new one.',
    'ja-JP': 'このログインリンクは無効か、使用済みです。サーバーを再起動して新しいリンクを取得してください。',
    'fr-FR': 'Ce lien de connexion n’est pas valide ou a déjà servi. Redémarrez le serveur pour en obtenir un nouveau.',
  },
  'account/code-wrong': {
    'zh-CN': '验证码不正确或已失效',
    'zh-TW': '驗證碼不正確或已失效',
    'en-US': 'The verification code is wrong or no longer valid.',
    'ja-JP': '認証コードが正しくないか、有効期限が切れています。',
    'fr-FR': 'Le code de vérification est incorrect ou n’est plus valable.',
  },
  'account/code-not-sent': {
    'zh-CN': '验证码发送失败，邮件或短信服务暂时不可用',
    'zh-TW': '驗證碼傳送失敗，郵件或簡訊服務暫時無法使用',
    'en-US': 'Sending the code failed: the email or text message service is temporarily unavailable.',
    'ja-JP': 'コードを送信できませんでした。メールまたはSMSサービスが一時的に利用できません。',
    'fr-FR': 'Échec de l’envoi du code : le service de messagerie est momentanément indisponible.',
  },
  'account/phone-taken': {
    'zh-CN': '该手机号已被其他账号使用',
    'zh-TW': '該手機號碼已被其他帳號使用',
    'en-US': 'This phone number is used by another account.',
    'ja-JP': 'この電話番号は別のアカウントで使用されています。',
    'fr-FR': 'Ce numéro de téléphone est utilisé par un autre compte.',
  },
  'account/old-password': {
    'zh-CN': '当前密码不正确',
    'zh-TW': '目前密碼不正確',
    'en-US': 'The current password is not correct.',
    'ja-JP': '現在のパスワードが正しくありません。',
    'fr-FR': 'Le mot de passe actuel est incorrect.',
  },
  'account/tag-exists': {
    'zh-CN': '标签已存在',
    'zh-TW': '標籤已存在',
    'en-US': 'The tag exists already.',
    'ja-JP': 'このタグは既に存在します。',
    'fr-FR': 'Cette étiquette existe déjà.',
  },
  'account/provider-unknown': {
    'zh-CN': '此登录方式未启用',
    'zh-TW': '此登入方式未啟用',
    'en-US': 'This way to sign in is not set up here.',
    'ja-JP': 'このサインイン方法は設定されていません。',
    'fr-FR': 'Ce mode de connexion n’est pas configuré ici.',
  },
  'account/sign-in-failed': {
    'zh-CN': '第三方登录失败，请重试',
    'zh-TW': '第三方登入失敗，請重試',
    'en-US': 'Signing in with the other account failed. Please try again.',
    'ja-JP': '外部アカウントでのサインインに失敗しました。もう一度お試しください。',
    'fr-FR': 'La connexion avec l’autre compte a échoué. Veuillez réessayer.',
  },
  'account/identity-email-taken': {
    'zh-CN': '该邮箱已注册，请先登录，再在账户中心绑定此登录方式',
    'zh-TW': '該電子郵件已註冊，請先登入，再於帳戶中心綁定此登入方式',
    'en-US':
      'There is an account with this email already. Log in with it, then connect this sign-in in the account centre.',
    'ja-JP': 'このメールアドレスのアカウントは既にあります。ログインしてから、アカウントセンターで連携してください。',
    'fr-FR':
      'Un compte existe déjà avec cet e-mail. Connectez-vous, puis associez ce mode de connexion dans votre compte.',
  },
  'account/identity-taken': {
    'zh-CN': '此第三方账号已绑定其他账号',
    'zh-TW': '此第三方帳號已綁定其他帳號',
    'en-US': 'This sign-in is connected to another account.',
    'ja-JP': 'この外部アカウントは別のアカウントと連携済みです。',
    'fr-FR': 'Ce mode de connexion est associé à un autre compte.',
  },
  'account/last-sign-in': {
    'zh-CN': '这是您唯一的登录方式，请先绑定邮箱或手机号',
    'zh-TW': '這是您唯一的登入方式，請先綁定電子郵件或手機號碼',
    'en-US': 'This is your only way to sign in. Add an email address or a phone number first.',
    'ja-JP': 'これが唯一のサインイン方法です。先にメールアドレスまたは電話番号を登録してください。',
    'fr-FR': 'C’est votre seul moyen de connexion. Ajoutez d’abord une adresse e-mail ou un numéro de téléphone.',
  },
};
