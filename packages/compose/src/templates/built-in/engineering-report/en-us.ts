import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Engineering progress report',
  introduction: 'How far the works are: figures, programme, inspections, safety, and what is in the way.',
  prompt:
    'Quantities with their units, dates, and who answers for them; delays as plainly as progress. Leave out the appendix.',
  pages: [
    says(
      'Engineering progress report',
      [
        '',
        'The works in one line',
        'project overview/overview/summary/scope',
        'Footbridge over the Alder, steel arch of 84 metres',
      ],
      ['', 'Contractor or supervisor', 'contractor/supervisor/client', 'Brook & Sons Civil Engineering'],
      ['', 'Date or period of the report', 'date/period/month', 'May 2026'],
    ),
    together(
      'Where the works stand',
      says(
        'In short',
        [
          '',
          'How far the works are',
          'status/progress/completed',
          'Both abutments are cast and the arch is welded to two thirds. The deck follows in July, three days behind the programme.',
        ],
        [
          '',
          'What changed since the last report',
          'changes/variation/revision',
          'The bearings are now of stainless steel, at the wish of the client and without a change of price.',
        ],
      ),
      says(
        'Key figures',
        [
          'of the works are done',
          'Share of the works that is done',
          'overall progress/overall completion/completion rate/percent complete/completed',
          '62%',
        ],
        ['people on site', 'How many people work on site', 'workers on site/people on site/site staff/workforce', '34'],
        [
          'days without an accident',
          'Days without an accident',
          'days without accident/days without accidents/accident-free days',
          '187',
        ],
      ),
      says('Planned and done', [
        '',
        'Planned and actual progress of each section',
        'progress by part/progress by section/progress/works by part',
        'Part of the works|Planned, %|Done, %\nFoundations|100|100\nAbutments|100|100\nSteel arch|75|68\nDeck|20|12',
      ]),
    ),
    together(
      'Programme, quality, safety',
      says('Programme', [
        '',
        'Dates of the programme',
        'programme/schedule/milestones/plan',
        'June|Arch closed\nJuly|Deck laid\nAugust|Load test\nSeptember|Opening',
      ]),
      says(
        'Inspections',
        [
          '',
          'What was inspected, against what, with what result',
          'inspections/inspection/tests/quality',
          'Item|Requirement|Result\nConcrete C35/45|45 MPa after 28 days|48.2 MPa, passed\nWeld seams|Ultrasonic, class B|2 of 46 redone\nCoating|240 µm|251 µm, passed',
        ],
        ['Item', '', 'item/part/component', ''],
        ['Requirement', '', 'requirement/target/standard', ''],
        ['Result', '', 'result/value/finding', ''],
      ),
      says('Safety on site', [
        '',
        'What was done for safety',
        'safety/health and safety/accidents',
        'Nets under the arch since 4 May\nBriefing each Monday at seven\nNo accident since November',
      ]),
    ),
    together(
      'On site, and next',
      says('The site', [
        '',
        'A picture of the works',
        'photo/picture/view/site',
        'The arch from the north bank, 22 May',
      ]),
      says(
        'Open points',
        [
          'Delay',
          'What delays the works',
          'delay/delays/behind schedule',
          'High water in April cost six days, three of which are made up.',
        ],
        [
          'Design',
          'What the designers still owe',
          'drawings/design/approval',
          'Drawings of the railing are to be approved by 12 June.',
        ],
        [
          'Supply',
          'What has to be delivered',
          'deliveries/delivery/supply/materials',
          'Deck panels come in two lots, on 22 June and 6 July.',
        ],
      ),
      says('Next month', [
        '',
        'What is to be done next',
        'next steps/next month/actions/to do',
        'Close the arch and check its line\nLift in the first lot of panels\nBook the load test\nClear the north bank',
      ]),
    ),
  ],
};
