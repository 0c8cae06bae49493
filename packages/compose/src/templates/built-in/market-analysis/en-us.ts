import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Market analysis',
  introduction: 'Size, trend, rivals and what to do about them, at a glance.',
  prompt: 'Every claim with its figure and year; findings before methods. Leave out the disclaimer.',
  pages: [
    says(
      'Market analysis',
      [
        '',
        'Which market, and the finding',
        'summary/overview/conclusion',
        'Smart homes enter their first renewal cycle',
      ],
      ['', 'Date', 'date', 'First quarter of 2026'],
    ),
    says(
      'The market',
      ['in sales', 'How large the market is', 'market size/market/sales', '$105bn'],
      ['growth a year', 'How fast it grows', 'growth rate/growth/increase', '18.3%'],
      ['million households', 'How many customers', 'users/households/customers', '94'],
    ),
    says('How it grows', [
      '',
      'Figures over the years',
      'trend/market size/growth/years',
      'Year|Market size\n2021|55\n2022|62\n2023|73\n2024|89\n2025|105',
    ]),
    says(
      'Who competes',
      [
        '',
        'The main rivals side by side',
        'competition/competitors/brands',
        'Brand|Share|Known for\nCloudrest|26%|A complete family at fair prices\nGezhi|19%|Quick in small towns\nAurora|14%|Fine design\nOthers|41%|Many, and cheap',
      ],
      ['Brand', '', 'brand/company/competitor', ''],
      ['Share', '', 'share/market share', ''],
      ['Known for', '', 'strengths/features', ''],
    ),
    says(
      'Where we stand',
      ['Strengths', 'What we do well', 'strengths/advantages', 'Chips of our own, 12% cheaper\nFitters in 280 cities'],
      ['Weaknesses', 'What we lack', 'weaknesses/disadvantages', 'A name that few know\nNew to other countries'],
      ['Opportunities', 'What could be won', 'opportunities/potential', 'Grants for old houses\nCare for the elderly'],
      ['Threats', 'What could hurt', 'threats/risks/challenges', 'Platforms move in\nA war of prices'],
    ),
    says(
      'What to do',
      [
        'Product',
        'About the product',
        'product/recommendation',
        'A set for older people, tried in three cities by June.',
      ],
      [
        'Channel',
        'About ways to sell',
        'channel/distribution',
        'Five renovation platforms, forty thousand sets in the first year.',
      ],
      [
        'Brand',
        'About the brand',
        'brand/marketing/advertising',
        'Stories of real homes instead of lists of features.',
      ],
    ),
  ],
};
