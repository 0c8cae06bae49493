import type { BuiltInTemplate } from '../built-in-template.ts';
import { bullets, closing, compare, cover, stats, steps, timeline } from '../outline-words.ts';

/** A project that asks for a decision, on a few slides. */
export const projectProposal: BuiltInTemplate = {
  id: 2,
  category: 'proposal',
  industry: 'consulting',
  price: 0,
  format: 'ppt-16-9',
  style: 'professional',
  words: {
    'zh-CN': {
      name: '项目提案',
      introduction: '从问题到方案、计划、预算与请求，帮助决策者快速作出判断。',
      pages: [
        cover('项目提案', '一句话说明项目要解决的问题', '提案团队', '日期'),
        bullets(
          '背景与问题',
          ['现状', '描述目前的做法及其不足'],
          ['影响', '说明问题给谁带来了什么代价'],
          ['时机', '解释为什么现在必须行动'],
        ),
        compare(
          '方案对比',
          ['维持现状', '无需投入', '问题持续扩大'],
          ['建议方案', '直接解决核心问题', '投入可控、见效快'],
        ),
        steps(
          '实施步骤',
          ['调研', '确认需求与范围'],
          ['设计', '形成可评审的方案'],
          ['试点', '小范围验证效果'],
          ['推广', '总结经验并全面实施'],
        ),
        timeline(
          '时间计划',
          ['第一阶段', '完成调研与立项'],
          ['第二阶段', '完成设计与试点'],
          ['第三阶段', '全面推广与验收'],
        ),
        stats('投入与回报', ['XX 万', '总预算'], ['XX 人', '投入人力'], ['XX%', '预期收益']),
        closing('期待您的决定', '请批准预算与启动时间'),
      ],
    },
    'zh-TW': {
      name: '專案提案',
      introduction: '從問題到方案、計畫、預算與請求，協助決策者快速判斷。',
      pages: [
        cover('專案提案', '一句話說明專案要解決的問題', '提案團隊', '日期'),
        bullets(
          '背景與問題',
          ['現況', '描述目前的做法及其不足'],
          ['影響', '說明問題給誰帶來了什麼代價'],
          ['時機', '解釋為什麼現在必須行動'],
        ),
        compare(
          '方案比較',
          ['維持現況', '無需投入', '問題持續擴大'],
          ['建議方案', '直接解決核心問題', '投入可控、見效快'],
        ),
        steps(
          '實施步驟',
          ['調查', '確認需求與範圍'],
          ['設計', '形成可評審的方案'],
          ['試辦', '小範圍驗證效果'],
          ['推廣', '總結經驗並全面實施'],
        ),
        timeline(
          '時程計畫',
          ['第一階段', '完成調查與立案'],
          ['第二階段', '完成設計與試辦'],
          ['第三階段', '全面推廣與驗收'],
        ),
        stats('投入與回報', ['XX 萬', '總預算'], ['XX 人', '投入人力'], ['XX%', '預期效益']),
        closing('期待您的決定', '請核准預算與啟動時間'),
      ],
    },
    'en-US': {
      name: 'Project proposal',
      introduction: 'From the problem to the plan, the budget and the decision you ask for.',
      pages: [
        cover('Project proposal', 'The problem it solves, in one sentence', 'Proposing team', 'Date'),
        bullets(
          'Background',
          ['Today', 'How it is done now and where it falls short'],
          ['Cost', 'Who pays for the problem, and with what'],
          ['Timing', 'Why it has to be now'],
        ),
        compare(
          'Options',
          ['Leave it as it is', 'No investment', 'The problem keeps growing'],
          ['What we propose', 'Solves the cause', 'Limited cost, early results'],
        ),
        steps(
          'How we get there',
          ['Explore', 'Agree on needs and scope'],
          ['Design', 'A solution that can be reviewed'],
          ['Pilot', 'Prove it on a small scale'],
          ['Roll out', 'Apply what was learned everywhere'],
        ),
        timeline(
          'Schedule',
          ['First phase', 'Research and kick-off'],
          ['Second phase', 'Design and pilot'],
          ['Third phase', 'Roll-out and acceptance'],
        ),
        stats('Cost and return', ['XX k', 'total budget'], ['XX', 'people'], ['XX%', 'expected return']),
        closing('Your decision', 'Please approve the budget and the start date'),
      ],
    },
    'ja-JP': {
      name: 'プロジェクト提案書',
      introduction: '課題から解決策、計画、予算、承認のお願いまでを順に示します。',
      pages: [
        cover('プロジェクト提案書', '解決する課題を一文で', '提案チーム', '日付'),
        bullets(
          '背景と課題',
          ['現状', '現在のやり方と足りない点を書きます'],
          ['影響', '誰にどのような負担があるかを示します'],
          ['時期', 'なぜ今なのかを説明します'],
        ),
        compare(
          '案の比較',
          ['現状維持', '投資は不要', '課題は拡大し続ける'],
          ['提案する案', '根本の原因を解決する', '費用を抑え早く効果が出る'],
        ),
        steps(
          '進め方',
          ['調査', '要件と範囲を確認する'],
          ['設計', '審査できる案にまとめる'],
          ['試行', '小さな範囲で確かめる'],
          ['展開', '学びを生かして全体へ広げる'],
        ),
        timeline(
          'スケジュール',
          ['第一段階', '調査と立ち上げ'],
          ['第二段階', '設計と試行'],
          ['第三段階', '全体展開と検収'],
        ),
        stats('費用と効果', ['XX 万円', '予算総額'], ['XX 名', '必要な人員'], ['XX%', '期待される効果']),
        closing('ご判断をお願いします', '予算と開始日のご承認をお願いします'),
      ],
    },
    'fr-FR': {
      name: 'Proposition de projet',
      introduction: 'Du problème à la solution, au calendrier, au budget et à la décision demandée.',
      pages: [
        cover('Proposition de projet', 'Le problème résolu, en une phrase', 'Équipe', 'Date'),
        bullets(
          'Contexte',
          ['Aujourd’hui', 'La pratique actuelle et ses limites'],
          ['Conséquences', 'Qui en paie le prix, et lequel'],
          ['Moment', 'Pourquoi agir maintenant'],
        ),
        compare(
          'Options',
          ['Ne rien changer', 'Aucun investissement', 'Le problème s’aggrave'],
          ['Notre proposition', 'Traite la cause', 'Coût limité, résultats rapides'],
        ),
        steps(
          'Démarche',
          ['Explorer', 'Préciser besoins et périmètre'],
          ['Concevoir', 'Une solution à valider'],
          ['Tester', 'Prouver à petite échelle'],
          ['Déployer', 'Généraliser ce qui a été appris'],
        ),
        timeline(
          'Calendrier',
          ['Première phase', 'Étude et lancement'],
          ['Deuxième phase', 'Conception et pilote'],
          ['Troisième phase', 'Déploiement et recette'],
        ),
        stats('Coût et bénéfice', ['XX k€', 'budget total'], ['XX', 'personnes'], ['XX %', 'gain attendu']),
        closing('Votre décision', 'Merci d’approuver le budget et la date de début'),
      ],
    },
  },
};
