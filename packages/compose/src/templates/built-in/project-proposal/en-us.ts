import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Project proposal',
  introduction: 'A complete proposal: need, goals, plan, budget and risks.',
  prompt: 'Write for whoever decides: what it brings before what it takes. Leave out the bibliography.',
  pages: [
    says(
      'Project proposal',
      [
        '',
        'What the project is and for whom',
        'summary/overview/introduction',
        'One booking and rota platform for three clinics',
      ],
      ['', 'Who proposes it', 'prepared by/company/proposed by', 'Daybreak Consulting'],
      ['', 'Date', 'date', 'April 2026'],
    ),
    says('Contents'),
    says(
      'Why, and what for',
      [
        'Background',
        'Why this project is needed',
        'background/situation/context',
        'Each clinic runs a system of its own, and patients make 2.4 calls for one appointment.',
      ],
      [
        'Problem',
        'What hurts most today',
        'problem/challenge/pain',
        'Free slots cannot be shared, so about 600 are lost every month.',
      ],
      [
        'Goal',
        'What the project is to achieve',
        'goal/objective/aim',
        'Within a year nine bookings in ten are made online and empty slots are halved.',
      ],
    ),
    says('What we propose', [
      '',
      'The parts of the solution',
      'solution/proposal/approach/measures',
      'Shared slots: all clinics see the same calendar at once\nSmart rota: shifts suggested from expected visits\nFor patients: booking, moving and reminders on the phone\nDashboard: the six figures that a director needs',
    ]),
    says('Plan', [
      '',
      'Milestones with their dates',
      'plan/schedule/milestones/timeline',
      'April|Interviews and processes\nJune|Platform and interfaces\nAugust|Pilot at the first clinic\nOctober|All three clinics live',
    ]),
    says('Budget', [
      '',
      'What each item costs',
      'budget/costs/investment',
      'Item|Amount\nSoftware|86\nEquipment|42\nTraining|18\nOperation|24',
    ]),
    says(
      'Benefits and risks',
      [
        'Benefits',
        'What the project brings',
        'benefits/value/advantages',
        'About 3,200 hours of work saved a year\nMore satisfied patients\nDecisions that rest on figures',
      ],
      [
        'Risks',
        'What may go wrong',
        'risks/difficulties',
        'Old data of uneven quality\nDoctors need time to adapt\nInterfaces depend on suppliers',
      ],
    ),
  ],
};
