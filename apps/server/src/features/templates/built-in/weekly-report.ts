import type { BuiltInTemplate } from '../built-in-template.ts';
import { bullets, closing, cover, stats, table } from '../outline-words.ts';

/** A week of a team on a few slides. */
export const weeklyReport: BuiltInTemplate = {
  id: 1,
  category: 'report',
  industry: 'general',
  price: 0,
  format: 'ppt-16-9',
  style: 'concise',
  words: {
    'zh-CN': {
      name: '工作周报',
      introduction: '几页讲清一周：完成了什么、数据如何、遇到什么问题、下周做什么。',
      pages: [
        cover('工作周报', '团队名称 · 本周概览', '汇报人', '日期'),
        stats('本周数据', ['XX%', '目标完成率'], ['XX', '完成任务数'], ['XX', '待解决问题']),
        bullets(
          '本周完成',
          ['重点项目', '写下最重要的成果以及它带来的变化'],
          ['日常工作', '概括例行工作的进展'],
          ['协作支持', '说明为其他团队提供的帮助'],
        ),
        table(
          '问题与对策',
          ['问题', '影响', '对策', '负责人'],
          ['描述问题', '影响范围', '下一步行动', '姓名'],
          ['描述问题', '影响范围', '下一步行动', '姓名'],
        ),
        bullets(
          '下周计划',
          ['首要任务', '写下必须完成的一件事'],
          ['跟进事项', '列出需要继续推进的工作'],
          ['所需支持', '说明需要谁的帮助以及何时需要'],
        ),
        closing('谢谢', '欢迎提问与建议'),
      ],
    },
    'zh-TW': {
      name: '工作週報',
      introduction: '幾頁說清一週：完成了什麼、數據如何、遇到什麼問題、下週做什麼。',
      pages: [
        cover('工作週報', '團隊名稱 · 本週概覽', '報告人', '日期'),
        stats('本週數據', ['XX%', '目標完成率'], ['XX', '完成任務數'], ['XX', '待解決問題']),
        bullets(
          '本週完成',
          ['重點專案', '寫下最重要的成果以及它帶來的改變'],
          ['日常工作', '概括例行工作的進展'],
          ['協作支援', '說明為其他團隊提供的協助'],
        ),
        table(
          '問題與對策',
          ['問題', '影響', '對策', '負責人'],
          ['描述問題', '影響範圍', '下一步行動', '姓名'],
          ['描述問題', '影響範圍', '下一步行動', '姓名'],
        ),
        bullets(
          '下週計畫',
          ['首要任務', '寫下必須完成的一件事'],
          ['追蹤事項', '列出需要繼續推進的工作'],
          ['所需支援', '說明需要誰的協助以及何時需要'],
        ),
        closing('謝謝', '歡迎提問與建議'),
      ],
    },
    'en-US': {
      name: 'Weekly report',
      introduction: 'A week in a few slides: what was done, the figures, the obstacles, and what comes next.',
      pages: [
        cover('Weekly report', 'Team name · the week at a glance', 'Presenter', 'Date'),
        stats('The week in figures', ['XX%', 'of the goal reached'], ['XX', 'tasks finished'], ['XX', 'open issues']),
        bullets(
          'Done this week',
          ['Key project', 'Name the most important result and what it changed'],
          ['Day-to-day work', 'Sum up how the routine went'],
          ['Helping others', 'Say what other teams received'],
        ),
        table(
          'Issues and answers',
          ['Issue', 'Impact', 'Answer', 'Owner'],
          ['Describe it', 'Who is affected', 'Next action', 'Name'],
          ['Describe it', 'Who is affected', 'Next action', 'Name'],
        ),
        bullets(
          'Next week',
          ['First priority', 'The one thing that has to be finished'],
          ['Follow-ups', 'Work that goes on'],
          ['Help needed', 'From whom, and by when'],
        ),
        closing('Thank you', 'Questions and suggestions are welcome'),
      ],
    },
    'ja-JP': {
      name: '週報',
      introduction: '完了したこと、数字、課題、来週の予定を数枚のスライドで伝えます。',
      pages: [
        cover('週報', 'チーム名・今週の概要', '発表者', '日付'),
        stats('今週の数字', ['XX%', '目標達成率'], ['XX', '完了したタスク'], ['XX', '未解決の課題']),
        bullets(
          '今週の成果',
          ['重点プロジェクト', '最も重要な成果とその効果を書きます'],
          ['日常業務', '定常業務の進み具合をまとめます'],
          ['他チームへの協力', '支援した内容を書きます'],
        ),
        table(
          '課題と対策',
          ['課題', '影響', '対策', '担当'],
          ['課題の内容', '影響の範囲', '次の行動', '氏名'],
          ['課題の内容', '影響の範囲', '次の行動', '氏名'],
        ),
        bullets(
          '来週の予定',
          ['最優先', '必ず終わらせることを一つ書きます'],
          ['継続事項', '引き続き進める仕事を挙げます'],
          ['必要な支援', '誰に、いつまでに頼むかを書きます'],
        ),
        closing('ありがとうございました', 'ご質問・ご提案をお待ちしています'),
      ],
    },
    'fr-FR': {
      name: 'Rapport hebdomadaire',
      introduction: 'La semaine en quelques diapositives : ce qui est fait, les chiffres, les obstacles et la suite.',
      pages: [
        cover('Rapport hebdomadaire', 'Nom de l’équipe · la semaine en bref', 'Intervenant', 'Date'),
        stats(
          'La semaine en chiffres',
          ['XX %', 'de l’objectif atteint'],
          ['XX', 'tâches terminées'],
          ['XX', 'points ouverts'],
        ),
        bullets(
          'Réalisé cette semaine',
          ['Projet clé', 'Le résultat le plus important et ce qu’il a changé'],
          ['Travail courant', 'L’avancement des tâches régulières'],
          ['Entraide', 'Ce que d’autres équipes ont reçu'],
        ),
        table(
          'Problèmes et réponses',
          ['Problème', 'Impact', 'Réponse', 'Responsable'],
          ['Description', 'Qui est touché', 'Action suivante', 'Nom'],
          ['Description', 'Qui est touché', 'Action suivante', 'Nom'],
        ),
        bullets(
          'Semaine prochaine',
          ['Priorité', 'La seule chose à terminer absolument'],
          ['Suivi', 'Les travaux qui continuent'],
          ['Aide attendue', 'De qui et pour quand'],
        ),
        closing('Merci', 'Questions et suggestions bienvenues'),
      ],
    },
  },
};
