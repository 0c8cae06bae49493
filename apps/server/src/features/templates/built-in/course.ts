import type { BuiltInTemplate } from '../built-in-template.ts';
import { bullets, closing, cover, steps, table, words } from '../outline-words.ts';

/** One lesson, on slides. */
export const course: BuiltInTemplate = {
  id: 4,
  category: 'presentation',
  industry: 'education',
  price: 0,
  format: 'ppt-4-3',
  style: 'warm',
  words: {
    'zh-CN': {
      name: '课程教案',
      introduction: '一节课的完整结构：目标、概念、步骤、练习与作业。',
      pages: [
        cover('课程名称', '本节课的主题', '授课教师', '班级'),
        bullets('学习目标', ['知识', '学完能说出哪些概念'], ['能力', '学完会做什么'], ['态度', '希望形成怎样的习惯']),
        words('核心概念', '用一两句话给出定义，再举一个学生熟悉的例子。', '指出最容易混淆的地方，并说明如何区分。'),
        steps(
          '操作步骤',
          ['观察', '看教师示范'],
          ['尝试', '跟着做一遍'],
          ['练习', '独立完成一次'],
          ['讲解', '说给同桌听'],
        ),
        table(
          '课堂活动',
          ['活动', '形式', '要求'],
          ['讨论', '小组', '写出讨论题目'],
          ['练习', '个人', '写出练习内容'],
          ['展示', '全班', '写出展示要求'],
        ),
        bullets(
          '小结与作业',
          ['小结', '用一句话概括今天的收获'],
          ['作业', '写明内容与提交方式'],
          ['预习', '下节课需要准备什么'],
        ),
        closing('下课', '有问题随时来问'),
      ],
    },
    'zh-TW': {
      name: '課程教案',
      introduction: '一節課的完整結構：目標、概念、步驟、練習與作業。',
      pages: [
        cover('課程名稱', '本節課的主題', '授課教師', '班級'),
        bullets('學習目標', ['知識', '學完能說出哪些概念'], ['能力', '學完會做什麼'], ['態度', '希望形成怎樣的習慣']),
        words('核心概念', '用一兩句話給出定義，再舉一個學生熟悉的例子。', '指出最容易混淆的地方，並說明如何區分。'),
        steps(
          '操作步驟',
          ['觀察', '看教師示範'],
          ['嘗試', '跟著做一遍'],
          ['練習', '獨立完成一次'],
          ['講解', '說給同學聽'],
        ),
        table(
          '課堂活動',
          ['活動', '形式', '要求'],
          ['討論', '小組', '寫出討論題目'],
          ['練習', '個人', '寫出練習內容'],
          ['展示', '全班', '寫出展示要求'],
        ),
        bullets(
          '小結與作業',
          ['小結', '用一句話概括今天的收穫'],
          ['作業', '寫明內容與繳交方式'],
          ['預習', '下節課需要準備什麼'],
        ),
        closing('下課', '有問題隨時來問'),
      ],
    },
    'en-US': {
      name: 'Lesson',
      introduction: 'The whole of a lesson: goals, the idea, the steps, activities and homework.',
      pages: [
        cover('Course title', 'Topic of this lesson', 'Teacher', 'Class'),
        bullets(
          'Learning goals',
          ['Knowledge', 'What learners can explain afterwards'],
          ['Skill', 'What they can do'],
          ['Attitude', 'Which habit they take along'],
        ),
        words(
          'The idea',
          'Give the definition in a sentence or two, then an example that learners know.',
          'Name what is easily confused with it, and how to tell the two apart.',
        ),
        steps(
          'Step by step',
          ['Watch', 'The teacher shows it'],
          ['Try', 'Do it together'],
          ['Practise', 'Do it alone'],
          ['Explain', 'Tell it to a neighbour'],
        ),
        table(
          'Activities',
          ['Activity', 'Setting', 'Task'],
          ['Discussion', 'Groups', 'Write the question here'],
          ['Exercise', 'Alone', 'Write the exercise here'],
          ['Presentation', 'Whole class', 'Write what is expected'],
        ),
        bullets(
          'Summary and homework',
          ['Summary', 'What we learned, in one sentence'],
          ['Homework', 'What to do and how to hand it in'],
          ['Preparation', 'What to bring next time'],
        ),
        closing('See you next time', 'Questions are always welcome'),
      ],
    },
    'ja-JP': {
      name: '授業スライド',
      introduction: '目標、概念、手順、活動、宿題まで、一回の授業をまとめます。',
      pages: [
        cover('科目名', '今回の授業のテーマ', '担当教員', 'クラス'),
        bullets(
          '学習目標',
          ['知識', '説明できるようになること'],
          ['技能', 'できるようになること'],
          ['姿勢', '身につけたい習慣'],
        ),
        words(
          '中心となる概念',
          '一、二文で定義し、身近な例を一つ挙げます。',
          '混同しやすい点と、その見分け方を示します。',
        ),
        steps(
          '手順',
          ['見る', '教員の手本を見る'],
          ['試す', '一緒にやってみる'],
          ['練習', '一人でやってみる'],
          ['説明', '隣の人に説明する'],
        ),
        table(
          '授業の活動',
          ['活動', '形式', '内容'],
          ['話し合い', 'グループ', '問いを書きます'],
          ['練習', '個人', '課題を書きます'],
          ['発表', '全員', '求めることを書きます'],
        ),
        bullets(
          'まとめと宿題',
          ['まとめ', '今日の学びを一文で書きます'],
          ['宿題', '内容と提出方法を書きます'],
          ['予習', '次回までに準備することを書きます'],
        ),
        closing('お疲れさまでした', '質問はいつでもどうぞ'),
      ],
    },
    'fr-FR': {
      name: 'Cours',
      introduction: 'Une séance complète : objectifs, notion, étapes, activités et devoirs.',
      pages: [
        cover('Titre du cours', 'Thème de la séance', 'Enseignant', 'Classe'),
        bullets(
          'Objectifs',
          ['Savoir', 'Ce que l’on saura expliquer'],
          ['Savoir-faire', 'Ce que l’on saura faire'],
          ['Attitude', 'L’habitude à prendre'],
        ),
        words(
          'La notion',
          'Donnez la définition en une ou deux phrases, puis un exemple familier.',
          'Indiquez ce que l’on confond souvent avec elle et comment les distinguer.',
        ),
        steps(
          'Pas à pas',
          ['Observer', 'L’enseignant montre'],
          ['Essayer', 'On le fait ensemble'],
          ['S’exercer', 'Chacun le fait seul'],
          ['Expliquer', 'On le dit à son voisin'],
        ),
        table(
          'Activités',
          ['Activité', 'Forme', 'Consigne'],
          ['Discussion', 'En groupe', 'Écrire la question'],
          ['Exercice', 'Seul', 'Écrire l’exercice'],
          ['Présentation', 'Classe entière', 'Écrire les attentes'],
        ),
        bullets(
          'Bilan et devoirs',
          ['Bilan', 'L’essentiel en une phrase'],
          ['Devoirs', 'Quoi faire et comment le rendre'],
          ['Préparation', 'À prévoir pour la prochaine fois'],
        ),
        closing('À bientôt', 'Les questions sont toujours bienvenues'),
      ],
    },
  },
};
