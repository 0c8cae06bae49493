import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('the language of a text', () => {
  it('knows Japanese tables by their characters where hardly any kana stands', () => {
    expect(detectLanguage('支店別・商品別売上実績（2025年度） 単位：百万円 札幌 仙台 東京 名古屋 大阪 福岡 合計')).toBe(
      'ja-JP',
    );
  });

  it('knows it by a few words in kana among many names', () => {
    const cells =
      '時刻 内容 場所 担当 受付 玄関 開会のことば 講堂 来賓祝辞 合唱「みどりの丘」 音楽部 植樹 中庭 案内数 出席 保護者';
    expect(detectLanguage(cells)).toBe('ja-JP');
  });

  it('knows schedules and ledgers by what stands over their columns', () => {
    expect(
      detectLanguage('NOM VENDEUR SEMAINE JOUR HEURE DEBUT HEURE FIN TOTAL JOUR ADAM S41 DIMANCHE JULIEN S41 JEUDI'),
    ).toBe('fr-FR');
    expect(detectLanguage('Date Vendor Amount Total Adam Monday Julien Thursday')).toBe('en-US');
  });

  it.each([
    'La biblioteca abre los lunes y los jueves por la tarde. Para pedir un libro hay que traer el carné, y cada socio puede llevarse hasta tres.',
    'Die Bücherei ist am Montag und am Donnerstag geöffnet. Wer ein Buch mit nach Hause nehmen will, zeigt den Ausweis, und das für drei Bücher.',
    'Biblioteket er åbent mandag og torsdag. Det er gratis at låne, og du kan have tre bøger med hjem på et kort, som er til hele familien.',
    'A biblioteca abre às segundas e às quintas. Para levar um livro, cada sócio mostra o cartão, e não pode ficar com mais de três em casa.',
    'La biblioteca è aperta il lunedì e il giovedì. Per prendere un libro non serve altro che la tessera, e di libri se ne portano tre.',
  ])('a text in none of them has English labels, not French ones: %s', (text) => {
    expect(detectLanguage(text)).toBe('en-US');
  });

  it('knows French beside names and words that others have, too', () => {
    const text =
      'La bibliothèque de la place est ouverte le lundi et le jeudi. Pour emprunter un livre, il suffit de la carte, que l’on montre à Maria del Mar.';
    expect(detectLanguage(text)).toBe('fr-FR');
  });

  it('tells the two Chinese scripts apart', () => {
    // Price lists have hardly a word that is frequent.
    expect(detectLanguage('暖暖早餐店 蘿蔔糕 NT$45 鍋燒麵 NT$90 滿額贈豆漿')).toBe('zh-TW');
    expect(detectLanguage('各单位应当对数据进行检查，经过审核后发布')).toBe('zh-CN');
    expect(detectLanguage('各單位應當對數據進行檢查，經過審核後發布')).toBe('zh-TW');
  });
});
