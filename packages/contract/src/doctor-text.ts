import type { Language } from '@pagewright/model/languages';
import type { ModelFailure } from '@pagewright/model/outline';
import { fillMessage } from './messages.ts';
import { modelFailureText } from './model-use-text.ts';

type Message = Readonly<Record<Language, string>>;

/** How something is: as it should be, with less than there could be, or not working. */
export type DoctorState = 'good' | 'warning' | 'bad';

export interface DoctorCheck {
  readonly id: keyof typeof CHECKS;
  readonly state: DoctorState;
  readonly detail: string;
}

/** What was found out about the language model. */
export interface DoctorModel {
  readonly state: DoctorState;
  readonly provider: string;
  readonly model: string;
  /** Whether it was found on this machine, and nobody has set it up. */
  readonly found: boolean;
  readonly failure?: ModelFailure | undefined;
  readonly schema: 'kept' | 'repaired' | 'broken';
  readonly languages: readonly Language[];
  readonly streams: boolean;
  readonly firstMs: number;
  readonly charactersPerSecond: number;
  readonly remembers: boolean;
}

const CHECKS = {
  node: { 'zh-CN': 'Node.js', 'zh-TW': 'Node.js', 'en-US': 'Node.js', 'ja-JP': 'Node.js', 'fr-FR': 'Node.js' },
  chromium: {
    'zh-CN': '用于打印的浏览器',
    'zh-TW': '用於列印的瀏覽器',
    'en-US': 'Browser to print with',
    'ja-JP': '印刷用ブラウザー',
    'fr-FR': 'Navigateur pour imprimer',
  },
  fonts: { 'zh-CN': '字体', 'zh-TW': '字型', 'en-US': 'Fonts', 'ja-JP': 'フォント', 'fr-FR': 'Polices' },
  data: {
    'zh-CN': '数据文件夹可写',
    'zh-TW': '資料夾可寫入',
    'en-US': 'Data folder can be written',
    'ja-JP': 'データフォルダーへの書き込み',
    'fr-FR': 'Dossier de données accessible en écriture',
  },
  disk: {
    'zh-CN': '可用磁盘空间',
    'zh-TW': '可用磁碟空間',
    'en-US': 'Free disk space',
    'ja-JP': 'ディスクの空き容量',
    'fr-FR': 'Espace disque libre',
  },
  database: {
    'zh-CN': '数据库',
    'zh-TW': '資料庫',
    'en-US': 'Database',
    'ja-JP': 'データベース',
    'fr-FR': 'Base de données',
  },
} as const satisfies Readonly<Record<string, Message>>;

