import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNoise,
  isSelfContained,
  pointsElsewhere,
  splitClauses,
  splitSentences,
  startsDangling,
} from './sentences.ts';

describe('splitSentences', () => {
  it('ends at a letter that names one of several, and not at the signs of sides, pages and about when', () => {
    expect(splitSentences('Raj prefers b, Lena c. Carla brings numbers. Built c. 1850, see Roe v. Wade.')).toEqual([
      'Raj prefers b, Lena c.',
      'Carla brings numbers.',
      'Built c. 1850, see Roe v. Wade.',
    ]);
  });

  it('keeps decimals, abbreviations, initials and addresses whole', () => {
    expect(splitSentences('Sales rose 3.5% in 2.0 form. See e.g. Fig. 2 of Dr. J. Smith. Ask www.a.org now.')).toEqual([
      'Sales rose 3.5% in 2.0 form.',
      'See e.g. Fig. 2 of Dr. J. Smith.',
      'Ask www.a.org now.',
    ]);
  });

  it('marks of notes end with the sentence that they stand behind', () => {
    expect(splitSentences('It was closed in 1944.[7][8] In 1950 it opened again.[9]')).toEqual([
      'It was closed in 1944.[7][8]',
      'In 1950 it opened again.[9]',
    ]);
    expect(splitSentences('码头于2023年5月重建。[13]费用为420万元[14]。')).toEqual([
      '码头于2023年5月重建。[13]',
      '费用为420万元[14]。',
    ]);
    expect(splitSentences('The list follows. [1] Rules')).toEqual(['The list follows.', '[1] Rules']);
  });

  it('keeps quoted speech with its sentence and closing marks with theirs', () => {
    expect(splitSentences('Our stand is no. 14 in hall 3. Call Mia (ext. 41) first.')).toEqual([
      'Our stand is no. 14 in hall 3.',
      'Call Mia (ext. 41) first.',
    ]);
    expect(splitSentences('他说：“好。我们走。”大家就走了。然后下雨了！（真的。）')).toEqual([
      '他说：“好。我们走。”大家就走了。',
      '然后下雨了！',
      '（真的。）',
    ]);
  });

  it('loses nothing but white space', () => {
    const mark = fc.constantFrom(
      '。',
      '. ',
      '！',
      '? ',
      '；',
      '“',
      '”',
      '(',
      ')',
      ' ',
      'A',
      'b',
      '3',
      '中',
      '文',
      'Mr',
    );
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 80 }), (parts) => {
        const text = parts.join('');
        expect(splitSentences(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('splitClauses', () => {
  const clause = '用人单位应当按照劳动合同约定和国家规定向劳动者及时足额支付劳动报酬不得拖欠';
  it('divides a long Han sentence at semicolons where every clause stands alone', () => {
    expect(splitClauses(`${clause}；${clause}；${clause}。`)).toEqual([`${clause}；`, `${clause}；`, `${clause}。`]);
  });
  it('keeps it whole where a clause leans on the one before', () => {
    const text = `${clause}；但${clause}；${clause}。`;
    expect(splitClauses(text)).toEqual([text]);
  });
});

describe('what can stand alone', () => {
  it.each(['He did so.', 'However, it rained.', '但是他没有来。', 'それは違います。', 'Cependant, il pleut.'])(
    'finds that %s leans on what stands before',
    (text) => expect(startsDangling(text)).toBe(true),
  );
  it.each(['Theory matters.', 'Sooner is better.', '其他应收款增加。', 'Hersteller liefern.'])(
    'finds that %s does not',
    (text) => expect(startsDangling(text)).toBe(false),
  );
  it('takes rows of names, references and addresses as noise', () => {
    expect(isNoise('James Carnegie Ben Cotton Aonan Guan Aditya Sirish Justin Cappos Marina Moore')).toBe(true);
    expect(isNoise('[Section 1118(a)(3), ESEA.]')).toBe(true);
    expect(isNoise('https://example.org/a/b')).toBe(true);
    expect(isNoise('Revenue grew by 12% in 2024.')).toBe(false);
    expect(isNoise('8月 82.5')).toBe(false);
    expect(isNoise('Q3 412')).toBe(false);
    expect(isNoise('8 / 12')).toBe(true);
  });
  it.each([
    '28 U.S.C. § 586(b), 28 C.F.R. § 58.4(b)',
    'This page intentionally left blank',
    'Field Manual Cat. No. 30517B (04-2020)',
    '点击此处添加标题',
  ])('takes %s as noise', (text) => expect(isNoise(text)).toBe(true));
  it.each([
    '28 C.F.R. § 58.3 says who may be appointed, and the court asks for all of it before it acts.',
    'Click here to see how the three branches work.',
    'Pages that are left blank on purpose say so.',
  ])('takes %s as said', (text) => expect(isNoise(text)).toBe(false));
  it('tells what sends the reader elsewhere from what is said with a reference', () => {
    for (const text of [
      'See section 3.',
      'If it is missing, read chapter 4.',
      '请参阅第 12.1 节。',
      '詳しくは3章を参照してください。',
    ])
      expect(pointsElsewhere(text)).toBe(true);
    for (const text of ['Rent rose by 4% (see section 3).', '模型参照真实数据训练。', 'Seeing is believing.'])
      expect(pointsElsewhere(text)).toBe(false);
  });
  it('wants balanced quotes and an end', () => {
    expect(isSelfContained('The platform went live in March and serves 40 regions.')).toBe(true);
    expect(isSelfContained('The platform “went live in March and serves 40 regions.')).toBe(false);
    expect(isSelfContained('The platform went live in March and the following happened:')).toBe(false);
  });
});

it('a unit of one capital letter ends a sentence, an initial does not', () => {
  expect(splitSentences('The error is 0.61 °C. Canopy explains half. It draws 12 W. So does J. Smith.')).toEqual([
    'The error is 0.61 °C.',
    'Canopy explains half.',
    'It draws 12 W.',
    'So does J. Smith.',
  ]);
});
