import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Meeting minutes',
  introduction: 'What was discussed, decided and is to be done, sent five minutes after.',
  prompt: 'What is decided, who does it, by when; names as they stand in the notes. Leave out the attendance list.',
  pages: [
    says(
      'Meeting minutes',
      ['', 'What the meeting was about', 'subject/topic/purpose', 'A care centre for the neighbourhood'],
      ['', 'When it was', 'date/time', '5 March 2026'],
      ['', 'Where, or who was there', 'participants/attendees/place', 'Town hall, third floor'],
    ),
    says('Agenda', [
      '',
      'What was on the agenda',
      'agenda/topics/items',
      'Site: three places compared\nMoney: public and private shares\nStaff: finding and training carers\nDates: when to build and to open',
    ]),
    says(
      'Discussion',
      [
        'Site',
        'What was said on the first topic',
        'site/discussion/opinion',
        'The old factory in East Street is easy to reach and costs a third less than a new building.',
      ],
      [
        'Money',
        'What was said on the second topic',
        'funding/budget/money',
        'The town pays six tenths, two companies give the rest.',
      ],
      [
        'Staff',
        'What was said on the third topic',
        'staff/training/hiring',
        'The nursing school trains 40 people by September.',
      ],
    ),
    says(
      'Decisions',
      [
        '',
        'What was decided, who does it and by when',
        'decisions/resolutions/actions',
        'Decision|Who|By\nUse the factory in East Street|Housing office|20 March\nSign with the companies|Social office|10 April\nBegin hiring|District office|30 April',
      ],
      ['Decision', '', 'decision/task/action', ''],
      ['Who', '', 'who/responsible/owner', ''],
      ['By', '', 'deadline/due/by', ''],
    ),
    says('To do', [
      '',
      'What comes after the meeting',
      'to do/next steps/follow-up/actions',
      'Survey the site and report\nPublish the plan and hear the neighbours\nPropose the carers’ pay\nMeet again in the second week of April',
    ]),
  ],
};
