import type { Entry } from './entry.ts';

/**
 * Icons by what a text speaks of, in the five languages; icons that say nothing in particular where no word matches.
 * Words are matched anywhere in the lower-cased text, Latin ones at the start of a word.
 */
const TOPICS: readonly (readonly [icon: string, words: string])[] = [
  ['trending_up', '增长|上升|提升|提高|成長|上昇|向上|growth|increase|rise|improv|croissance|hausse|augment'],
  ['trending_down', '下降|减少|減少|降低|低減|削減|decline|decrease|reduc|baisse|rédu|diminu'],
  [
    'payments',
    '收入|成本|预算|資金|资金|费用|費用|財務|财务|利润|売上|予算|コスト|revenue|cost|budget|price|financ|profit|coût|prix|recette',
  ],
  [
    'groups',
    '团队|人员|员工|客户|用户|團隊|人員|客戶|使用者|顧客|社員|人材|チーム|team|staff|people|customer|user|client|équipe|personnel|usager',
  ],
  [
    'security',
    '安全|风险|風險|隐私|合规|防护|セキュリティ|リスク|safety|securit|risk|privacy|compliance|sécurité|risque|conformité',
  ],
  [
    'schedule',
    '时间|進度|进度|期限|计划|計劃|日程|スケジュール|期間|time|schedule|deadline|plan|calendrier|délai|durée',
  ],
  ['science', '研究|实验|實驗|実験|研究開発|research|experiment|science|recherche|étude'],
  ['school', '教育|培训|学习|學習|訓練|研修|education|training|learn|school|formation|école'],
  ['public', '全球|国际|國際|市场|市場|グローバル|海外|global|international|market|world|mondial|marché'],
  ['local_shipping', '物流|供应|供應|运输|交付|配送|輸送|logistic|supply|deliver|shipping|transport|livraison'],
  ['bolt', '能源|电力|電力|效率|エネルギー|energy|power|efficien|énergie|efficacité'],
  ['park', '环境|環境|绿色|可持续|環保|environment|green|sustainab|climate|environnement|durable|climat'],
  ['gavel', '法律|法规|条例|法規|规定|規定|法令|law|legal|regulation|policy|loi|juridique|règlement'],
  ['storage', '数据|資料|存储|データ|data|storage|database|donnée|stockage'],
  ['code', '代码|软件|开发|程式|軟體|ソフトウェア|開発|code|software|develop|logiciel|développ'],
  ['handshake', '合作|伙伴|协作|合同|夥伴|協力|契約|partner|cooperat|collaborat|contract|agreement|partenaire|contrat'],
  ['favorite', '健康|医疗|醫療|医療|健康|health|medical|care|santé|médical'],
  ['lightbulb', '创新|想法|建议|創新|建議|アイデア|提案|innovat|idea|suggest|proposal|idée|proposition'],
  ['build', '建设|维护|工程|施工|維護|建設|保守|工事|build|maint|construct|engineer|travaux|entretien'],
  ['forum', '沟通|会议|討論|讨论|溝通|會議|会議|communicat|meeting|discuss|réunion|échange'],
  ['flag', '目标|目標|ゴール|goal|target|objective|objectif|but '],
  ['verified', '质量|品质|品質|標準|标准|quality|standard|certif|qualité|norme'],
];

const NEUTRAL = ['adjust', 'layers', 'auto_awesome', 'widgets', 'category', 'explore'] as const;

const compiled = TOPICS.map(
  ([icon, words]) =>
    [
      icon,
      new RegExp(
        words
          .split('|')
          .map((word) => (/^[\p{Script=Latin} ]+$/u.test(word) ? `(?<!\\p{L})${word}` : word))
          .join('|'),
        'iu',
      ),
    ] as const,
);

/** An icon for an entry's subject; neutral ones take turns. */
export function iconFor(entry: Entry, index: number): string {
  const head = entry.head?.text ?? '';
  const match = find(head) ?? find((entry.body?.text ?? '').slice(0, 160));
  return `material-icons:${match ?? NEUTRAL[index % NEUTRAL.length]}`;
}

/** The fit asks for the same entries many times; so many answers are kept. */
const KEPT = 4_000;
const found = new Map<string, string | undefined>();

function find(text: string): string | undefined {
  if (text === '' || found.has(text)) return found.get(text);
  const icon = compiled.find(([, pattern]) => pattern.test(text))?.[0];
  if (found.size >= KEPT) found.clear();
  found.set(text, icon);
  return icon;
}
