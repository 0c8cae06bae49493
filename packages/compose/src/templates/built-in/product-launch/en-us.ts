import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const enUS: TemplateWords = {
  name: 'Product launch',
  introduction: 'The presentation for a new product: what is new, the figures, the price and when it comes.',
  prompt: 'Speak of what people gain by it, in words that they use themselves. Leave out the change log.',
  pages: [
    says(
      'Product launch',
      ['', 'What the product is, in one line', 'summary/introduction/positioning', 'An air laboratory for your pocket'],
      ['', 'Day of the launch', 'launch date/date/launch', '18 May 2026'],
    ),
    says('Why we made it', [
      '',
      'The problem that it solves, in one sentence',
      'vision/mission/idea',
      'We breathe twenty thousand times a day and never know what.',
    ]),
    says(
      'Four reasons',
      [
        'Precise',
        'What it does better',
        'performance/accuracy/features',
        'Six values measured at once, with an error below three percent.',
      ],
      ['Light', 'What is special about its design', 'design/weight/size', 'At 68 grams it clips on to any bag.'],
      ['Lasting', 'How long it runs', 'battery/charging/runtime', 'One charge lasts 21 days, and daylight adds more.'],
      ['Private', 'How data is kept safe', 'security/privacy/data', 'What it measures stays on your own phone.'],
    ),
    says('Have a look', [
      '',
      'A picture of the product',
      'product/design/picture',
      'Recycled aluminium, in three colours',
    ]),
    says(
      'In figures',
      ['grams', 'Weight or size', 'weight/size', '68'],
      ['error of measurement', 'A percentage that speaks for it', 'error/accuracy/improvement', '3%'],
      ['launch price', 'What it costs', 'price/launch price/costs', '$89'],
    ),
    says('Availability', [
      '',
      'When it can be had, with dates',
      'availability/release/shipping/schedule',
      '18 May|Orders open\n1 June|First parcels leave\nJuly|In the shops\nSeptember|In other countries',
    ]),
    says(
      'Try it today',
      ['', 'Where it can be bought', 'order/buy/shop', 'Order online or in our shops'],
      ['', 'How to reach us', 'contact/email', 'hello@example.com'],
    ),
  ],
};
