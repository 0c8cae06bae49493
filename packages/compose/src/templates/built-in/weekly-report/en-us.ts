import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Weekly report',
  introduction: 'A week in a few slides: what was done, the figures, the obstacles, and what comes next.',
  prompt: 'Results before activities, each with its figure. Leave out greetings.',
  pages: [
    says(
      'Weekly report',
      [
        '',
        'The week in one sentence',
        'summary/overview/highlights',
        'The new checkout is live and complaints are at their lowest',
      ],
      ['', 'Who reports', 'presenter/team/department', 'Product engineering'],
      ['', 'Date of the report', 'date', '13 March 2026'],
    ),
    says(
      'The week in figures',
      ['of the goal reached', 'How much of the week’s goal was reached', 'completion/progress/goal reached', '92%'],
      ['tasks finished', 'How many tasks were finished', 'tasks finished/tasks completed/tasks', '27'],
      ['open issues', 'How many issues are still open', 'open issues/unresolved/open', '4'],
    ),
    says(
      'Done this week',
      [
        'Key project',
        'The most important result and what it changed',
        'key project/project/result',
        'The new payment flow is live for everybody: three steps instead of five.',
      ],
      [
        'Day-to-day work',
        'How the routine went',
        'routine/operations/maintenance',
        '183 tickets were closed, and the first answer now comes within 12 minutes.',
      ],
      [
        'Helping others',
        'What other teams received',
        'support/cooperation/help',
        'Three large customers were connected together with the sales team.',
      ],
    ),
    says(
      'Issues and answers',
      [
        '',
        'A list of issues, what they affect and what is done',
        'issues/problems/risks',
        'Issue|Impact|Answer\nCrashes on Android|About 2% of users|Hotfix on Wednesday\nToo few test machines|Two days’ delay|Two servers requested\nOutdated guides|Slow start for newcomers|A weekly writing day',
      ],
      ['Issue', '', 'issue/problem/risk', ''],
      ['Impact', '', 'impact/effect', ''],
      ['Answer', '', 'answer/measure/action', ''],
    ),
    says('Next week', [
      '',
      'What will be done next week',
      'next week/next steps/plan',
      'First: automate refunds from end to end\nFollow up: check the March bills with finance\nNeeded: icons from the design team by Tuesday\nMeeting: quarterly review on Thursday',
    ]),
    says('Thank you', ['', 'Whom to ask, or last words', 'contact/email', 'Questions go to product engineering']),
  ],
};
