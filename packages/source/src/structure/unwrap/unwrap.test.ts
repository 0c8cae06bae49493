import { describe, expect, it } from 'vitest';
import { withoutWraps } from './unwrap.ts';

const unwrapped = (text: string): string[] => withoutWraps(text.split('\n')).filter((line) => line.trim() !== '');

/** A paragraph broken at 64 columns. */
const PROSE = `The garden club looks after the beds along the old mill stream
and asks every household of the street to take over one of them
for a season. Tools stand in the shed behind the bakery, and the
key hangs beside its door.`;

it('joins lines that a width broke, a blank line between paragraphs', () => {
  expect(unwrapped(`Rules\n\n${PROSE}\n\n${PROSE}`)).toEqual([
    'Rules',
    PROSE.replaceAll('\n', ' '),
    PROSE.replaceAll('\n', ' '),
  ]);
});

it('joins numbered and lettered clauses whose lines do not hang', () => {
  const clauses = `1. Whoever takes over a bed waters it twice a week from May until
September, and asks a neighbour to do so while being away.
a) Plants that spread by themselves, such as mint, are kept in a
pot that stands in the ground.
b) Nothing is sprayed.
2. Beds that nobody has looked after for a month go to whoever is
the next on the list.`;
  expect(unwrapped(`${PROSE}\n\n${clauses}`).slice(1)).toEqual([
    '1. Whoever takes over a bed waters it twice a week from May until September, and asks a neighbour to do so while being away.',
    'a) Plants that spread by themselves, such as mint, are kept in a pot that stands in the ground.',
    'b) Nothing is sprayed.',
    '2. Beds that nobody has looked after for a month go to whoever is the next on the list.',
  ]);
});

it('takes a number in the middle of a sentence for no entry', () => {
  const text = `${PROSE}\n\nThe committee may let a bed to somebody from outside the street for\n12. The fee of the season before is then paid back in full, as rule\n7. This holds for tools, too.`;
  expect(unwrapped(text)).toHaveLength(2);
});

it('joins what hangs below the words of an entry, and keeps paragraphs that begin set in', () => {
  const text = `${PROSE}

  * Seeds are shared out on the first Saturday in March, at nine
    o'clock, in front of the shed.
    Latecomers get what is left.
  * Bring pots.

   What is left over goes to the school, which has beds of its own
behind the gym and is glad of every bulb.
   Children may help themselves.`;
  expect(unwrapped(text).slice(1)).toEqual([
    "  * Seeds are shared out on the first Saturday in March, at nine o'clock, in front of the shed. Latecomers get what is left.",
    '  * Bring pots.',
    '   What is left over goes to the school, which has beds of its own behind the gym and is glad of every bulb.',
    '   Children may help themselves.',
  ]);
});

it.each([
  ['verse', 'Over the mill the swallows turn,\nunder the bridge the trout lie still,\nand all the gardens wait'],
  ['an address', 'Mill Street Garden Club\n12 Mill Street\nBridgeford'],
  ['columns', 'Bed     Plants        Keeper\nA1      beans, peas   Ruth\nB2      roses         Omar'],
  ['fields', 'Chair: Ruth Amsel\nTreasurer: Omar Haddad\nKeys: the bakery'],
  ['commands', 'git clone garden\ncd garden\nmake install'],
  ['a timetable', '09:00 meet at the shed\n10:30 coffee\n12:00 tidy up'],
])('keeps %s as it stands, beside paragraphs that were broken', (_, text) => {
  expect(unwrapped(`${PROSE}\n\n${text}\n\n${PROSE}`).slice(1, -1)).toEqual(text.split('\n'));
});

