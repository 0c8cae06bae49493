import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Bilan annuel',
  introduction: 'Une année sur papier : résultats, tendances, budget et priorités.',
  prompt: 'Ce qui était prévu à côté de ce qui est atteint, avec les chiffres des deux années. Sans les annexes.',
  pages: [
    says(
      'Bilan annuel',
      [
        '',
        'L’année en une phrase',
        'résumé/synthèse',
        'Une croissance régulière et la meilleure trésorerie en cinq ans',
      ],
      ['', 'Pour qui', 'société/rédigé par/organisme', 'Maison Blé vert'],
      ['', 'Date', 'date', 'Janvier 2026'],
    ),
    together(
      'Où nous en sommes',
      says('L’année', [
        '',
        'La marche des affaires',
        'activité/exploitation/résultats',
        '26 magasins ouverts, et pour la première fois trois ventes sur dix en ligne. Les matières premières pèsent sur la marge, mais les stocks tournent plus vite.',
      ]),
      says(
        'Chiffres clés',
        ['chiffre d’affaires', 'Le chiffre d’affaires', 'chiffre d’affaires/ventes/revenus', '86 M€'],
        ['croissance', 'La hausse', 'croissance/hausse/augmentation', '14,2 %'],
        ['résultat net', 'Le résultat net', 'résultat net/bénéfice', '6,1 M€'],
        ['magasins', 'Magasins ou clients', 'magasins/clients/points de vente', '318'],
      ),
    ),
    together(
      'Tendances',
      says('Chiffre d’affaires par trimestre', [
        '',
        'Les chiffres par trimestre',
        'trimestre/chiffre d’affaires',
        'Trimestre|Chiffre d’affaires\nT1|182\nT2|205\nT3|221\nT4|252',
      ]),
      says('Pourquoi', [
        '',
        'Les raisons',
        'analyse/raison/tendance',
        'Les coffrets font du quatrième trimestre le meilleur. Depuis l’été, la vente en ligne croît deux fois plus vite.',
      ]),
    ),
    together(
      'Budget',
      says(
        'Prévu et dépensé',
        [
          '',
          'Le budget et la dépense',
          'budget/dépenses/coûts',
          'Poste|Budget|Dépensé\nMatières|3 900|4 050\nPersonnel|1 320|1 290\nLoyers|860|855\nPublicité|540|610',
        ],
        ['Poste', '', 'poste/rubrique', ''],
        ['Budget', '', 'budget/prévu', ''],
        ['Dépensé', '', 'dépensé/réel', ''],
      ),
      says('Les écarts et leurs causes', [
        '',
        'Les écarts et leurs causes',
        'écarts/différences',
        'Matières : farine et beurre, 9 % de plus\nPublicité : deux campagnes ajoutées\nPersonnel : 12 postes économisés',
      ]),
    ),
    together(
      'Perspectives',
      says(
        'Forces et faiblesses',
        ['Forces', 'Ce que nous faisons bien', 'forces/atouts', 'Une marque connue\nDes fournisseurs fiables'],
        ['Faiblesses', 'Ce qui doit progresser', 'faiblesses/limites', 'Des nouveautés lentes\nPeu de réachat'],
        ['Occasions', 'Ce qui peut être gagné', 'opportunités/occasions', 'Les villes moyennes\nLes entreprises'],
        ['Menaces', 'Ce qui peut nuire', 'menaces/risques', 'Des matières chères\nDes rivaux proches'],
      ),
      says('L’an prochain', [
        '',
        'Les priorités',
        'l’an prochain/priorités/perspectives',
        'Ouvrir 30 magasins de quartier\nSortir un produit en 60 jours\nPorter le réachat à 45 %',
      ]),
    ),
  ],
};
