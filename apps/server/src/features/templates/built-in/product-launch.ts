import type { BuiltInTemplate } from '../built-in-template.ts';
import { bullets, closing, compare, cover, stats, timeline } from '../outline-words.ts';

/** A product shown to the public on a few slides. */
export const productLaunch: BuiltInTemplate = {
  id: 3,
  category: 'presentation',
  industry: 'technology',
  price: 0,
  format: 'ppt-16-9',
  style: 'tech',
  words: {
    'zh-CN': {
      name: '产品发布',
      introduction: '用几页介绍新产品：为谁而做、有何不同、何时上市。',
      pages: [
        cover('产品名称', '一句让人记住的口号', '公司名称', '发布日期'),
        bullets(
          '为谁而做',
          ['用户', '描述他们是谁以及在什么场景使用'],
          ['烦恼', '说出他们今天最大的不便'],
          ['愿望', '写下他们真正想要的结果'],
        ),
        bullets(
          '核心功能',
          ['功能一', '它让什么变得更简单'],
          ['功能二', '它让什么变得更快'],
          ['功能三', '它让什么变得更可靠'],
          ['功能四', '它带来的惊喜'],
        ),
        compare('有何不同', ['以往的方式', '步骤多、耗时长', '结果不稳定'], ['我们的方式', '一步完成', '结果始终如一']),
        stats('关键数据', ['XX 倍', '速度提升'], ['XX%', '成本下降'], ['XX', '测试用户']),
        timeline('上市计划', ['预约', '开放预约与试用'], ['首发', '首批用户交付'], ['全面上市', '所有渠道开放']),
        closing('现在就来体验', '官网与联系方式'),
      ],
    },
    'zh-TW': {
      name: '產品發表',
      introduction: '用幾頁介紹新產品：為誰而做、有何不同、何時上市。',
      pages: [
        cover('產品名稱', '一句讓人記住的口號', '公司名稱', '發表日期'),
        bullets(
          '為誰而做',
          ['使用者', '描述他們是誰以及在什麼情境使用'],
          ['煩惱', '說出他們今天最大的不便'],
          ['願望', '寫下他們真正想要的結果'],
        ),
        bullets(
          '核心功能',
          ['功能一', '它讓什麼變得更簡單'],
          ['功能二', '它讓什麼變得更快'],
          ['功能三', '它讓什麼變得更可靠'],
          ['功能四', '它帶來的驚喜'],
        ),
        compare('有何不同', ['以往的方式', '步驟多、耗時長', '結果不穩定'], ['我們的方式', '一步完成', '結果始終如一']),
        stats('關鍵數據', ['XX 倍', '速度提升'], ['XX%', '成本下降'], ['XX', '測試使用者']),
        timeline('上市計畫', ['預約', '開放預約與試用'], ['首發', '首批使用者交付'], ['全面上市', '所有通路開放']),
        closing('現在就來體驗', '官網與聯絡方式'),
      ],
    },
    'en-US': {
      name: 'Product launch',
      introduction: 'Presents a new product: who it is for, what makes it different, when it arrives.',
      pages: [
        cover('Product name', 'The line that people remember', 'Company', 'Launch date'),
        bullets(
          'Who it is for',
          ['People', 'Who they are and where they use it'],
          ['Pain', 'What bothers them most today'],
          ['Wish', 'The result they really want'],
        ),
        bullets(
          'What it does',
          ['Feature one', 'What it makes simpler'],
          ['Feature two', 'What it makes faster'],
          ['Feature three', 'What it makes more reliable'],
          ['Feature four', 'What will surprise you'],
        ),
        compare(
          'What is different',
          ['The usual way', 'Many steps, much time', 'Uneven results'],
          ['Our way', 'Done in one step', 'The same result every time'],
        ),
        stats('In figures', ['XX ×', 'faster'], ['XX%', 'lower cost'], ['XX', 'test users']),
        timeline(
          'Availability',
          ['Early access', 'Sign-up and trial open'],
          ['First deliveries', 'The first customers receive it'],
          ['General availability', 'Everywhere, for everyone'],
        ),
        closing('Try it now', 'Website and contact'),
      ],
    },
    'ja-JP': {
      name: '製品発表',
      introduction: '誰のための製品か、何が違うのか、いつ手に入るのかを伝えます。',
      pages: [
        cover('製品名', '記憶に残るひと言', '会社名', '発表日'),
        bullets(
          '誰のために',
          ['ユーザー', 'どんな人がどんな場面で使うか'],
          ['悩み', '今いちばん困っていること'],
          ['願い', '本当に得たい結果'],
        ),
        bullets(
          '主な機能',
          ['機能その一', '何が簡単になるか'],
          ['機能その二', '何が速くなるか'],
          ['機能その三', '何が確実になるか'],
          ['機能その四', 'うれしい驚き'],
        ),
        compare(
          '何が違うのか',
          ['これまでの方法', '手順が多く時間がかかる', '結果が安定しない'],
          ['私たちの方法', '一度で完了する', 'いつも同じ結果になる'],
        ),
        stats('数字で見る', ['XX 倍', '速度の向上'], ['XX%', 'コストの削減'], ['XX', 'テストユーザー']),
        timeline(
          '発売計画',
          ['先行予約', '予約と試用の受付を開始'],
          ['先行販売', '最初のお客様へお届け'],
          ['一般販売', 'すべての販路で開始'],
        ),
        closing('今すぐお試しください', 'ウェブサイトと連絡先'),
      ],
    },
    'fr-FR': {
      name: 'Lancement de produit',
      introduction: 'Présente un nouveau produit : pour qui, en quoi il diffère, quand il arrive.',
      pages: [
        cover('Nom du produit', 'La phrase que l’on retient', 'Entreprise', 'Date de lancement'),
        bullets(
          'Pour qui',
          ['Public', 'Qui sont-ils et où l’utilisent-ils'],
          ['Difficulté', 'Ce qui les gêne le plus'],
          ['Souhait', 'Le résultat vraiment attendu'],
        ),
        bullets(
          'Ce qu’il fait',
          ['Fonction une', 'Ce qui devient plus simple'],
          ['Fonction deux', 'Ce qui devient plus rapide'],
          ['Fonction trois', 'Ce qui devient plus fiable'],
          ['Fonction quatre', 'Ce qui va surprendre'],
        ),
        compare(
          'La différence',
          ['La façon habituelle', 'Beaucoup d’étapes', 'Résultats inégaux'],
          ['Notre façon', 'Une seule étape', 'Toujours le même résultat'],
        ),
        stats('En chiffres', ['XX ×', 'plus rapide'], ['XX %', 'de coût en moins'], ['XX', 'utilisateurs pilotes']),
        timeline(
          'Disponibilité',
          ['Accès anticipé', 'Inscription et essai ouverts'],
          ['Premières livraisons', 'Les premiers clients servis'],
          ['Sortie générale', 'Partout et pour tous'],
        ),
        closing('Essayez-le', 'Site web et contact'),
      ],
    },
  },
};