it.each([
  [
    'short notes in small letters',
    'buy compost\nmend the hose before it gets hot\nask omar about the pump\npaint the gate',
  ],
  ['paragraphs of one line', `${PROSE.replaceAll('\n', ' ')}\n${PROSE.replaceAll('\n', ' ')}`],
  [
    'tasks of one length, each with its name',
    Array.from({ length: 4 }, () => [
      'Anna waters the roses in the northern garden beds',
      'Peter sweeps the yard behind the old mill building',
      'Maria orders new seeds from the market gardeners',
    ])
      .flat()
      .join('\n'),
  ],
  [
    'months with what happens',
    'janv. signature du bail, 62 m² rue des Halles\nfévr. dossier bancaire + devis menuisier\nmars travaux (Léo, 5 semaines)\navril commande du fonds, 3 800 titres',
  ],
  [
    'verse in small letters',
    'the lamps go out along the harbour wall\nand boats lie down upon the silver sand\nthe gulls have nothing more to say at all\na quiet hour is walking through the land\nwe leave the nets to dry beside the door\nand count the stars as someone counted sheep\nthe tide is folding blankets on the shore\nthe wind has put the little town to sleep',
  ],
  [
    'verse whose lines end in commas',
    'we leave the nets to dry beside the door,\nand count the stars as someone counted sheep,\nthe tide is folding blankets on the shore,\nthe wind has put the little town to sleep,\nthe lamps go out along the harbour wall,\nand boats, all five, lie down upon the sand,\nthe gulls have nothing more to say at all,\na quiet hour is walking through the land.',
  ],
  [
    'unmarked entries of one length',
    "deux couvertures chaudes et un sac de couchage\ndes bottes étanches que l'on a déjà portées\nune lampe de poche avec des piles de rechange\nune assiette et un gobelet qui ne cassent pas\nun chapeau et de la crème contre le soleil\nun livre ou un jeu pour les jours de pluie\nles médicaments dans un sac au nom de l'enfant\ndix euros en pièces pour les glaces et le timbre\nune serviette pour le lac et une pour la douche",
  ],
])('returns %s unchanged', (_, text) => {
  expect(withoutWraps(text.split('\n'))).toEqual(text.split('\n'));
});

it('joins the number of a section, named several times, with the sentence that it is in', () => {
  const lines = `For further information on the releases of this system please consult
Section 6.1, which tells how many of them there are at any time, and
how they are called. What each of them contains is told in the charter,
Section 12.1, where all of it is kept for those who like to know, and
for those who wrote it.`;
  expect(unwrapped(`${lines}\n\n${PROSE}`)[0]).toBe(lines.replaceAll('\n', ' '));
});

describe('in a text of Markdown', () => {
  const markdown = (text: string) =>
    unwrapped(`# ポリシー\n\n[表](https://example.org/t) を見てください。\n\n${text}`).slice(2);

  it('an entry and a sentence go on in the line below, wherever they were broken', () => {
    const text = `1. エディターと同様の標準エディターを作成し、設定を簡単に変更できるようにします。
これらのファイルは、そのグループ内の特別なプロジェクトに保存されます。
2. 設定が保存されてフレームワークに適用されると、そのフレームワークが
適用されたプロジェクトの結果のみが表示されます。

既存のレポートは、現在サポートされているすべてのチェックを表示し、そのグループ内の
すべてのプロジェクトのステータスを表示します。`;
    expect(markdown(text)).toEqual([
      '1. エディターと同様の標準エディターを作成し、設定を簡単に変更できるようにします。これらのファイルは、そのグループ内の特別なプロジェクトに保存されます。',
      '2. 設定が保存されてフレームワークに適用されると、そのフレームワークが適用されたプロジェクトの結果のみが表示されます。',
      '既存のレポートは、現在サポートされているすべてのチェックを表示し、そのグループ内のすべてのプロジェクトのステータスを表示します。',
    ]);
  });

  it('entries that all begin with the same number are entries, and a link on a line of its own is one of its sentence', () => {
    const text = `1. [チケットに対応する際に顧客の情報を検索するアプリ](#app)
1. [サポートの権利を証明するライセンスファイル](#file)
1. [顧客の更新](#renewal)

使用方法については、プロジェクトの
[手順](https://example.org/steps)
に従ってください。`;
    expect(markdown(text)).toEqual([
      ...text.split('\n').slice(0, 3),
      '使用方法については、プロジェクトの [手順](https://example.org/steps) に従ってください。',
    ]);
  });

  it('short lines, and what a colon leads to, stay on lines of their own', () => {
    const text = `- 牛乳\n買うのは土曜日\n\n作る人は山田さん\n運ぶ人は田中さん\n\n保存には次の三つの方法を検討しましたが、いずれもまだ決まっていません:\n表に保存する`;
    expect(markdown(text)).toEqual(text.split('\n').filter((line) => line !== ''));
  });
});

