import type { FormatId } from '@pagewright/model/formats';
import type { Language } from '@pagewright/model/languages';
import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { readQuantities } from '../spans/quantities.ts';
import { documentOf, heading, lettersOf, list, paragraph } from '../testing/fixtures.ts';
import { inventedIn } from '../testing/invented.ts';

const partsOf = (pages: readonly PageBrief[]): SimpleBrief[] =>
  pages.flatMap((page) => (page.form === 'composite' ? page.parts : [page]));

/** Slides of automatic length of one document. */
const deckOf = (document: SourceDocument): ReturnType<typeof composeLocal> =>
  composeLocal({ documents: [document], prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9' });

const SENTENCES: Readonly<Record<'en-US' | 'zh-CN' | 'fr-FR', readonly string[]>> = {
  'en-US': [
    'Revenue came in at $14.2M against a plan of $13.5M.',
    'Churn went from 3.1% in Q2 to 4.4% in Q3.',
    'By segment: Enterprise $7.9M, Mid-market $4.1M, Partners $2.2M.',
    'We closed 61 deals in 12 weeks.',
    'The hall floor is cleaner than it has been for years.',
  ],
  'zh-CN': [
    '上半年回款1.86亿元，同比增长12.4%。',
    '毛利率从31.5％降到29.8％。',
    '分区域看：华东7,420万，华南5,130万，华北3,350万。',
    '客服每周要解释同样的问题四十多次。',
  ],
  'fr-FR': [
    'Panier moyen 34,50 € contre 31,20 € en 2024.',
    'Recettes : 61 400 € (cotisations 28 900, sponsors 32 500).',
    'Il pleut souvent en novembre dans la région.',
  ],
};

describe('short documents', () => {
  it('say no sentence on a page that the cover is called by', () => {
    const text =
      'Petit point après la réunion de mardi. La salle est réservée. Il reste à choisir le traiteur et la musique.';
    const { pages } = deckOf(
      documentOf([paragraph(text)], { title: 'Petit point après la réunion de mardi', language: 'fr-FR' }),
    );
    const said = JSON.stringify(pages.slice(1));
    expect(pages[0]?.form).toBe('cover');
    expect(said).toContain('La salle est réservée');
    expect(said).not.toContain('Petit point après la réunion');
  });

  it('show no figure but whole ones of the source, and lose no sentence', () => {
    const language = fc.constantFrom<'en-US' | 'zh-CN' | 'fr-FR'>('en-US', 'zh-CN', 'fr-FR');
    const sample = language.chain((own) =>
      fc.tuple(
        fc.constant<Language & keyof typeof SENTENCES>(own),
        fc.shuffledSubarray([...SENTENCES[own]], { minLength: 1 }),
        fc.boolean(),
        fc.constantFrom<FormatId>('ppt-16-9', 'a4-portrait', 'long-5'),
        fc.constantFrom<number | 'auto'>('auto', 'auto', 3, 7, 12),
      ),
    );
    fc.assert(
      fc.property(sample, ([own, sentences, listed, format, pageCount]) => {
        const body = listed ? [list(sentences)] : sentences.map(paragraph);
        const document = documentOf([heading('A plan for the harbour', 1), heading('Where we stand', 2), ...body], {
          title: 'A plan for the harbour',
          language: own,
        });
        const made = composeLocal({
          documents: [document],
          prompt: '',
          pageCount,
          mode: 'condense',
          format,
        });
        const { pages } = made;
        const known = sentences.flatMap((text) => readQuantities(text, own));
        const figures = new Set(known.map(({ text }) => text));
        const numbers = new Set(known.map(({ number }) => number));
        for (const part of partsOf(pages)) {
          const stats = part.form === 'stats' || part.form === 'chart' ? (part.stats ?? []) : [];
          for (const { value, from } of stats)
            for (const shown of [value, ...(from ? [from] : [])]) expect(figures).toContain(shown);
          if (part.form === 'chart')
            for (const value of part.chart.series.flatMap(({ values }) => values)) expect(numbers).toContain(value);
        }
        expect(inventedIn(made, [document])).toEqual([]);
        // An exact count may leave no room for all.
        if (pageCount !== 'auto') return;
        const said = lettersOf(JSON.stringify(pages));
        for (const { text, number } of known) {
          expect([lettersOf(text), lettersOf(String(number))].some((own) => said.includes(own))).toBe(true);
        }
      }),
      { numRuns: 90 },
    );
  });

  it('name a second page of figures by what it says, not by a number', () => {
    const sentences = Array.from({ length: 9 }, (_, index) =>
      paragraph(
        `In the ${['north', 'south', 'east', 'west', 'upper', 'lower', 'outer', 'inner', 'old'][index]} hall we sold ${index + 11}% more tickets.`,
      ),
    );
    const { pages } = deckOf(documentOf(sentences, { title: 'Ticket sales' }));
    expect(pages.filter(({ form }) => form === 'stats').length).toBeGreaterThan(1);
    for (const { title } of pages) expect(title.text).not.toMatch(/\(\d+\)$/);
  });

  it('answer every question', () => {
    const questions = ['Who can borrow?', 'How much is it?', 'Do you deliver?'];
    const answers = [
      'Anyone over 18 with an address.',
      'Membership is £20 a year.',
      'No, but we have two cargo bikes.',
    ];
    const drafts = questions.flatMap((question, index) => [heading(question), paragraph(answers[index] ?? '')]);
    const { pages } = deckOf(documentOf(drafts, { title: 'Tool library' }));
    const pairs = pages.flatMap((page) => (page.form === 'pairs' ? page.items : []));
    expect(pairs.map(({ left, right }) => [left.text, right.text])).toEqual(
      questions.map((question, index) => [question, answers[index]]),
    );
  });

  it.each<[string, Language, readonly string[], readonly string[]]>([
    [
      'numbers and colons',
      'zh-TW',
      [
        'Q1：可以改期嗎',
        'A1：三天前可以。',
        'Q2：孩子要票嗎',
        'A2：六歲以上要。',
        'Q3：有素食嗎',
        'A3：有。',
        '請準時入場',
      ],
      ['可以改期嗎 三天前可以。', '孩子要票嗎 六歲以上要。', '有素食嗎 有。'],
    ],
    [
      'signs in brackets',
      'zh-CN',
      ['【问】可以改期吗？', '【答】三天前可以。', '【问】孩子要票吗？', '【答】六岁以上要。', '请准时入场'],
      ['可以改期吗？ 三天前可以。', '孩子要票吗？ 六岁以上要。'],
    ],
    [
      'words',
      'ja-JP',
      [
        '質問：日程は変えられますか',
        '回答：三日前までなら。',
        '質問：子どもも有料ですか',
        '回答：六歳から。',
        '時間までにお越しを',
      ],
      ['日程は変えられますか 三日前までなら。', '子どもも有料ですか 六歳から。'],
    ],
    [
      'letters, question and answer in one line',
      'en-US',
      [
        'Q: May I change the day? A: Up to three days before.',
        'Q: Do children pay A: From six on.',
        'Come in good time',
      ],
      ['May I change the day? Up to three days before.', 'Do children pay From six on.'],
    ],
    [
      'words and a space',
      'fr-FR',
      [
        'Question 1 : Peut-on changer ?',
        'Réponse : Trois jours avant.',
        'Question 2 : Et les enfants ?',
        'Réponse : Dès six ans.',
        'Venez à l’heure',
      ],
      ['Peut-on changer ? Trois jours avant.', 'Et les enfants ? Dès six ans.'],
    ],
  ])('put every marked question beside its answer, and what follows beside neither: %s', (_, language, lines, told) => {
    for (const title of ['Info 2031', 'text']) {
      const { pages } = deckOf(documentOf(lines.map(paragraph), { title, language }));
      const pairs = pages.flatMap((page) => (page.form === 'pairs' ? page.items : []));
      expect(pairs.map(({ left, right }) => `${left.text} ${right.text}`)).toEqual(told);
      expect(JSON.stringify(pages)).toContain(lines.at(-1));
    }
  });

  it('stand in a report in their order and forms, all events on one line, several parts to a page', () => {
    const events = [
      '2 February: seed exchange',
      '14 March: beds are built',
      '18 April: plots are given out',
      '6 June: open garden day',
      '12 September: harvest fair',
      '7 November: beds are covered',
    ];
    const body = [
      heading('Money', 2),
      paragraph('Budget 38,500 euros: beds 20,000, water 11,500, tools 7,000.'),
      heading('Season', 2),
      ...events.map(paragraph),
      heading('How to get a plot', 2),
      list(['Fill in the form.', 'Visit the garden.', 'Pay the fee.'], true),
    ];
    const { pages } = composeLocal({
      documents: [documentOf([heading('Community garden', 1), ...body], { title: 'Community garden' })],
      prompt: '',
      pageCount: 'auto',
      mode: 'condense',
      format: 'a4-portrait',
    });
    expect(pages.length).toBeLessThanOrEqual(2);
    const parts = partsOf(pages);
    expect(parts.map(({ form }) => form)).toEqual(['cover', 'chart', 'timeline', 'process']);
    const [, , timeline] = parts;
    expect(timeline?.form === 'timeline' && timeline.events.map(({ date, text }) => `${date}: ${text.text}`)).toEqual(
      events,
    );
  });

  it('keeps a few examples with what they are examples of, and calls no page `For example`', () => {
    const body = [
      heading('Names of berths', 2),
      paragraph(
        'Each berth has a name that begins with its quay and ends with its number, so that nobody looks for it.',
      ),
      paragraph('For example:'),
      list(['north_012', 'south_004']),
      paragraph('The office writes the names on the wall before the season begins.'),
    ];
    const { pages } = deckOf(documentOf([heading('Berths', 1), ...body], { title: 'Berths' }));
    expect(pages.map(({ title }) => title.text)).not.toContain('For example');
    const items = partsOf(pages).flatMap((part) => (part.form === 'bullets' ? part.items : []));
    const example = items.findIndex(({ text }) => text === 'For example');
    expect(items[example - 1]?.text).toContain('begins with its quay');
    expect(items[example]?.children?.map(({ text }) => text)).toEqual(['north_012', 'south_004']);
  });
});

describe('titles of pages', () => {
  const titlesOf = (language: Language, ...drafts: Parameters<typeof documentOf>[0]): string[] => {
    const document = documentOf([heading('Harbour café', 1), ...drafts], { title: 'Harbour café', language });
    const { pages } = deckOf(document);
    return pages.slice(1).map(({ title }) => title.text);
  };

  it('a comparison is called by its sides, an entry alone by its name', () => {
    const titles = titlesOf(
      'en-US',
      paragraph('Pros: a view of the boats, cheap rent'),
      paragraph('Cons: no cellar, wind from the west'),
      paragraph('Proposal: rent it for one summer and see who comes up the stairs.'),
    );
    expect(titles).toEqual(['Pros · Cons', 'Proposal']);
  });

  it('figures side by side are no breakdown of anything', () => {
    const prices = ['拿鐵 NT$120', '紅茶 NT$60', '鬆餅 NT$150', '布丁 NT$70'].map(paragraph);
    expect(titlesOf('zh-TW', ...prices)).not.toContain('構成一覽');
  });
});

describe('a message that people paste', () => {
  const wordsOf = (pages: readonly PageBrief[]): string => JSON.stringify(pages);

  it('what several parts have below them is called by its part too', () => {
    const part = (name: string, items: string[]) => [
      heading(name, 2),
      paragraph(`${name} has been used in the old office since the summer of last year.`),
      heading('Advantages', 3),
      list(items),
      heading('Challenges', 3),
      list(items.map((text) => `${text}, which not everybody in the house is fond of`)),
    ];
    const few = ['quick and quiet', 'prints both sides', 'cheap to repair'];
    const many = ['needs its own paper', 'takes much room', 'hard to learn', 'slow to start', 'loud at night'];
    const of = (name: string, items: string[]) => items.map((item) => `${name} is ${item}`);
    const document = documentOf([
      heading('Printers', 1),
      ...part('Atlas', of('Atlas', few)),
      ...part('Borea', of('Borea', few)),
      ...part('Corvus', of('Corvus', many)),
      ...part('Delta', of('Delta', many)),
    ]);
    const titles = deckOf(document).pages.map(({ title }) => title.text);
    expect(titles).toEqual(expect.arrayContaining(['Advantages · Challenges', 'Borea · Advantages · Challenges']));
    expect(titles).toEqual(expect.arrayContaining(['Corvus · Advantages', 'Delta · Challenges']));
    expect(titles.filter((title) => title === 'Advantages' || title === 'Challenges')).toEqual([]);
  });

  it('what goes on under a heading is no overview', () => {
    const said = (name: string) =>
      paragraph(`${name} is kept by two people of the street who sweep it twice a week and mend what is broken there.`);
    const names = ['yard', 'shed', 'gate', 'cellar', 'roof', 'stairs', 'hall', 'wall'].flatMap((name) => [
      `The ${name}`,
      `The old ${name}`,
    ]);
    const document = documentOf([heading('House', 1), heading('Care', 2), ...names.map(said)]);
    const titles = deckOf(document).pages.map(({ title }) => title.text);
    expect(titles[1]).toBe('Care');
    expect(titles).not.toContain('Overview');
    expect(titles.length).toBeGreaterThan(2);
  });

  it('a sentence stands over parts only where it stands right before them', () => {
    const document = documentOf([
      paragraph('Boys and girls were nearly even. The hall cost £148 a day. Fees cover 62%, the grant 27%, gifts 11%.'),
    ]);
    const [chart] = deckOf(document)
      .pages.flatMap((page) => partsOf([page]))
      .filter(({ form }) => form === 'chart');
    expect(chart?.title.text).not.toContain('Boys and girls');
  });

  it('a line of which the first words are bold and lead to the others is no heading', () => {
    const line = (when: string, what: string) => ({ ...paragraph(`${when} – ${what}`), emphasis: [when] });
    const document = documentOf([
      heading('Summer day', 1),
      heading('A day', 2),
      line('8:45', 'Coffee'),
      line('9:30 – 12:00', 'Sorting'),
      line('12:00 – 13:00', 'Rest'),
      line('16:00', 'Tidying up'),
      heading('Other', 2),
      paragraph('Bring shoes that are closed, and something warm for the evenings in the yard.'),
    ]);
    const events = deckOf(document).pages.flatMap((page) => (page.form === 'timeline' ? page.events : []));
    expect(events.map(({ text }) => text.text)).toEqual(['Coffee', 'Sorting', 'Rest', 'Tidying up']);
  });

  it('a heading with one line names the parts below it on its page', () => {
    const said = (name: string) => paragraph(`${name} comes twice a week and is paid for by the town hall itself.`);
    const document = documentOf([
      heading('Waste', 1),
      heading('What is fetched', 2),
      paragraph('The town fetches what does not belong in the bin.'),
      ...['Glass', 'Garden cuttings'].flatMap((name) => [heading(name, 3), said(name), said(`The lorry for ${name}`)]),
      heading('What is not', 2),
      said('The private lorry'),
      said('The other private lorry'),
    ]);
    expect(deckOf(document).pages.find(({ title }) => title.text === 'What is fetched')).toMatchObject({
      items: [
        {
          text: 'The town fetches what does not belong in the bin.',
          children: [{ text: 'Glass' }, { text: 'Garden cuttings' }],
        },
      ],
    });
  });

  it('is signed by an office with its name, and under the title stands when it was and who led it', () => {
    const notice = documentOf(
      [
        heading('冬至活动', 1),
        paragraph('各位家长：'),
        paragraph('活动在食堂二楼。'),
        paragraph('请提前到场。'),
        paragraph('班主任 周老师'),
      ],
      { title: '冬至活动', language: 'zh-CN' },
    );
    const [front, ...behind] = deckOf(notice).pages;
    expect(front?.form === 'cover' && front.meta.map(({ text }) => text)).toContain('班主任 周老师');
    expect(wordsOf(behind)).not.toContain('周老师');
    const line = 'Le 24 novembre 2026, animé par Nora, 11 participants';
    const workshop = (next: string) =>
      documentOf([heading('Atelier du site', 1), paragraph(line), paragraph(next), paragraph('Rien de plus.')], {
        title: 'Atelier du site',
        language: 'fr-FR',
      });
    const [cover] = deckOf(workshop('Nous avons comparé trois parcours.')).pages;
    expect(cover?.form === 'cover' && cover.meta.map(({ text }) => text)).toEqual([line]);
    const [dated] = deckOf(workshop('Le 30 novembre 2026, animé par Jean, 9 participants')).pages;
    expect(dated?.form === 'cover' && dated.meta).toEqual([]);
  });

  it('is not told what to make of it, and who signs stands on the cover', () => {
    const document = documentOf(
      [
        heading('New website', 1),
        paragraph("Hi all,\nshort version for Thursday's group, please turn it into three or four slides."),
        paragraph('We have moved 148 of 210 pages. The photo library is finished.'),
        heading('What worries me', 2),
        list(['The booking form depends on the old provider', 'Only two people can approve legal texts']),
        paragraph('Thanks,'),
        paragraph('Owen'),
        paragraph('Owen Marsh | Digital Services | ext. 3317'),
      ],
      { title: 'New website', language: 'en-US' },
    );
    const { pages } = deckOf(document);
    const [cover, ...others] = pages;
    expect(wordsOf(pages)).not.toContain('turn it into');
    expect(wordsOf(others)).toContain('148');
    expect(cover?.form === 'cover' && cover.meta.map(({ text }) => text)).toContain(
      'Owen Marsh | Digital Services | ext. 3317',
    );
    expect(wordsOf(others)).not.toContain('Owen');
  });
  it('is signed on the cover without words that close it, and says when and where it was', () => {
    const document = documentOf(
      [
        heading('Refunds from December', 1),
        paragraph('Hello everyone'),
        paragraph('Small refunds need no manager any more. You can approve them yourself in the till.'),
        paragraph('Please come to the training on Monday.'),
        paragraph('Joanna'),
        paragraph('Store manager'),
      ],
      { title: 'Refunds from December', language: 'en-US' },
    );
    const [cover, ...others] = deckOf(document).pages;
    expect(cover?.form === 'cover' && cover.meta.map(({ text }) => text)).toEqual(['Joanna', 'Store manager']);
    expect(wordsOf(others)).not.toContain('Joanna');
    const notes = documentOf(
      [
        paragraph('Book notes: "Deep Work" by Cal Newport'),
        paragraph('Focus is rare and valuable.'),
        list(['Work deeply', 'Be bored']),
      ],
      { title: 'Book notes: "Deep Work" by Cal Newport', language: 'en-US' },
    );
    const [named] = deckOf(notes).pages;
    expect(named?.form === 'cover' && named.meta).toEqual([]);
    const lesson = documentOf(
      [
        heading('Rust', 1),
        paragraph('Rust is what becomes of iron in wet air.'),
        paragraph('Iron + oxygen + water → hydrated iron oxide'),
        heading('Slows it', 2),
        list(['Paint', 'Oil']),
        heading('Speeds it up', 2),
        list(['Salt', 'Heat', 'Acid rain']),
      ],
      { title: 'Rust', language: 'en-US' },
    );
    const [, ...taught] = deckOf(lesson).pages;
    expect(wordsOf(taught)).toContain('hydrated iron oxide');
    const minutes = documentOf(
      [
        heading('Réunion des parents', 1),
        paragraph('Jeudi 19 novembre 2026, 18 h, salle des maîtres'),
        heading('Cantine', 2),
        paragraph('Le second service est maintenu. Les menus sont affichés le vendredi.'),
        heading('Sécurité', 2),
        paragraph('La mairie installera un feu. Deux parents aident le matin.'),
      ],
      { title: 'Réunion des parents', language: 'fr-FR' },
    );
    const [front] = deckOf(minutes).pages;
    expect(front?.form === 'cover' && front.meta.map(({ text }) => text)).toEqual([
      'Jeudi 19 novembre 2026, 18 h, salle des maîtres',
    ]);
  });
  it.each<[Language, string[]]>([
    ['ja-JP', ['日時：令和7年6月12日（木）13:30〜15:10', '場所：市役所第2会議室']],
    ['fr-FR', ['Présents : M. Faure (architecte), Mme Dial (mairie), M. Petit (maçon), M. Sancho (électricien).']],
  ])('says on its cover when a meeting was, from when to when, and all who were there (%s)', (language, lines) => {
    const title = language === 'ja-JP' ? '検討会 議事要旨' : 'Réunion de chantier';
    const document = documentOf(
      [
        heading(title, 1),
        ...lines.map((line) => paragraph(line)),
        heading(language === 'ja-JP' ? '決まったこと' : 'Toiture', 2),
        paragraph(language === 'ja-JP' ? '授乳室は1階に設ける。' : 'Les tuiles arrivent lundi matin.'),
      ],
      { title, language },
    );
    const [cover, ...others] = deckOf(document).pages;
    expect(cover?.form === 'cover' && cover.meta.map(({ text }) => text)).toEqual(lines);
    for (const line of lines) expect(wordsOf(others)).not.toContain(line);
  });
  it.each([
    ['Dear neighbours,', 'Our street party is on Saturday. We still need tables.', 'Tombola', 'Green chairs and urns'],
    ['各位家长', '学校下周举办读书节，欢迎全家来。每人可带两本书交换。', '自愿参加', '不收任何费用'],
  ])('keeps short lines at its end on its pages where nobody signs with them: %s', (...lines) => {
    const [, ...pages] = deckOf(
      documentOf([heading('Reading and parties', 1), ...lines.map((line) => paragraph(line))]),
    ).pages;
    for (const line of lines.slice(2)) expect(wordsOf(pages)).toContain(line);
  });
  it('tells on its pages what the cover has no room for beside who signs', () => {
    const fields = ['时间：5月6日9:00', '地点：1至4号楼', '联系人：王师傅', '电话：13800000000', '日期：2026年4月28日'];
    const deck = deckOf(
      documentOf(
        [
          heading('电梯年检', 1),
          ...fields.map((line) => paragraph(line)),
          paragraph('年检期间电梯停用，请走楼梯。行动不便的住户请提前联系。'),
          paragraph('物业服务中心 谨启'),
          paragraph('2026年4月28日'),
        ],
        { title: '电梯年检', language: 'zh-CN' },
      ),
    );
    const words = wordsOf(deck.pages);
    for (const field of fields) expect(words).toContain(field.replace(/^.*?：/u, ''));
  });
  it('keeps on its pages what happened then', () => {
    const event = 'Marlow, 4 May 2025, 18:00: the boiler broke';
    const [, ...pages] = deckOf(
      documentOf([heading('Notes', 1), paragraph(event), paragraph('We called a firm. They came in the evening.')], {
        title: 'Notes',
      }),
    ).pages;
    expect(wordsOf(pages)).toContain('the boiler broke');
  });
  it.each(['新馆正式开放 2025年10月1日', '年度会员大会 2025年5月3日'])(
    'keeps on its pages what happens on a day: %s',
    (event) => {
      const [, ...pages] = deckOf(
        documentOf([
          heading('图书馆近况', 1),
          paragraph('二楼的阅览室已经装修好，桌椅都换了新的。'),
          paragraph('借书的手续比以前简单，不再需要押金。'),
          paragraph(event),
        ]),
      ).pages;
      expect(wordsOf(pages)).toContain(event.slice(0, 6));
    },
  );
  it.each([[['管委會 敬啟']], [['总务处 谨启', '2026年11月25日']], [['晴山里管理委員會 114年9月18日']]])(
    'is signed on the cover: %s',
    (lines) => {
      const document = documentOf([
        heading('清洗水塔', 1),
        paragraph('12月10日上午停水，請提早儲水。'),
        paragraph('電梯照常運轉，地下室請勿停車。'),
        ...lines.map((line) => paragraph(line)),
      ]);
      const [cover, ...others] = deckOf(document).pages;
      for (const line of lines) {
        expect(wordsOf(cover ? [cover] : [])).toContain(line);
        expect(wordsOf(others)).not.toContain(line);
      }
    },
  );
  it.each([
    ['Thanks', ['Bring a cake to the market', 'Doors open at nine', 'The hall needs 12 helpers']],
    ['Cheers', ['Books are sold for 30 pounds', 'Toys are sold for 42 pounds']],
    ['谢谢', ['炉子预算8000元', '新菜单下周公布', '值班改为两人一组']],
  ])('tells what stands behind `%s` and is no signature', (thanks, lines) => {
    const document = documentOf([
      heading('Letter to the neighbours', 1),
      paragraph('The roof of the hall was repaired in May. The next market is on 3 June in the yard.'),
      paragraph('Parking stays free for visitors who arrive before nine.'),
      paragraph(thanks),
      ...lines.map((line) => paragraph(line)),
    ]);
    const [cover, ...others] = deckOf(document).pages;
    for (const line of lines) {
      expect(wordsOf(cover ? [cover] : [])).not.toContain(line);
      expect(wordsOf(others)).toContain(line);
    }
  });
});

it('a figure stands beside the chart of its own paragraph, behind its whole, though another chart is in front', () => {
  const { pages } = deckOf(
    documentOf(
      [
        heading('食堂小结', 1),
        heading('数据'),
        paragraph('老人占 71%，上班族 22%，其他 7%。'),
        paragraph('收入 6.9 万元，支出 7.4 万元，主要是人工（3.1 万）和食材（3.2 万），水电 0.6 万，其他 0.5 万。'),
      ],
      { language: 'zh-CN' },
    ),
  );
  const charts = partsOf(pages).flatMap((page) =>
    page.form === 'chart' ? [[page.chart.categories[0], (page.stats ?? []).map(({ label }) => label.text)]] : [],
  );
  expect(charts).toEqual([
    ['老人', []],
    ['人工', ['支出', '收入']],
  ]);
});

it('what stands beside a quotation is said with it', () => {
  const { pages } = deckOf(
    documentOf([
      heading('Canteen', 1),
      heading('What residents say'),
      paragraph('"The soup is hot, but supper ends far too early for us." – Mrs Wu, 68'),
      paragraph('Many would like to take meals home.'),
      heading('Next'),
      list(['Open a second counter', 'Keep supper until seven']),
    ]),
  );
  expect(JSON.stringify(pages)).toContain('Many would like to take meals home.');
  expect(JSON.stringify(pages)).toContain('Mrs Wu, 68');
});

it('parts under no heading are called by what they come to, not as the document is', () => {
  const lines = ['Flights: €1,440', 'Flat (4 nights): €1,180', 'Food: €1,520'];
  const rest = ['We ate late and slept long every day.', 'Day 1: the castle', 'Day 2: the museum', 'Day 3: the sea'];
  const { pages } = deckOf(
    documentOf(
      ['We were eight people for five days in October. Total cost: €4,140.', ...lines, ...rest].map(paragraph),
      { title: 'Our trip to Lisbon' },
    ),
  );
  const [chart] = partsOf(pages).filter(({ form }) => form === 'chart');
  expect(chart).toMatchObject({ title: { text: 'Total cost' }, chart: { shape: 'doughnut' } });
  expect(JSON.stringify(chart)).not.toContain('Our trip to Lisbon');
});

it('what changed is matter, and no line of the cover', () => {
  const { pages } = deckOf(
    documentOf(
      [
        heading('防災訓練 実施報告', 1),
        paragraph('場所：本社3階'),
        paragraph('参加者：412名（昨年368名）'),
        paragraph('放送は全地区で聞こえた。'),
        paragraph('東口に人が集中し、滞留した。'),
      ],
      { language: 'ja-JP' },
    ),
  );
  const [cover, ...others] = pages.map((page) => JSON.stringify(page));
  expect(cover).toContain('本社3階');
  expect(cover).not.toContain('412名');
  expect(others.join('')).toContain('412名');
});

describe('the cover of a notice', () => {
  const linesOf = (lines: readonly string[], language: Language): string[] => {
    const [title = '', ...rest] = lines;
    const [cover] = deckOf(
      documentOf([heading(title, 1), ...rest.map((line) => paragraph(line))], { title, language }),
    ).pages;
    return cover?.form === 'cover'
      ? [...(cover.subtitle ? [cover.subtitle] : []), ...cover.meta].map(({ text }) => text)
      : [];
  };

  it('says when, where and for whom in the order of the text', () => {
    const lines = [
      '開催日：2026年9月3日（木）17:30〜19:00',
      '会場：本社3階大会議室',
      '参加者：会場42名、オンライン87名、計129名',
    ];
    expect(linesOf(['勉強会の報告', ...lines, '参加した人の9割が、また参加したいと答えた。'], 'ja-JP')).toEqual(lines);
    const chinese = ['时间：10月16日8:00—17:00', '地点：学校田径场', '参加对象：七、八年级全体学生'];
    expect(linesOf(['田径运动会安排', ...chinese, '每班每个项目限报2人，每人限报2项。'], 'zh-CN')).toEqual(chinese);
  });

  it('says which office gives notice', () => {
    const lines = [
      '修繕工事のお知らせ',
      '管理組合理事会',
      '工事期間：2026年10月1日～2027年1月31日（予定）',
      '作業時間：8:30～17:30（日曜・祝日は休み）',
      '工事は10月に始まり、1月に終わる予定です。足場は10月20日までに組みます。',
    ];
    expect(linesOf(lines, 'ja-JP')).toEqual(['管理組合理事会']);
  });
});

it('a name alone at the end of a text that greets signs it', () => {
  const lines = [
    'Hello everyone,',
    'The winter was wet, and still we walked 212 miles in all.',
    'Please wear boots and carry a phone.',
    'Jean',
  ];
  const title = 'Walking club newsletter';
  const { pages } = deckOf(
    documentOf([heading(title, 1), ...lines.map((line) => paragraph(line))], { title, language: 'en-US' }),
  );
  const [cover, ...rest] = pages;
  expect(cover?.form === 'cover' && cover.meta.map(({ text }) => text)).toEqual(['Jean']);
  expect(JSON.stringify(rest)).not.toContain('Jean');
});
