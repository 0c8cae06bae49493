import type { Language } from '@pagewright/model/languages';
import type { ModelFailure, ModelUse } from '@pagewright/model/outline';
import { listed } from './listed.ts';
import { fillMessage } from './messages.ts';

type Message = Readonly<Record<Language, string>>;

const REASONS: Readonly<Record<ModelFailure, Message>> = {
  unreachable: {
    'zh-CN': '语言模型服务无法连接或过于繁忙',
    'zh-TW': '語言模型服務無法連線或過於忙碌',
    'en-US': 'the language model’s service could not be reached or was too busy',
    'ja-JP': '言語モデルのサービスに接続できないか、混雑しています',
    'fr-FR': 'le service du modèle de langage est injoignable ou surchargé',
  },
  denied: {
    'zh-CN': '密钥、模型名称或地址不被服务接受',
    'zh-TW': '金鑰、模型名稱或位址不被服務接受',
    'en-US': 'the service does not accept the key, the model’s name or the address',
    'ja-JP': 'キー・モデル名・アドレスのいずれかがサービスに受け付けられません',
    'fr-FR': 'le service refuse la clé, le nom du modèle ou l’adresse',
  },
  endless: {
    'zh-CN': '模型的回答没有结束',
    'zh-TW': '模型的回答沒有結束',
    'en-US': 'the model’s answer did not end',
    'ja-JP': 'モデルの応答が終わりませんでした',
    'fr-FR': 'la réponse du modèle ne s’est pas terminée',
  },
  refused: {
    'zh-CN': '模型拒绝回答',
    'zh-TW': '模型拒絕回答',
    'en-US': 'the model refused to answer',
    'ja-JP': 'モデルが応答を拒否しました',
    'fr-FR': 'le modèle a refusé de répondre',
  },
  invalid: {
    'zh-CN': '模型的回答无法读取，再次询问后仍然如此',
    'zh-TW': '模型的回答無法讀取，再次詢問後仍然如此',
    'en-US': 'the model’s answer could not be read, nor when it was asked again',
    'ja-JP': 'モデルの応答を読み取れず、再度求めても同じでした',
    'fr-FR': 'la réponse du modèle est illisible, même redemandée',
  },
  unsupported: {
    'zh-CN': '来源不支持模型所说的内容',
    'zh-TW': '來源不支持模型所說的內容',
    'en-US': 'the sources do not bear out what the model said',
    'ja-JP': 'モデルの回答に出典の裏付けがありません',
    'fr-FR': 'les sources ne confirment pas ce que le modèle a dit',
  },
};

const TOKENS: Message = {
  'zh-CN': '模型 {model}：调用 {calls} 次，输入 {input} 个词元，输出 {output} 个词元',
  'zh-TW': '模型 {model}：呼叫 {calls} 次，輸入 {input} 個詞元，輸出 {output} 個詞元',
  'en-US': 'Model {model}, calls: {calls}, tokens read: {input}, tokens written: {output}',
  'ja-JP': 'モデル {model}：呼び出し {calls} 回、入力 {input} トークン、出力 {output} トークン',
  'fr-FR': 'Modèle {model}, appels : {calls}, jetons lus : {input}, jetons écrits : {output}',
};
const COST: Message = {
  'zh-CN': '费用约 {amount}（按所设单价计算）',
  'zh-TW': '費用約 {amount}（按所設單價計算）',
  'en-US': 'Cost: about {amount}, at the price that is set',
  'ja-JP': '費用：約 {amount}（設定された単価で計算）',
  'fr-FR': 'Coût : environ {amount}, au tarif indiqué',
};
const RETRIES: Message = {
  'zh-CN': '因服务繁忙或出错而重试的调用：{count}',
  'zh-TW': '因服務忙碌或出錯而重試的呼叫：{count}',
  'en-US': 'Calls made again because the service was busy or failed: {count}',
  'ja-JP': 'サービスの混雑やエラーで再試行した呼び出し：{count}',
  'fr-FR': 'Appels répétés, le service étant occupé ou en erreur : {count}',
};
const REPAIRS: Message = {
  'zh-CN': '因无法读取而重新索取的回答：{count}',
  'zh-TW': '因無法讀取而重新索取的回答：{count}',
  'en-US': 'Answers asked for again because they could not be read: {count}',
  'ja-JP': '読み取れず再度求めた応答：{count}',
  'fr-FR': 'Réponses illisibles redemandées : {count}',
};
const LOCAL_PLAN: Message = {
  'zh-CN': '页面由本地引擎规划：{reason}',
  'zh-TW': '頁面由本機引擎規劃：{reason}',
  'en-US': 'The pages were planned by the local engine: {reason}',
  'ja-JP': 'ページ構成はローカルエンジンが決めました：{reason}',
  'fr-FR': 'Les pages ont été prévues par le moteur local : {reason}',
};
const LOCAL_PAGES: Message = {
  'zh-CN': '由本地引擎制作的页面 {pages}：{reason}',
  'zh-TW': '由本機引擎製作的頁面 {pages}：{reason}',
  'en-US': 'Pages made by the local engine ({pages}): {reason}',
  'ja-JP': 'ローカルエンジンで作成したページ {pages}：{reason}',
  'fr-FR': 'Pages faites par le moteur local ({pages}) : {reason}',
};
const UNSUPPORTED: Message = {
  'zh-CN': '来源中没有依据的语句：{count}（在页面检查中标出）',
  'zh-TW': '來源中沒有依據的語句：{count}（在頁面檢查中標出）',
  'en-US': 'Statements that their sources do not bear out: {count} (page health names them)',
  'ja-JP': '出典に裏付けのない文：{count}（ページの健全性に表示）',
  'fr-FR': 'Énoncés que les sources ne confirment pas : {count} (signalés dans le contrôle des pages)',
};