const MODEL: Message = {
  'zh-CN': '语言模型：{provider} 的 {model}',
  'zh-TW': '語言模型：{provider} 的 {model}',
  'en-US': 'Language model: {model} of {provider}',
  'ja-JP': '言語モデル：{provider} の {model}',
  'fr-FR': 'Modèle de langage : {model} de {provider}',
};
const FOUND: Message = {
  'zh-CN': '在本机上自动找到，未经设置',
  'zh-TW': '在本機上自動找到，未經設定',
  'en-US': 'found on this machine, not set up',
  'ja-JP': 'このマシンで自動的に見つかりました（未設定）',
  'fr-FR': 'trouvé sur cette machine, sans réglage',
};
const NONE: Message = {
  'zh-CN': '语言模型：无，由本地引擎制作页面',
  'zh-TW': '語言模型：無，由本機引擎製作頁面',
  'en-US': 'Language model: none; the local engine makes the pages',
  'ja-JP': '言語モデル：なし（ローカルエンジンがページを作成します）',
  'fr-FR': 'Modèle de langage : aucun ; le moteur local fait les pages',
};
const SCHEMA: Readonly<Record<DoctorModel['schema'], Message>> = {
  kept: {
    'zh-CN': '回答符合页面的 JSON 格式',
    'zh-TW': '回答符合頁面的 JSON 格式',
    'en-US': 'answers keep to the JSON schema of pages',
    'ja-JP': '応答はページの JSON スキーマに従います',
    'fr-FR': 'les réponses respectent le schéma JSON des pages',
  },
  repaired: {
    'zh-CN': '回答有时要再次索取才符合 JSON 格式',
    'zh-TW': '回答有時要再次索取才符合 JSON 格式',
    'en-US': 'answers keep to the JSON schema, some only when asked for again',
    'ja-JP': '再度求めると JSON スキーマに従う応答があります',
    'fr-FR': 'les réponses respectent le schéma JSON, parfois seulement redemandées',
  },
  broken: {
    'zh-CN': '有的回答不符合 JSON 格式，这些页面将由本地引擎制作',
    'zh-TW': '有的回答不符合 JSON 格式，這些頁面將由本機引擎製作',
    'en-US': 'some answers do not keep to the JSON schema: such pages are made by the local engine',
    'ja-JP': 'JSON スキーマに従わない応答があります。そのページはローカルエンジンが作成します',
    'fr-FR': 'des réponses ne respectent pas le schéma JSON : ces pages sont faites par le moteur local',
  },
};
const LANGUAGES_DONE: Message = {
  'zh-CN': '能写的语言：{list}',
  'zh-TW': '能寫的語言：{list}',
  'en-US': 'writes: {list}',
  'ja-JP': '書ける言語：{list}',
  'fr-FR': 'écrit en : {list}',
};
const SPEED: Message = {
  'zh-CN': '首字 {first} 秒，之后每秒 {speed} 个字符',
  'zh-TW': '首字 {first} 秒，之後每秒 {speed} 個字元',
  'en-US': 'first words after {first} s, then {speed} characters a second',
  'ja-JP': '最初の語まで {first} 秒、その後は毎秒 {speed} 文字',
  'fr-FR': 'premiers mots après {first} s, puis {speed} caractères par seconde',
};
const WHOLE: Message = {
  'zh-CN': '不逐字返回：每个回答一次给出',
  'zh-TW': '不逐字返回：每個回答一次給出',
  'en-US': 'does not stream: each answer comes at once',
  'ja-JP': 'ストリーミングなし：応答は一度に届きます',
  'fr-FR': 'pas de flux : chaque réponse arrive d’un coup',
};
const REMEMBERS: Message = {
  'zh-CN': '上下文足够长',
  'zh-TW': '上下文足夠長',
  'en-US': 'its context is long enough',
  'ja-JP': 'コンテキスト長は十分です',
  'fr-FR': 'son contexte est assez long',
};
const FORGETS: Message = {
  'zh-CN': '上下文太短：长文件的开头会丢失（Ollama：设置 OLLAMA_CONTEXT_LENGTH=16384）',
  'zh-TW': '上下文太短：長檔案的開頭會遺失（Ollama：設定 OLLAMA_CONTEXT_LENGTH=16384）',
  'en-US': 'its context is too short: the beginning of long sources is lost (Ollama: OLLAMA_CONTEXT_LENGTH=16384)',
  'ja-JP': 'コンテキストが短すぎ、長い資料の冒頭が失われます（Ollama：OLLAMA_CONTEXT_LENGTH=16384）',
  'fr-FR':
    'son contexte est trop court : le début des longues sources est perdu (Ollama : OLLAMA_CONTEXT_LENGTH=16384)',
};

const SIGNS: Readonly<Record<DoctorState, string>> = { good: '✓', warning: '!', bad: '✗' };

/** What was found out, in lines for the person. */
export function doctorLines(
  { checks, model }: { readonly checks: readonly DoctorCheck[]; readonly model: DoctorModel | undefined },
  language: Language,
): string[] {
  const environment = checks.map(({ id, state, detail }) =>
    [`${SIGNS[state]} ${CHECKS[id][language]}`, detail].filter(Boolean).join(' · '),
  );
  return [...environment, ...(model ? modelLines(model, language) : [`! ${NONE[language]}`])];
}

function modelLines(tried: DoctorModel, language: Language): string[] {
  const { state, provider, model, found, failure, schema, languages, streams, remembers } = tried;
  const say = (message: Message, params: Readonly<Record<string, string>> = {}): string =>
    fillMessage(message[language], params);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const speed = { first: figure.format(tried.firstMs / 1_000), speed: figure.format(tried.charactersPerSecond) };
  const head = `${SIGNS[state]} ${say(MODEL, { provider, model })}`;
  const told = failure
    ? [modelFailureText(failure, language)]
    : [
        say(SCHEMA[schema]),
        say(LANGUAGES_DONE, { list: languages.join(', ') || '–' }),
        // Who wrote nothing that can be read has shown neither how fast nor how much it reads.
        ...(languages.length > 0
          ? [streams ? say(SPEED, speed) : say(WHOLE), say(remembers ? REMEMBERS : FORGETS)]
          : []),
      ];
  return [head, ...[...(found ? [say(FOUND)] : []), ...told].map((line) => `    ${line}`)];
}