it('leaves listings, quotations and rows of tables alone', () => {
  const kept =
    '```\nlet bed = the longest name of all the beds in this garden;\nlet key = bed\n```\n> quoted\n> lines\n| a | b |\n|---|---|';
  expect(unwrapped(`${PROSE}\n\n${kept}`).slice(1)).toEqual(kept.split('\n'));
});

it('is not held up by a rule of tildes', () => {
  expect(unwrapped(`May 2026\n~~~~~~~~\n\n${PROSE}`).at(-1)).toBe(PROSE.replaceAll('\n', ' '));
});

it('joins wide script without a space', () => {
  const text = `花园俱乐部照看老磨坊小溪两边的花坛，并请街上的每一户人家
在一个季节里认领其中的一个。工具放在面包房后面的棚子里，
钥匙挂在门的旁边，用完之后请大家放回原来的地方，并且把水
管收好，因为早上还有孩子们要从这条小路上学。每个月的第一
个星期六大家一起清理小溪。`;
  expect(unwrapped(text)).toEqual([text.replaceAll('\n', '')]);
});

it('keeps the hyphen of a word, and takes out those that divide words where a program did so', () => {
  const kept = `${PROSE.replace('key hangs beside its door.', 'key hangs beside its door, next to the bell and the old self-\nservice till.')}`;
  expect(unwrapped(kept)[0]).toContain('self-service till');
  const divided = Array.from(
    { length: 6 },
    () =>
      'Every household of the street looks after one of the beds and wa-\nters it for the whole of the season, or it asks one of its neigh-\nbours to do so.',
  ).join('\n\n');
  expect(unwrapped(divided)[0]).toContain(
    'and waters it for the whole of the season, or it asks one of its neighbours',
  );
});

it('joins lines of a letter that were broken where phrases end', () => {
  const text = `このたびは当会の春の植え付けにお申し込みいただき、
誠にありがとうございます。
当日は作業の道具を入り口の小屋の前でお配りしますので、
九時までにお集まりください。
持ち物：軍手
費用：五百円`;
  expect(unwrapped(text)).toEqual([
    'このたびは当会の春の植え付けにお申し込みいただき、誠にありがとうございます。',
    '当日は作業の道具を入り口の小屋の前でお配りしますので、九時までにお集まりください。',
    '持ち物：軍手',
    '費用：五百円',
  ]);
});

it('keeps a list of long entries beside paragraphs that were broken', () => {
  const list = Array.from(
    { length: 8 },
    (_, bed) => `the bed at gate ${bed} needs compost and a new board along its path`,
  );
  expect(unwrapped(`${PROSE}\n\n${list.join('\n')}\n\n${PROSE}`).slice(1, -1)).toEqual(list);
});

it('keeps Chinese verse and dated entries that end in commas', () => {
  const text =
    '小溪边的花园静静地睡了，\n燕子飞过老磨坊的屋顶，\n\n5月1日上午九点在棚子前面集合领取工具，\n5月2日全天翻土并且给花坛施肥';
  expect(withoutWraps(text.split('\n'))).toEqual(text.split('\n'));
});

it('what hangs below an entry in small letters goes on with its sentence, though no line was broken at a width', () => {
  const lines = [
    '- Choose meetings outside where you can.',
    '',
    '- Respect distance: when you meet people you are likely not to',
    '  shake hands with any of them.',
    '',
    '- Wash your hands.',
  ];
  expect(withoutWraps(lines)).toEqual([
    lines[0],
    '',
    '- Respect distance: when you meet people you are likely not to shake hands with any of them.',
    '',
    lines[5],
  ]);
  const named = ['- Sign-up sheet', '  ask at the desk', '- Map'];
  expect(withoutWraps(named)).toEqual(named);
});
