import type { Language } from '@pagewright/model/languages';

interface Labels {
  readonly agenda: string;
  readonly summary: string;
  readonly closing: string;
  readonly keyFigures: string;
  readonly overview: string;
  readonly quote: string;
  readonly recap: string;
  readonly timeline: string;
  readonly actions: string;
  readonly steps: string;
  /** Of parts of a whole; of things side by side; of named figures that are neither. */
  readonly breakdown: string;
  readonly comparison: string;
  readonly glance: string;
  readonly questions: string;
  /** Of a meeting, where its minutes have no title. */
  readonly minutes: string;
  /** Of a tally that is reckoned by us. */
  readonly rowCount: string;
  /** Heads of the columns of a table that is made of a list. */
  readonly entry: string;
  readonly detail: string;
  readonly figure: string;
  readonly date: string;
  readonly action: string;
  readonly who: string;
  readonly when: string;
}

/** Words of ours on a page, in the document's language. They have no origin. */
export const LABELS: Readonly<Record<Language, Labels>> = {
  'zh-CN': {
    agenda: '目录',
    summary: '要点回顾',
    closing: '谢谢',
    keyFigures: '关键数据',
    overview: '概览',
    quote: '原文摘录',
    recap: '小结',
    timeline: '关键时间点',
    actions: '行动项',
    steps: '操作步骤',
    breakdown: '构成一览',
    comparison: '对比一览',
    glance: '数据一览',
    questions: '问题与解答',
    minutes: '会议纪要',
    rowCount: '条目数',
    entry: '项目',
    detail: '说明',
    figure: '数值',
    date: '日期',
    action: '事项',
    who: '负责人',
    when: '时间',
  },
  'zh-TW': {
    agenda: '目錄',
    summary: '重點回顧',
    closing: '謝謝',
    keyFigures: '關鍵數據',
    overview: '概覽',
    quote: '原文摘錄',
    recap: '小結',
    timeline: '重要時間點',
    actions: '行動項目',
    steps: '操作步驟',
    breakdown: '構成一覽',
    comparison: '對照一覽',
    glance: '數據一覽',
    questions: '問題與解答',
    minutes: '會議記錄',
    rowCount: '項目數',
    entry: '項目',
    detail: '說明',
    figure: '數值',
    date: '日期',
    action: '事項',
    who: '負責人',
    when: '時間',
  },
  'en-US': {
    agenda: 'Contents',
    summary: 'In summary',
    closing: 'Thank you',
    keyFigures: 'Key figures',
    overview: 'Overview',
    quote: 'In the document’s words',
    recap: 'So far',
    timeline: 'Timeline',
    actions: 'Actions',
    steps: 'Steps',
    breakdown: 'Breakdown',
    comparison: 'Side by side',
    glance: 'At a glance',
    questions: 'Questions and answers',
    minutes: 'Minutes',
    rowCount: 'Number of entries',
    entry: 'Item',
    detail: 'Details',
    figure: 'Figure',
    date: 'Date',
    action: 'Task',
    who: 'Responsible',
    when: 'When',
  },
  'ja-JP': {
    agenda: '目次',
    summary: 'まとめ',
    closing: 'ありがとうございました',
    keyFigures: '主要な数値',
    overview: '概要',
    quote: '原文からの抜粋',
    recap: 'ここまでの要点',
    timeline: 'スケジュール',
    actions: 'アクション',
    steps: '進め方の手順',
    breakdown: '内訳の一覧',
    comparison: '比較の一覧',
    glance: '数値の一覧',
    questions: '質問と回答',
    minutes: '会議議事録',
    rowCount: '件数',
    entry: '項目',
    detail: '内容',
    figure: '数値',
    date: '日付',
    action: '作業',
    who: '担当',
    when: '期限',
  },
  'fr-FR': {
    agenda: 'Sommaire',
    summary: 'En résumé',
    closing: 'Merci',
    keyFigures: 'Chiffres clés',
    overview: 'Vue d’ensemble',
    quote: 'Extrait',
    recap: 'À retenir',
    timeline: 'Calendrier',
    actions: 'Actions',
    steps: 'Étapes',
    breakdown: 'Répartition',
    comparison: 'Comparaison',
    glance: 'En un coup d’œil',
    questions: 'Questions et réponses',
    minutes: 'Compte rendu',
    rowCount: 'Nombre d’entrées',
    entry: 'Élément',
    detail: 'Détail',
    figure: 'Valeur',
    date: 'Date',
    action: 'Tâche',
    who: 'Responsable',
    when: 'Échéance',
  },
};

/** Every word of ours that may stand on a page: the only ones that no document says. */
export const OWN_LABELS: ReadonlySet<string> = new Set(
  Object.values(LABELS).flatMap((labels) => Object.values(labels)),
);
