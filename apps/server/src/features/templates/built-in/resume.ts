import type { BuiltInTemplate } from '../built-in-template.ts';
import { bullets, cover, table, timeline, together, words } from '../outline-words.ts';

/** A person on two A4 pages. */
export const resume: BuiltInTemplate = {
  id: 5,
  category: 'application',
  industry: 'personal',
  price: 0,
  format: 'a4-portrait',
  style: 'elegant',
  words: {
    'zh-CN': {
      name: '个人简历',
      introduction: '封面加一页正文：自我介绍、经历、技能与教育。',
      pages: [
        cover('姓名', '应聘职位', '电话', '电子邮箱', '所在城市'),
        together(
          '个人简历',
          words('自我介绍', '用两三句话说明您的专长、风格以及您想做的工作。'),
          timeline(
            '工作经历',
            ['最近', '公司与职位：写下职责与最重要的成果'],
            ['之前', '公司与职位：写下职责与最重要的成果'],
            ['最早', '公司与职位：写下职责与最重要的成果'],
          ),
          bullets(
            '专业技能',
            ['技能一', '熟练程度与代表作品'],
            ['技能二', '熟练程度与代表作品'],
            ['技能三', '熟练程度与代表作品'],
          ),
          table('教育背景', ['学校', '专业', '学位'], ['学校名称', '专业名称', '学位']),
        ),
      ],
    },
    'zh-TW': {
      name: '個人履歷',
      introduction: '封面加一頁內文：自我介紹、經歷、技能與學歷。',
      pages: [
        cover('姓名', '應徵職位', '電話', '電子郵件', '所在城市'),
        together(
          '個人履歷',
          words('自我介紹', '用兩三句話說明您的專長、風格以及您想做的工作。'),
          timeline(
            '工作經歷',
            ['最近', '公司與職位：寫下職責與最重要的成果'],
            ['之前', '公司與職位：寫下職責與最重要的成果'],
            ['最早', '公司與職位：寫下職責與最重要的成果'],
          ),
          bullets(
            '專業技能',
            ['技能一', '熟練程度與代表作品'],
            ['技能二', '熟練程度與代表作品'],
            ['技能三', '熟練程度與代表作品'],
          ),
          table('學歷', ['學校', '科系', '學位'], ['學校名稱', '科系名稱', '學位']),
        ),
      ],
    },
    'en-US': {
      name: 'Résumé',
      introduction: 'A cover and one page: profile, experience, skills and education.',
      pages: [
        cover('Your name', 'The position you apply for', 'Phone', 'E-mail', 'City'),
        together(
          'Résumé',
          words('Profile', 'Say in two or three sentences what you are good at, how you work and what you look for.'),
          timeline(
            'Experience',
            ['Most recent', 'Company and role: your duties and the result that counts'],
            ['Before', 'Company and role: your duties and the result that counts'],
            ['Earlier', 'Company and role: your duties and the result that counts'],
          ),
          bullets(
            'Skills',
            ['Skill one', 'How well, and the work that shows it'],
            ['Skill two', 'How well, and the work that shows it'],
            ['Skill three', 'How well, and the work that shows it'],
          ),
          table('Education', ['School', 'Subject', 'Degree'], ['Name of the school', 'Subject', 'Degree']),
        ),
      ],
    },
    'ja-JP': {
      name: '職務経歴書',
      introduction: '表紙と本文一枚に、自己紹介、経歴、スキル、学歴をまとめます。',
      pages: [
        cover('氏名', '応募する職種', '電話番号', 'メールアドレス', '居住地'),
        together(
          '職務経歴書',
          words('自己紹介', '得意なこと、仕事の進め方、希望する仕事を二、三文で書きます。'),
          timeline(
            '職務経歴',
            ['直近', '会社名と役職：担当した仕事と主な成果'],
            ['その前', '会社名と役職：担当した仕事と主な成果'],
            ['最初', '会社名と役職：担当した仕事と主な成果'],
          ),
          bullets(
            'スキル',
            ['スキルその一', '習熟度と代表的な仕事'],
            ['スキルその二', '習熟度と代表的な仕事'],
            ['スキルその三', '習熟度と代表的な仕事'],
          ),
          table('学歴', ['学校', '専攻', '学位'], ['学校名', '専攻名', '学位']),
        ),
      ],
    },
    'fr-FR': {
      name: 'CV',
      introduction: 'Une couverture et une page : profil, expérience, compétences et formation.',
      pages: [
        cover('Votre nom', 'Le poste visé', 'Téléphone', 'E-mail', 'Ville'),
        together(
          'CV',
          words(
            'Profil',
            'Dites en deux ou trois phrases vos points forts, votre façon de travailler et ce que vous cherchez.',
          ),
          timeline(
            'Expérience',
            ['Récemment', 'Entreprise et poste : missions et résultat marquant'],
            ['Avant', 'Entreprise et poste : missions et résultat marquant'],
            ['Plus tôt', 'Entreprise et poste : missions et résultat marquant'],
          ),
          bullets(
            'Compétences',
            ['Compétence une', 'Niveau et réalisation qui la montre'],
            ['Compétence deux', 'Niveau et réalisation qui la montre'],
            ['Compétence trois', 'Niveau et réalisation qui la montre'],
          ),
          table('Formation', ['École', 'Spécialité', 'Diplôme'], ['Nom de l’école', 'Spécialité', 'Diplôme']),
        ),
      ],
    },
  },
};
