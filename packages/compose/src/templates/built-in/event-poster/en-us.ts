import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Event poster',
  introduction: 'One poster with the highlights, the programme and how to take part.',
  prompt: 'What can be read in passing; dates, times and places exactly as given. Leave out the small print.',
  pages: [
    together(
      'Event poster',
      says(
        'Event poster',
        ['', 'Why nobody should miss it', 'theme/slogan/introduction', 'One weekend with a thousand makers'],
        ['', 'When', 'date/when', '20 June 2026'],
        ['', 'Where', 'place/venue/where', 'West Bund Arts Centre'],
      ),
      says(
        'Highlights',
        ['speakers', 'How many speakers', 'speakers', '24'],
        ['sessions', 'How many sessions', 'sessions/events/workshops', '36'],
        ['guests expected', 'How many guests', 'guests/visitors/participants', '1,000'],
      ),
      says('Programme', [
        '',
        'What happens when',
        'programme/program/agenda/schedule',
        '9:30|Opening and keynotes\n13:30|Sessions and workshops\n16:00|Makers’ market\n19:00|Open-air concert',
      ]),
      says(
        'How to take part',
        ['Sign up', 'How to sign up', 'registration/sign up/register', 'Online until 10 June.'],
        ['Tickets', 'What it costs', 'tickets/price/fee', 'Early birds pay 15 dollars, students half of it.'],
        [
          'Getting there',
          'How to get there',
          'directions/transport/getting there',
          'Eight minutes on foot from Yunjin Road station.',
        ],
      ),
    ),
  ],
};
