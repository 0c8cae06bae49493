import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Analyse de marché',
  introduction: 'Taille, tendance, concurrents et pistes d’action en un coup d’œil.',
  prompt:
    'Chaque affirmation avec son chiffre et son année ; les constats avant la méthode. Sans la clause de non-responsabilité.',
  pages: [
    says(
      'Analyse de marché',
      [
        '',
        'Le marché et le constat',
        'résumé/synthèse/conclusion',
        'La maison connectée entre dans son premier renouvellement',
      ],
      ['', 'Date', 'date', 'Premier trimestre 2026'],
    ),
    says(
      'Le marché',
      ['de ventes', 'La taille du marché', 'taille du marché/marché/ventes', '105 Md€'],
      ['de croissance par an', 'La croissance', 'taux de croissance/croissance/hausse', '18,3 %'],
      ['millions de foyers', 'Le nombre de clients', 'utilisateurs/foyers/clients', '94'],
    ),
    says('La croissance', [
      '',
      'Les chiffres au fil des ans',
      'évolution/tendance/croissance',
      'Année|Taille du marché\n2021|55\n2022|62\n2023|73\n2024|89\n2025|105',
    ]),
    says(
      'Les concurrents',
      [
        '',
        'Les principaux rivaux',
        'concurrence/concurrents/marques',
        'Marque|Part|Connue pour\nCloudrest|26 %|Une gamme complète\nGezhi|19 %|Les petites villes\nAurora|14 %|Le dessin\nAutres|41 %|Les bas prix',
      ],
      ['Marque', '', 'marque/société/concurrent', ''],
      ['Part', '', 'part/part de marché', ''],
      ['Connue pour', '', 'atouts/points forts', ''],
    ),
    says(
      'Notre place',
      [
        'Forces',
        'Ce que nous faisons bien',
        'forces/atouts',
        'Nos propres puces, 12 % moins chères\nDes poseurs dans 280 villes',
      ],
      ['Faiblesses', 'Ce qui manque', 'faiblesses/limites', 'Un nom peu connu\nPeu de ventes à l’étranger'],
      ['Occasions', 'Ce qui peut être gagné', 'opportunités/occasions', 'Les aides à la rénovation\nLe soin des aînés'],
      ['Menaces', 'Ce qui peut nuire', 'menaces/risques', 'L’arrivée des plateformes\nLa guerre des prix'],
    ),
    says(
      'Que faire',
      ['Produit', 'Pour le produit', 'produit/recommandation', 'Un ensemble pour les aînés, essayé dans trois villes.'],
      ['Réseau', 'Pour la vente', 'réseau/distribution', 'Cinq plateformes de rénovation, quarante mille ensembles.'],
      ['Marque', 'Pour la marque', 'publicité/communication', 'De vrais foyers plutôt que des listes de fonctions.'],
    ),
  ],
};
