import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'CV',
  introduction: 'A person on two sheets: experience, results, skills and education.',
  prompt: 'Facts with their years and figures, the strongest at the top. Leave out hobbies.',
  pages: [
    together(
      'CV',
      says('About me', [
        '',
        'Two or three sentences about you',
        'about me/profile/summary',
        'Eight years in product work, from the first sketch to a million learners. I make complicated things simple.',
      ]),
      says(
        'In figures',
        ['years of experience', 'How long you have worked', 'years of experience/experience', '8'],
        ['products launched', 'Projects or products of yours', 'products/projects', '12'],
        ['more users', 'Your best result', 'growth/increase/result', '340%'],
      ),
      says('Experience', [
        '',
        'Positions with their years',
        'experience/employment/work history',
        '2022|Blue Whale Learning, head of product\n2019|Spruce, senior product manager\n2017|Spruce, product manager',
      ]),
    ),
    together(
      'Work and education',
      says(
        'Projects',
        [
          'Learning map',
          'The project that shows most',
          'projects/key project/portfolio',
          'A new path through courses: 58% now finish, from 31%.',
        ],
        [
          'Teacher’s desk',
          'A second one',
          'second project/achievements/results',
          'Preparing a lesson takes 40 minutes less.',
        ],
        [
          'Open interface',
          'A third one',
          'third project/volunteering/awards',
          'The systems of 23 schools are connected.',
        ],
      ),
      says('Skills', [
        '',
        'What you can do',
        'skills/abilities/tools',
        'Product design and user research\nData analysis: SQL and Python\nLanguages: English, Mandarin',
      ]),
      says('Education', [
        '',
        'Schools, subjects and years',
        'education/degree/university',
        'Zhejiang University, information management, BSc\nUniversity of Hong Kong, interaction design, MSc',
      ]),
    ),
  ],
};
