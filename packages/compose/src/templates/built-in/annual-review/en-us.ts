import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Annual business review',
  introduction: 'A year on paper: results, trends, the budget and what matters next.',
  prompt: 'What was planned beside what was reached, with the figures of both years. Leave out the appendix.',
  pages: [
    says(
      'Annual business review',
      ['', 'The year in one sentence', 'summary/overview', 'Steady growth, and the best cash flow in five years'],
      ['', 'Whose review it is', 'company/prepared by/organisation', 'Green Field Foods'],
      ['', 'Date', 'date', 'January 2026'],
    ),
    together(
      'Where we stand',
      says('The year', [
        '',
        'How business went',
        'business/operations/results',
        'We opened 26 shops, and for the first time three sales in ten were made online. Dearer ingredients lowered the margin, but stock turned faster and cash stayed plentiful.',
      ]),
      says(
        'Key figures',
        ['revenue', 'Revenue of the year', 'revenue/sales/turnover', '$86m'],
        ['growth', 'By how much it grew', 'growth/increase', '14.2%'],
        ['net profit', 'What was left', 'net profit/profit/earnings', '$6.1m'],
        ['shops', 'Shops or customers', 'shops/stores/customers', '318'],
      ),
    ),
    together(
      'Trends',
      says('Revenue by quarter', [
        '',
        'Figures by quarter',
        'revenue by quarter/quarter/revenue',
        'Quarter|Revenue\nQ1|182\nQ2|205\nQ3|221\nQ4|252',
      ]),
      says('Why', [
        '',
        'The reasons behind it',
        'analysis/reason/trend',
        'Gift boxes made the fourth quarter the strongest. Since summer, online sales have grown twice as fast as the shops.',
      ]),
    ),
    together(
      'Budget',
      says(
        'Planned and spent',
        [
          '',
          'The budget beside what was spent',
          'budget/expenses/costs',
          'Item|Budget|Spent\nIngredients|3,900|4,050\nStaff|1,320|1,290\nRent|860|855\nMarketing|540|610',
        ],
        ['Item', '', 'item/category/department', ''],
        ['Budget', '', 'budget/planned', ''],
        ['Spent', '', 'spent/actual', ''],
      ),
      says('What differed, and why', [
        '',
        'Differences and their reasons',
        'variance/difference/deviation',
        'Ingredients: flour and butter cost 9% more\nMarketing: two national campaigns were added\nStaff: the new line saves 12 posts',
      ]),
    ),
    together(
      'Outlook',
      says(
        'Strengths and weaknesses',
        ['Strengths', 'What we do well', 'strengths/advantages', 'A brand that people know\nReliable suppliers'],
        ['Weaknesses', 'What has to improve', 'weaknesses/shortcomings', 'Slow new products\nFew repeat buyers'],
        ['Opportunities', 'What could be won', 'opportunities/potential', 'Smaller towns\nCompany orders'],
        ['Threats', 'What could hurt', 'threats/risks/challenges', 'Dearer ingredients\nSimilar rivals'],
      ),
      says('Next year', [
        '',
        'What matters next year',
        'next year/outlook/priorities/plan',
        'Open 30 neighbourhood shops\nBring new products out within 60 days\nRaise repeat purchases to 45%',
      ]),
    ),
  ],
};
