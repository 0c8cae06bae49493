import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Avancement de chantier',
  introduction: 'Où en sont les travaux : chiffres, calendrier, contrôles, sécurité et points à lever.',
  prompt:
    'Les quantités avec leurs unités, les dates avec leur responsable ; les retards aussi clairement que l’avancement. Sans les annexes.',
  pages: [
    says(
      'Avancement de chantier',
      [
        '',
        'Les travaux en une ligne',
        'présentation/description/résumé/objet',
        'Passerelle sur l’Aulne, arc en acier de 84 mètres',
      ],
      ['', 'Entreprise ou maître d’œuvre', 'entreprise/maître d’œuvre/maître d’ouvrage', 'Travaux publics Rivière'],
      ['', 'Date ou période du rapport', 'date/période/mois', 'Mai 2026'],
    ),
    together(
      'Où en sont les travaux',
      says(
        'En bref',
        [
          '',
          'Où en sont les travaux',
          'avancement/état/situation',
          'Les deux culées sont coulées et l’arc est soudé aux deux tiers. Le tablier suit en juillet, avec trois jours de retard.',
        ],
        [
          '',
          'Ce qui a changé depuis le dernier rapport',
          'modifications/changements/avenant',
          'Les appuis sont désormais en acier inoxydable, à la demande du client et au même prix.',
        ],
      ),
      says(
        'Chiffres clés',
        [
          'des travaux sont faits',
          'Part des travaux qui est faite',
          'avancement global/taux d’avancement/avancement/achèvement',
          '62 %',
        ],
        [
          'personnes sur le chantier',
          'Combien de personnes y travaillent',
          'personnes sur le chantier/ouvriers sur le chantier/effectif/ouvriers',
          '34',
        ],
        ['jours sans accident', 'Jours sans accident', 'jours sans accident/sans accident depuis', '187'],
      ),
      says('Prévu et réalisé', [
        '',
        'Avancement prévu et réel de chaque lot',
        'avancement par lot/avancement des lots/avancement/lots',
        'Lot|Prévu, %|Réalisé, %\nFondations|100|100\nCulées|100|100\nArc en acier|75|68\nTablier|20|12',
      ]),
    ),
    together(
      'Calendrier, qualité, sécurité',
      says('Calendrier', [
        '',
        'Dates du calendrier',
        'calendrier/planning/jalons/programme',
        'Juin|Arc fermé\nJuillet|Tablier posé\nAoût|Essai de charge\nSeptembre|Ouverture',
      ]),
      says(
        'Contrôles',
        [
          '',
          'Ce qui a été contrôlé, selon quelle exigence, avec quel résultat',
          'contrôles/contrôle/essais/qualité',
          'Élément|Exigence|Résultat\nBéton C35/45|45 MPa à 28 jours|48,2 MPa, conforme\nSoudures|Ultrasons, classe B|2 sur 46 reprises\nPeinture|240 µm|251 µm, conforme',
        ],
        ['Élément', '', 'élément/ouvrage/partie', ''],
        ['Exigence', '', 'exigence/norme/objectif', ''],
        ['Résultat', '', 'résultat/valeur/constat', ''],
      ),
      says('Sécurité du chantier', [
        '',
        'Ce qui a été fait pour la sécurité',
        'sécurité du chantier/sécurité/prévention/accidents',
        'Filets sous l’arc depuis le 4 mai\nPoint sécurité le lundi à sept heures\nAucun accident depuis novembre',
      ]),
    ),
    together(
      'Le chantier et la suite',
      says('Le chantier', [
        '',
        'Une photo des travaux',
        'photo/image/vue/chantier',
        'L’arc vu de la rive nord, le 22 mai',
      ]),
      says(
        'Points ouverts',
        [
          'Retard',
          'Ce qui retarde les travaux',
          'retard/retards',
          'La crue d’avril a coûté six jours, dont trois sont rattrapés.',
        ],
        [
          'Études',
          'Ce que doivent les études',
          'plans/études/visa',
          'Les plans du garde-corps sont à viser avant le 12 juin.',
        ],
        [
          'Livraisons',
          'Ce qui doit arriver',
          'livraison/livraisons/matériaux',
          'Le tablier arrive en deux fois, les 22 juin et 6 juillet.',
        ],
      ),
      says('Le mois prochain', [
        '',
        'Ce qui est à faire ensuite',
        'prochaines étapes/mois prochain/actions/à faire',
        'Fermer l’arc et vérifier son tracé\nPoser les premiers éléments du tablier\nRéserver l’essai de charge\nDégager la rive nord',
      ]),
    ),
  ],
};
