import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Étude de faisabilité',
  introduction: 'Besoin, moyens, argent, risques et conclusion.',
  prompt: 'Peser les deux côtés avec le même soin ; les sommes avec leur monnaie et leur année. Sans les annexes.',
  pages: [
    says(
      'Étude de faisabilité',
      ['', 'Le projet étudié', 'projet/résumé/présentation', 'Une ligne pour deux cent mille carters de moteur par an'],
      ['', 'Qui l’a rédigée', 'rédigé par/société/organisme', 'Mécanique Constance'],
      ['', 'Date', 'date', 'Février 2026'],
    ),
    together(
      'Besoin et moyens',
      says('Pourquoi', [
        '',
        'Pourquoi le projet est nécessaire',
        'besoin/contexte/nécessité',
        'La ligne a 14 ans et consomme 22 % de plus que les autres. En pleine saison, trois pièces sur dix sont sous-traitées.',
      ]),
      says(
        'Les moyens',
        ['Site', 'Le lieu', 'site/lieu/bâtiment', 'Le hall 2 offre 4 200 mètres carrés.'],
        ['Technique', 'Les techniques', 'technique/équipement/procédé', 'Le moulage et l’usinage sont maîtrisés.'],
        ['Équipe', 'Les personnes', 'personnel/équipe', '46 ouvriers qualifiés, cinq ingénieurs à recruter.'],
      ),
    ),
    together(
      'L’argent',
      says(
        'Chiffres clés',
        ['à investir', 'L’investissement total', 'investissement total/investissement/coût', '4,7 M€'],
        ['ans pour l’amortir', 'La durée de retour', 'retour/amortissement', '3,8'],
        ['de rendement', 'Le rendement', 'rendement/rentabilité', '21 %'],
      ),
      says('Répartition', [
        '',
        'Les postes de l’investissement',
        'investissement/coûts/budget',
        'Poste|Montant\nMachines|2 150\nBâtiment|480\nLogiciels|420\nFormation|210\nRéserve|340',
      ]),
    ),
    together(
      'Risques et dates',
      says(
        'Risques',
        [
          '',
          'Les risques, leurs effets, les réponses',
          'risques/menaces',
          'Risque|Effet|Réponse\nMachines en retard|Début retardé|Commandes par lots\nTrop peu de commandes|Capacité inutile|Contrats longs\nCompétences|Rebuts|Formation anticipée',
        ],
        ['Risque', '', 'risque/problème', ''],
        ['Effet', '', 'effet/impact', ''],
        ['Réponse', '', 'réponse/mesure', ''],
      ),
      says('Calendrier', [
        '',
        'Les étapes et leurs dates',
        'calendrier/planning/étapes',
        'Mars|Décision et appel d’offres\nJuin|Arrivée des machines\nSeptembre|Essais\nDécembre|Pleine production',
      ]),
    ),
    together(
      'Conclusion',
      says(
        'Pour et contre',
        [
          'Pour',
          'Ce qui plaide pour',
          'avantages/bénéfices',
          'Des pièces 17 % moins chères\n28 jours au lieu de 45\n26 % d’énergie en moins',
        ],
        [
          'Contre',
          'Ce qui plaide contre',
          'inconvénients/limites',
          'Beaucoup d’argent au début\nDes rebuts aux essais',
        ],
      ),
      says('Avis', [
        '',
        'Ce qui en découle',
        'conclusion/recommandation',
        'Le projet est faisable. Il devrait être approuvé et mené en deux temps.',
      ]),
    ),
  ],
};
