import type { BuiltInTemplate } from '../built-in-template.ts';
import { bullets, cover, stats, timeline, together } from '../outline-words.ts';

/** An event on one poster. */
export const eventPoster: BuiltInTemplate = {
  id: 6,
  category: 'other',
  industry: 'marketing',
  price: 0,
  format: 'a3',
  style: 'energetic',
  words: {
    'zh-CN': {
      name: '活动海报',
      introduction: '一张海报说清活动的亮点、日程与报名方式。',
      pages: [
        together(
          '活动名称',
          cover('活动名称', '一句话说明为什么值得来', '时间', '地点'),
          stats('活动亮点', ['XX 位', '演讲嘉宾'], ['XX 场', '主题活动'], ['XX 人', '预计参与']),
          timeline('活动日程', ['上午', '开幕与主题演讲'], ['下午', '分论坛与工作坊'], ['晚上', '交流晚宴']),
          bullets('如何参加', ['报名', '写下报名网址或联系方式'], ['费用', '写下票价与优惠'], ['交通', '写下到达方式']),
        ),
      ],
    },
    'zh-TW': {
      name: '活動海報',
      introduction: '一張海報說清活動的亮點、日程與報名方式。',
      pages: [
        together(
          '活動名稱',
          cover('活動名稱', '一句話說明為什麼值得來', '時間', '地點'),
          stats('活動亮點', ['XX 位', '演講嘉賓'], ['XX 場', '主題活動'], ['XX 人', '預計參與']),
          timeline('活動日程', ['上午', '開幕與主題演講'], ['下午', '分組論壇與工作坊'], ['晚上', '交流晚宴']),
          bullets('如何參加', ['報名', '寫下報名網址或聯絡方式'], ['費用', '寫下票價與優惠'], ['交通', '寫下前往方式']),
        ),
      ],
    },
    'en-US': {
      name: 'Event poster',
      introduction: 'One poster with the highlights, the programme and how to take part.',
      pages: [
        together(
          'Event name',
          cover('Event name', 'Why nobody should miss it, in one line', 'When', 'Where'),
          stats('Highlights', ['XX', 'speakers'], ['XX', 'sessions'], ['XX', 'guests expected']),
          timeline(
            'Programme',
            ['Morning', 'Opening and keynotes'],
            ['Afternoon', 'Sessions and workshops'],
            ['Evening', 'Dinner and conversation'],
          ),
          bullets(
            'How to take part',
            ['Sign up', 'Address of the registration'],
            ['Tickets', 'Prices and discounts'],
            ['Getting there', 'The way by train and on foot'],
          ),
        ),
      ],
    },
    'ja-JP': {
      name: 'イベントポスター',
      introduction: '見どころ、プログラム、参加方法を一枚のポスターで伝えます。',
      pages: [
        together(
          'イベント名',
          cover('イベント名', '参加したくなる理由をひと言で', '日時', '会場'),
          stats('見どころ', ['XX 名', '登壇者'], ['XX 件', 'セッション'], ['XX 名', '参加予定']),
          timeline('プログラム', ['午前', '開会と基調講演'], ['午後', '分科会とワークショップ'], ['夜', '交流会']),
          bullets(
            '参加方法',
            ['申し込み', '受付のアドレスを書きます'],
            ['料金', '料金と割引を書きます'],
            ['アクセス', '会場への行き方を書きます'],
          ),
        ),
      ],
    },
    'fr-FR': {
      name: 'Affiche d’événement',
      introduction: 'Une affiche avec les temps forts, le programme et les modalités de participation.',
      pages: [
        together(
          'Nom de l’événement',
          cover('Nom de l’événement', 'Pourquoi venir, en une phrase', 'Date', 'Lieu'),
          stats('Temps forts', ['XX', 'intervenants'], ['XX', 'sessions'], ['XX', 'participants attendus']),
          timeline(
            'Programme',
            ['Matin', 'Ouverture et conférences'],
            ['Après-midi', 'Sessions et ateliers'],
            ['Soir', 'Dîner et échanges'],
          ),
          bullets(
            'Participer',
            ['Inscription', 'Adresse de l’inscription'],
            ['Billets', 'Tarifs et réductions'],
            ['Accès', 'Comment venir'],
          ),
        ),
      ],
    },
  },
};
