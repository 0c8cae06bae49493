import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Research talk',
  introduction: 'A study in six slides: question, method, results and conclusion.',
  prompt: 'Question, method, result, limits, in this order; figures as they were measured. Leave out references.',
  pages: [
    says(
      'Research talk',
      [
        '',
        'The question of the study',
        'abstract/summary/research question',
        'Does half an hour of walking a day improve sleep in later life?',
      ],
      ['', 'Authors or institution', 'authors/author/institution', 'Northside Hospital, Sleep Centre'],
      ['', 'Date', 'date', 'March 2026'],
    ),
    says(
      'Background',
      [
        '',
        'What was known before',
        'background/introduction',
        'Four people in ten over sixty sleep badly for years, and medicines do more harm with age.',
      ],
      [
        '',
        'What the study is for',
        'objective/aim/purpose',
        'We ask how regular walking changes sleep, and whether morning or evening is better.',
      ],
    ),
    says('Method', [
      '',
      'What was done, step by step',
      'methods/method/procedure',
      'Recruit|Three districts, 214 people\nDivide|Morning, evening, control\nWalk|Twelve weeks, half an hour a day\nMeasure|Wristbands and diaries',
    ]),
    says('Results', [
      '',
      'Results of the groups',
      'results/outcome/data',
      'Group|Better sleep score\nMorning|3.4\nEvening|2.6\nControl|0.5',
    ]),
    says(
      'What stands out',
      ['fall asleep faster', 'The most telling percentage', 'improvement/increase/reduction', '41%'],
      ['participants', 'How many took part', 'participants/patients/sample', '214'],
      ['stayed to the end', 'How many stayed', 'completion/response rate/follow-up', '93%'],
    ),
    says('Conclusion', [
      '',
      'What follows, and the limits',
      'conclusion/discussion/limitations',
      'Regular walking improves sleep within twelve weeks\nMornings work better than evenings\nLimit: all live in one city\nNext: the same people after a year',
    ]),
  ],
};
