import type { Language } from '@pagewright/model/languages';

/** What people read with a verification code. `{code}` and `{minutes}` are filled in. */
const WORDS: Readonly<Record<Language, { readonly subject: string; readonly text: string }>> = {
  'zh-CN': {
    subject: '页匠验证码：{code}',
    text: '您的页匠验证码是 {code}，{minutes} 分钟内有效。\n\n如果不是您本人操作，请忽略此消息，也不要把验证码告诉任何人。',
  },
  'zh-TW': {
    subject: '頁匠驗證碼：{code}',
    text: '您的頁匠驗證碼是 {code}，{minutes} 分鐘內有效。\n\n如果不是您本人操作，請忽略此訊息，也不要把驗證碼告訴任何人。',
  },
  'en-US': {
    subject: 'Your Pagewright code: {code}',
    text: 'Your Pagewright verification code is {code}. It is good for {minutes} minutes.\n\nIf you did not ask for it, ignore this message. Never tell anyone the code.',
  },
  'ja-JP': {
    subject: 'Pagewright 認証コード：{code}',
    text: 'Pagewright の認証コードは {code} です。{minutes} 分間有効です。\n\nお心当たりがない場合は、このメッセージを無視してください。コードは誰にも教えないでください。',
  },
  'fr-FR': {
    subject: 'Votre code Pagewright : {code}',
    text: 'Votre code de vérification Pagewright est {code}. Il est valable {minutes} minutes.\n\nSi vous ne l’avez pas demandé, ignorez ce message. Ne communiquez ce code à personne.',
  },
};

export function codeMessage(language: Language, code: string, minutes: number): { subject: string; text: string } {
  const fill = (text: string): string => text.replaceAll('{code}', code).replaceAll('{minutes}', String(minutes));
  return { subject: fill(WORDS[language].subject), text: fill(WORDS[language].text) };
}
