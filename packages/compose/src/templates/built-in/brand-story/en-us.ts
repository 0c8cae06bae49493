import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Brand story',
  introduction: 'One long picture to scroll through: where a brand comes from and what it believes.',
  prompt: 'Tell it as a story, scene by scene, with places and years. Leave out legal notices.',
  pages: [
    together(
      'Brand story',
      says(
        'Brand story',
        [
          '',
          'The brand in one line',
          'introduction/about/summary',
          'A small kiln, and forty years of things for every day',
        ],
        ['', 'Brand or author', 'brand/author/company', 'South Hill Kiln'],
      ),
      says(
        'Where it began',
        [
          '',
          'How it began',
          'origin/founded/beginning',
          'In 1986 two friends rented an old kiln at the foot of the hill. Seven bowls came out of the first firing.',
        ],
        [
          '',
          'What happened then',
          'history/later/growth',
          'They built a wall from the shards, changed one thing at a time, and waited three years for their first guest.',
        ],
      ),
      says('What we believe', [
        '',
        'What it believes, in one sentence',
        'belief/mission/vision/idea',
        'Beautiful things should be used every day.',
      ]),
      says('The way here', [
        '',
        'Events with their years',
        'milestones/history/timeline',
        '1986|The first firing\n1998|Glazes of our own\n2009|In a museum\n2021|A clean electric kiln',
      ]),
      says(
        'Today',
        ['steps for each bowl', 'A figure about the work', 'steps/process', '42'],
        ['people', 'How many people work here', 'employees/people/craftsmen', '63'],
        ['of clay used again', 'A percentage about quality or nature', 'recycled/reused/share', '98%'],
      ),
      says(
        'Three promises',
        [
          'By hand',
          'The first promise',
          'handmade/craft/production',
          'Seven hands touch each bowl, and the last leaves its mark.',
        ],
        [
          'Nearby',
          'The second promise',
          'materials/origin/local',
          'The clay comes from five kilometres away, the glaze from straw and ash.',
        ],
        [
          'For long',
          'The third promise',
          'quality/durability/repair',
          'What breaks can come back and is mended with gold.',
        ],
      ),
      says('Visit us', [
        '',
        'Where and when to find us',
        'address/contact/opening hours/visit',
        '18 South Hill Road, Tuesday to Sunday\nKiln opening on the first Saturday\nhello@example.com',
      ]),
    ),
  ],
};