const FILLS: Message = {
  'zh-CN': '由模型查找内容的位置：{count}',
  'zh-TW': '由模型尋找內容的位置：{count}',
  'en-US': 'Places that the model looked for: {count}',
  'ja-JP': 'モデルが内容を探した箇所：{count}',
  'fr-FR': 'Emplacements dont le modèle a cherché le contenu : {count}',
};
const DROPPED: Message = {
  'zh-CN': '因来源中没有依据而未采用的模型语句：{count}',
  'zh-TW': '因來源中沒有依據而未採用的模型語句：{count}',
  'en-US': 'Statements of the model that were left out, as the sources do not bear them out: {count}',
  'ja-JP': '出典に裏付けがなく採用しなかったモデルの文：{count}',
  'fr-FR': 'Énoncés du modèle écartés, faute de confirmation dans les sources : {count}',
};
const LOCAL_FILLS: Message = {
  'zh-CN': '由本地引擎填充（{places}）：{reason}',
  'zh-TW': '由本機引擎填入（{places}）：{reason}',
  'en-US': 'Filled by the local engine ({places}): {reason}',
  'ja-JP': 'ローカルエンジンで入力（{places}）：{reason}',
  'fr-FR': 'Remplis par le moteur local ({places}) : {reason}',
};
const PLACE: Message = {
  'zh-CN': '第 {page} 页“{description}”',
  'zh-TW': '第 {page} 頁「{description}」',
  'en-US': 'page {page}: {description}',
  'ja-JP': '{page} ページ目「{description}」',
  'fr-FR': 'page {page} : {description}',
};
const PAGES: Message = {
  'zh-CN': '{count} 处，第 {pages} 页',
  'zh-TW': '{count} 處，第 {pages} 頁',
  'en-US': '{count} places on pages {pages}',
  'ja-JP': '{count} か所、{pages} ページ目',
  'fr-FR': '{count} emplacements, pages {pages}',
};
/** Places that are told by what was wanted there; more are told by their pages. */
const FEW_PLACES = 4;

/** Why its work was not used. */
export function modelFailureText(reason: ModelFailure, language: Language): string {
  return REASONS[reason][language];
}

/** What a language model was asked, and what became of it, in lines for the person. */
export function modelUseLines(use: ModelUse, language: Language): string[] {
  const { model, calls, inputTokens, outputTokens, cost, retries, repairs, localPlan, localPages, unsupported } = use;
  const figure = new Intl.NumberFormat(language);
  const line = (message: Message, params: Readonly<Record<string, string | number>>): string =>
    fillMessage(message[language], params);
  const byReason = Map.groupBy(localPages, ({ reason }) => reason);
  const input = figure.format(inputTokens);
  return [
    line(TOKENS, { model, calls, input, output: figure.format(outputTokens) }),
    ...(cost ? [line(COST, { amount: money(cost, language) })] : []),
    ...(retries > 0 ? [line(RETRIES, { count: retries })] : []),
    ...(repairs > 0 ? [line(REPAIRS, { count: repairs })] : []),
    ...(localPlan ? [line(LOCAL_PLAN, { reason: REASONS[localPlan][language] })] : []),
    ...[...byReason].map(([reason, pages]) =>
      line(LOCAL_PAGES, {
        pages: listed(
          pages.map(({ page }) => page),
          language,
        ),
        reason: REASONS[reason][language],
      }),
    ),
    ...(unsupported > 0 ? [line(UNSUPPORTED, { count: unsupported })] : []),
    ...(use.fills ? fillLines(use.fills, language) : []),
  ];
}

type Fills = NonNullable<ModelUse['fills']>;

function fillLines({ asked, dropped, local }: Fills, language: Language): string[] {
  const line = (message: Message, params: Readonly<Record<string, string | number>>): string =>
    fillMessage(message[language], params);
  const byReason = Map.groupBy(local, ({ reason }) => reason);
  return [
    line(FILLS, { count: asked }),
    ...(dropped > 0 ? [line(DROPPED, { count: dropped })] : []),
    ...[...byReason].map(([reason, own]) =>
      line(LOCAL_FILLS, { places: placesText(own, language), reason: REASONS[reason][language] }),
    ),
  ];
}

function placesText(places: Fills['local'], language: Language): string {
  const pages = [...new Set(places.flatMap(({ page }) => page ?? []))];
  if (places.length > FEW_PLACES && pages.length > 0) {
    return fillMessage(PAGES[language], { count: places.length, pages: listed(pages, language) });
  }
  return listed(
    places.map(({ page, description }) =>
      page === undefined ? description : fillMessage(PLACE[language], { page, description }),
    ),
    language,
  );
}

/** A few tokens cost less than a cent: as many digits as say something. */
function money({ amount, currency }: NonNullable<ModelUse['cost']>, language: Language): string {
  const digits = amount === 0 || amount >= 1 ? {} : { maximumSignificantDigits: 2 };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(amount);
}
