import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Feasibility study',
  introduction: 'Need, means, money, risks and the verdict.',
  prompt: 'Weigh both sides with the same care; sums with their currency and year. Leave out the appendix.',
  pages: [
    says(
      'Feasibility study',
      ['', 'What is studied', 'project/summary/overview', 'A new line for two hundred thousand motor housings a year'],
      ['', 'Who wrote it', 'prepared by/company/organisation', 'Constant Machinery'],
      ['', 'Date', 'date', 'February 2026'],
    ),
    together(
      'Need and means',
      says('Why it is needed', [
        '',
        'Why the project is needed',
        'need/background/necessity',
        'The present line is 14 years old and uses 22% more energy than others. In busy months three parts in ten are bought in, and dates cannot be kept.',
      ]),
      says(
        'What there is',
        [
          'Site',
          'Where it can stand',
          'site/location/building',
          'Hall 2 offers 4,200 square metres; no land is needed.',
        ],
        [
          'Technology',
          'What it is made with',
          'technology/equipment/process',
          'Casting and milling are well known, and most machines are made nearby.',
        ],
        [
          'People',
          'Who will run it',
          'staff/people/team',
          '46 skilled workers are here; five engineers are to join them.',
        ],
      ),
    ),
    together(
      'Money',
      says(
        'Key figures',
        ['to be invested', 'The whole investment', 'total investment/investment/cost', '$5.1m'],
        ['years to pay back', 'How long until it pays back', 'payback/payback period', '3.8'],
        ['rate of return', 'What it returns', 'rate of return/return/yield', '21%'],
      ),
      says('Where the money goes', [
        '',
        'Parts of the investment',
        'investment/costs/budget',
        'Item|Amount\nMachines|2,150\nBuilding|480\nSoftware|420\nTraining|210\nReserve|340',
      ]),
    ),
    together(
      'Risks and dates',
      says(
        'Risks',
        [
          '',
          'Risks, their effects and answers',
          'risks/threats',
          'Risk|Effect|Answer\nMachines come late|Later start|Orders in parts, with penalties\nToo few orders|Idle capacity|Long contracts with two customers\nMissing skills|More rejects|Training three months ahead',
        ],
        ['Risk', '', 'risk/problem', ''],
        ['Effect', '', 'effect/impact', ''],
        ['Answer', '', 'answer/measure/mitigation', ''],
      ),
      says('Schedule', [
        '',
        'Steps with their dates',
        'schedule/timeline/plan/milestones',
        'March|Decision and tender\nJune|Machines arrive\nSeptember|Trial runs\nDecember|Full output',
      ]),
    ),
    together(
      'Verdict',
      says(
        'For and against',
        [
          'For',
          'What speaks for it',
          'advantages/benefits/pros',
          '17% cheaper parts\n28 days instead of 45\n26% less energy',
        ],
        [
          'Against',
          'What speaks against it',
          'disadvantages/drawbacks/cons',
          'Much money at the beginning\nRejects during trial runs',
        ],
      ),
      says('Conclusion', [
        '',
        'What follows from it',
        'conclusion/recommendation',
        'The project is feasible. It should be approved and carried out in two stages, so that less money is bound at once.',
      ]),
    ),
  ],
};
