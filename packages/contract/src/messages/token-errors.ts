import type { CodesOf, Message } from './catalogue.ts';

/** Personal access tokens. */
export const TOKEN_ERRORS: Readonly<Record<CodesOf<'token'>, Message>> = {
  'token/scope': {
    'zh-CN': '此访问令牌没有“{scope}”权限',
    'zh-TW': '此存取權杖沒有「{scope}」權限',
    'en-US': 'This access token was not made for “{scope}”.',
    'ja-JP': 'このアクセストークンには「{scope}」の権限がありません。',
    'fr-FR': 'Ce jeton d’accès n’a pas été créé pour « {scope} ».',
  },
  'token/sign-in-needed': {
    'zh-CN': '访问令牌不能用于账户和分享链接，请登录后操作',
    'zh-TW': '存取權杖不能用於帳戶和分享連結，請登入後操作',
    'en-US': 'Access tokens cannot change accounts or share links. Sign in for that.',
    'ja-JP': 'アクセストークンではアカウントと共有リンクを扱えません。ログインして行ってください。',
    'fr-FR': 'Un jeton d’accès ne permet pas de gérer le compte ni les liens de partage. Connectez-vous pour cela.',
  },
  'token/too-many': {
    'zh-CN': '一个账户最多可以有 {max} 个访问令牌，请先撤销不需要的',
    'zh-TW': '一個帳戶最多可以有 {max} 個存取權杖，請先撤銷不需要的',
    'en-US': 'An account can have {max} access tokens. Revoke one that you do not need.',
    'ja-JP': 'アクセストークンは 1 つのアカウントに {max} 個までです。不要なものを取り消してください。',
    'fr-FR': 'Un compte peut avoir {max} jetons d’accès. Révoquez-en un dont vous n’avez plus besoin.',
  },
};
