import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Book review',
  introduction: 'A book in one long picture: what it tells, its people, a sentence to keep, and a verdict.',
  prompt:
    'Keep the author’s own words wherever they carry the tone; keep the ending to yourself. Leave out the publisher’s note.',
  pages: [
    together(
      'Book review',
      says(
        'Book review',
        [
          '',
          'The book in one line',
          'summary/abstract/about the book',
          'A lighthouse, two sisters, and a letter that comes thirty years late',
        ],
        ['', 'Author and title', 'author/title/written by', '“The Salt Path Home” by Ines Hallam'],
        ['', 'Who read it', 'reviewer/reviewed by/reader', 'Read by Tom Birch'],
      ),
      says(
        'What it tells',
        [
          '',
          'What happens in it',
          'plot/story/content',
          'Mara comes back to the island to sell her father’s house. In the lamp room she finds a letter that was never sent, and her sister knows to whom it was written.',
        ],
        [
          '',
          'How it is told',
          'style/language/narration/structure',
          'Each chapter is one night, told by the one who keeps the light. The sentences grow longer as the storm comes near.',
        ],
      ),
      says(
        'Its people',
        [
          'Main character',
          'Its main character',
          'main character/protagonist/hero',
          'Mara left at seventeen and counts every year since.',
        ],
        [
          'Companion',
          'Who stands beside them',
          'sister/friend/second character',
          'Edda stayed, and keeps the light and the silence.',
        ],
        [
          'Counterpart',
          'Who or what stands against them',
          'father/mother/antagonist/opponent',
          'The father is dead on the first page and speaks on the last.',
        ],
      ),
      says('A sentence to keep', [
        '',
        'A sentence of the book',
        'quotation/quote/passage',
        'Whoever keeps a light for others learns to see in the dark.',
      ]),
      says(
        'The verdict',
        [
          'What stays',
          'What is good about it',
          'strengths/strong points/likes/praise',
          'The island as a third sister\nNot one word too many\nAn ending that gives the beginning another sense',
        ],
        [
          'What does not',
          'What is less good about it',
          'weaknesses/weak points/dislikes/criticism',
          'The village remains a backdrop\nOne storm more than it needs',
        ],
      ),
      says('Who should read it', [
        '',
        'For whom it is, and what to read next',
        'recommendation/recommended for/readers/read next',
        'Whoever has left a place and still dreams of it\nReading groups: the letter divides every table\nNext: her stories, “Nine Tides”',
      ]),
    ),
  ],
};
