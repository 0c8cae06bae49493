import type { CodePurpose } from '@pagewright/contract/verification';
import type { Language } from '@pagewright/model/languages';
import type { OutgoingMessage } from '../../platform/delivery/message.ts';

/** What a message says, apart from whom it goes to. */
type Words = Pick<OutgoingMessage, 'subject' | 'text' | 'code'>;

interface CodeWords {
  readonly subject: string;
  /** What the code is asked for. */
  readonly asked: Readonly<Record<CodePurpose, string>>;
  readonly code: string;
  readonly warning: string;
  readonly noAccount: { readonly subject: string; readonly text: string };
}

/** What people read with a verification code. `{code}` and `{minutes}` are filled in. */
const WORDS: Readonly<Record<Language, CodeWords>> = {
  'zh-CN': {
    subject: '页匠验证码：{code}',
    asked: {
      login: '您正在登录页匠。',
      register: '您正在注册页匠账号。',
      bind: '您正在绑定页匠账号的联系方式。',
      reset: '您正在重设页匠账号的密码。',
    },
    code: '验证码是 {code}，{minutes} 分钟内有效。',
    warning: '如果不是您本人操作，请忽略此消息，也不要把验证码告诉任何人。',
    noAccount: {
      subject: '页匠登录提醒',
      text: '有人想用这个地址登录页匠或重设密码，但这里没有使用它的账号。\n\n如果是您本人，请先注册，或换用注册时填写的地址登录；否则请忽略此消息。',
    },
  },
  'zh-TW': {
    subject: '頁匠驗證碼：{code}',
    asked: {
      login: '您正在登入頁匠。',
      register: '您正在註冊頁匠帳號。',
      bind: '您正在綁定頁匠帳號的聯絡方式。',
      reset: '您正在重設頁匠帳號的密碼。',
    },
    code: '驗證碼是 {code}，{minutes} 分鐘內有效。',
    warning: '如果不是您本人操作，請忽略此訊息，也不要把驗證碼告訴任何人。',
    noAccount: {
      subject: '頁匠登入提醒',
      text: '有人想用這個地址登入頁匠或重設密碼，但這裡沒有使用它的帳號。\n\n如果是您本人，請先註冊，或改用註冊時填寫的地址登入；否則請忽略此訊息。',
    },
  },
  'en-US': {
    subject: 'Your Pagewright code: {code}',
    asked: {
      login: 'You are signing in to Pagewright.',
      register: 'You are registering with Pagewright.',
      bind: 'You are changing the contact details of your Pagewright account.',
      reset: 'You are setting a new password for your Pagewright account.',
    },
    code: 'Your verification code is {code}. It is good for {minutes} minutes.',
    warning: 'If you did not ask for it, ignore this message. Never tell anyone the code.',
    noAccount: {
      subject: 'Signing in to Pagewright',
      text: 'Somebody asked to sign in to Pagewright with this address, or to set a new password, but no account here uses it.\n\nIf it was you, register first, or sign in with the address that you registered with. Otherwise ignore this message.',
    },
  },
  'ja-JP': {
    subject: 'Pagewright 認証コード：{code}',
    asked: {
      login: 'Pagewright にログインしようとしています。',
      register: 'Pagewright のアカウントを登録しようとしています。',
      bind: 'Pagewright のアカウントに連絡先を登録しようとしています。',
      reset: 'Pagewright のアカウントのパスワードを再設定しようとしています。',
    },
    code: '認証コードは {code} です。{minutes} 分間有効です。',
    warning: 'お心当たりがない場合は、このメッセージを無視してください。コードは誰にも教えないでください。',
    noAccount: {
      subject: 'Pagewright へのログインについて',
      text: 'このアドレスで Pagewright へのログインまたはパスワードの再設定をしようとした方がいますが、このアドレスのアカウントはありません。\n\nご本人の場合は、先に新規登録するか、登録時のアドレスでログインしてください。お心当たりがない場合は無視してください。',
    },
  },
  'fr-FR': {
    subject: 'Votre code Pagewright : {code}',
    asked: {
      login: 'Vous vous connectez à Pagewright.',
      register: 'Vous créez un compte Pagewright.',
      bind: 'Vous modifiez les coordonnées de votre compte Pagewright.',
      reset: 'Vous choisissez un nouveau mot de passe pour votre compte Pagewright.',
    },
    code: 'Votre code de vérification est {code}. Il est valable {minutes} minutes.',
    warning: 'Si vous ne l’avez pas demandé, ignorez ce message. Ne communiquez ce code à personne.',
    noAccount: {
      subject: 'Connexion à Pagewright',
      text: 'Quelqu’un a demandé à se connecter à Pagewright avec cette adresse, ou à changer de mot de passe, mais aucun compte ne l’utilise ici.\n\nSi c’était vous, inscrivez-vous d’abord, ou connectez-vous avec l’adresse de votre inscription. Sinon, ignorez ce message.',
    },
  },
};

export function codeWords(language: Language, purpose: CodePurpose, code: string, minutes: number): Words {
  const fill = (text: string): string => text.replaceAll('{code}', code).replaceAll('{minutes}', String(minutes));
  const words = WORDS[language];
  const text = [words.asked[purpose], words.code, words.warning].join('\n\n');
  return { subject: fill(words.subject), text: fill(text), code };
}

/** For somebody who asks for a way into an account at an address that none has. */
export function noAccountWords(language: Language): Words {
  return { ...WORDS[language].noAccount };
}
